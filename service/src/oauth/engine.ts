import {
  type Client,
  type Configuration,
  errors,
  Provider,
  type TokenEndpointGrantContext,
} from 'oidc-provider'
// Its own function for its own keys, though it calls it only once.
import initializeKeystore from 'oidc-provider/lib/helpers/initialize_keystore.js'
import { Exchange } from '#oauth/storage/exchange.ts'
import type { Answer } from '#oauth/storage/kept-answer.ts'
import { scopesIn } from '@accord/contract/rules/scopes.ts'
import type { CountPoll } from './devices/device-flow.ts'
import { keySetOf, type SigningKeys } from '#secrets/signing-keys.ts'
import { requireGivable } from './scopes.rules.ts'

interface Beside {
  countPoll: CountPoll
  /** Kept up to date by `signing-keys-watch.ts`. */
  signingKeys: SigningKeys
}

/** The engine as it is, with what we ask before and after it answers at the token endpoint. */
export class Engine extends Provider {
  readonly #countPoll: CountPoll
  readonly #signingKeys: SigningKeys
  #shown: SigningKeys['current']

  constructor(issuer: string, configuration: Configuration, { countPoll, signingKeys }: Beside) {
    super(issuer, configuration)
    this.#countPoll = countPoll
    this.#signingKeys = signingKeys
    this.#shown = signingKeys.current
    this.use((_ctx, next) => {
      this.takeUpKeys()
      return next()
    })
  }

  /** Asked before anything is signed or shown: other keys may have taken over since the engine was made. */
  takeUpKeys() {
    const { current } = this.#signingKeys
    if (this.#shown === current) return
    initializeKeystore.call(this, keySetOf(this.#signingKeys, new Date()))
    this.#shown = current
  }

  override registerGrantType<Parameters extends object>(
    name: string,
    handler: (ctx: TokenEndpointGrantContext<Parameters>) => Promise<void> | void,
    ...parameters: (string | readonly string[] | ReadonlySet<string>)[]
  ) {
    const answer: typeof handler = async (ctx) => {
      if (name === 'client_credentials') settleScope(ctx.oidc.params, ctx.oidc.client)
      try {
        await handler(ctx)
      } catch (error) {
        if (error instanceof errors.AuthorizationPending) await this.#poll(ctx)
        throw error
      }
      // Where it can still be refused: the application is answered afterwards.
      const { underWay } = Exchange
      if (underWay) ctx.body = await underWay.keep(ctx.body as Answer)
    }
    super.registerGrantType(name, answer, ...parameters)
  }

  #poll({ oidc }: TokenEndpointGrantContext<object>) {
    const { device_code } = oidc.params as unknown as { device_code: string }
    return this.#countPoll(device_code)
  }
}

/** Who asks for no scope in particular gets all that the application is registered for (RFC 6749, 3.3). */
function settleScope(params: { scope?: string | undefined }, client: Client) {
  const all = scopesIn(client.scope!).join(' ')
  params.scope ??= all
  requireGivable(params.scope, all)
}
