import {
  type Client,
  type Configuration,
  errors,
  type KoaContextWithOIDC,
  Provider,
  type TokenEndpointGrantContext,
} from 'oidc-provider'
// This is the engine's own function for its keys, although the engine calls it only once.
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
  /** The signing keys, which `startSigningKeyPolling` keeps up to date. */
  signingKeys: SigningKeys
}

/** The engine, with additional work before and after each response of the token endpoint. */
export class Engine extends Provider {
  readonly #countPoll: CountPoll
  readonly #clock: Clock
  readonly #signingKeys: SigningKeys
  #shown: SigningKeys['current']
  /** When the first previous key must no longer be published. */
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
   * Reloads the keys before anything is signed or published. Since the engine was created, other keys may have become
   * current, and previous ones may have expired.
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
      // The exchange is stored here, before the application gets its response, because it can still fail.
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
 * Lists only the scopes that every client can request, because some libraries request all scopes in the discovery
 * document. The engine would also list the API's scopes, which an application must be registered for.
 */
function listCommonScopes({ oidc, body }: KoaContextWithOIDC) {
  if (oidc?.route !== 'discovery') return
  Object.assign(body as object, { scopes_supported: [...standardScopes] })
}

/** Gives a request without scopes all scopes that the application is registered for (RFC 6749, section 3.3). */
function settleScope(params: { scope?: string | undefined }, client: Client) {
  const all = scopesIn(client.scope!).join(' ')
  params.scope ??= all
  requireGivable(params.scope, all)
}
