import {
  type Client,
  type Configuration,
  errors,
  type KoaContextWithOIDC,
  Provider,
  type TokenEndpointGrantContext,
} from 'oidc-provider'
// Its own function for its own keys, though it calls it only once.
import initializeKeystore from 'oidc-provider/lib/helpers/initialize_keystore.js'
import { Exchange } from '#oauth/storage/exchange.ts'
import { type Answer, removePendingConsent } from './storage/exchange.ts'
import { scopesIn, standardScopes } from '@accord/contract/rules/scopes.ts'
import type { CountPoll } from './devices/device-flow.ts'
import type { Clock } from '#database/time.ts'
import { keySetOf, publishedUntil, type SigningKeys } from '#crypto/signing-keys.ts'
import { requireGivable } from './scopes.rules.ts'
import { requireSupported } from './unsupported.ts'

interface Beside {
  clock: Clock
  countPoll: CountPoll
  /** Kept up to date by `signing-keys-watch.ts`. */
  signingKeys: SigningKeys
}

/** The engine as it is, with what we ask before and after it answers at the token endpoint. */
export class Engine extends Provider {
  readonly #countPoll: CountPoll
  readonly #clock: Clock
  readonly #signingKeys: SigningKeys
  #shown: SigningKeys['current']
  /** When the first of the former keys is no longer to be shown. */
  #shownUntil: number

  constructor(issuer: string, configuration: Configuration, beside: Beside) {
    super(issuer, configuration)
    const { clock, countPoll, signingKeys } = beside
    this.#countPoll = countPoll
    this.#clock = clock
    this.#signingKeys = signingKeys
    this.#shown = signingKeys.current
    this.#shownUntil = publishedUntil(signingKeys, clock.now())
    this.use(async (ctx, next) => {
      this.takeUpKeys()
      await next()
      listCommonScopes(ctx as KoaContextWithOIDC)
    })
  }

  /**
   * Asked before anything is signed or shown: other keys may have taken over since the engine was made, and those of
   * before may have had their day.
   */
  takeUpKeys() {
    const { current } = this.#signingKeys
    const now = this.#clock.now()
    if (this.#shown === current && now < this.#shownUntil) return
    initializeKeystore.call(this, keySetOf(this.#signingKeys, new Date(now)))
    this.#shown = current
    this.#shownUntil = publishedUntil(this.#signingKeys, now)
  }

  override registerGrantType<Parameters extends object>(
    name: string,
    handler: (ctx: TokenEndpointGrantContext<Parameters>) => Promise<void> | void,
    ...parameters: (string | readonly string[] | ReadonlySet<string>)[]
  ) {
    const answer: typeof handler = async (ctx) => {
      requireSupported(ctx.oidc.body)
      if (name === 'client_credentials') settleScope(ctx.oidc.params, ctx.oidc.client)
      try {
        await handler(ctx)
      } catch (error) {
        if (error instanceof errors.AuthorizationPending) await this.#poll(ctx)
        throw error
      }
      // Where it can still be refused: the application is answered afterwards.
      const { underWay } = Exchange
      const answered = ctx.body as Answer
      ctx.body = removePendingConsent(underWay ? await underWay.keep(answered) : answered)
    }
    super.registerGrantType(name, answer, ...parameters)
  }

  #poll({ oidc }: TokenEndpointGrantContext<object>) {
    const { device_code } = oidc.params as unknown as { device_code: string }
    return this.#countPoll(device_code)
  }
}

/**
 * Discovery lists what every client may ask for: libraries that ask for all of it would be refused otherwise. The engine
 * would list the scopes of the API too, which an application has to be registered for.
 */
function listCommonScopes({ oidc, body }: KoaContextWithOIDC) {
  if (oidc?.route !== 'discovery') return
  Object.assign(body as object, { scopes_supported: [...standardScopes] })
}

/** Who asks for no scope in particular gets all that the application is registered for (RFC 6749, 3.3). */
function settleScope(params: { scope?: string | undefined }, client: Client) {
  const all = scopesIn(client.scope!).join(' ')
  params.scope ??= all
  requireGivable(params.scope, all)
}
