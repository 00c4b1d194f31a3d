import { type Client, Provider, type TokenEndpointGrantContext } from 'oidc-provider'
import { Exchange } from '#oauth/storage/exchange.ts'
import type { Answer } from '#oauth/storage/kept-answer.ts'
import { scopesIn } from '@accord/contract/rules/scopes.ts'
import { requireGivable } from './scopes.rules.ts'

/** The engine as it is, with what we ask before and after it answers at the token endpoint. */
export class Engine extends Provider {
  override registerGrantType<Parameters extends object>(
    name: string,
    handler: (ctx: TokenEndpointGrantContext<Parameters>) => Promise<void> | void,
    ...parameters: (string | readonly string[] | ReadonlySet<string>)[]
  ) {
    const answer: typeof handler = async (ctx) => {
      if (name === 'client_credentials') settleScope(ctx.oidc.params, ctx.oidc.client)
      await handler(ctx)
      // Where it can still be refused: the application is answered afterwards.
      const { underWay } = Exchange
      if (underWay) ctx.body = await underWay.keep(ctx.body as Answer)
    }
    super.registerGrantType(name, answer, ...parameters)
  }
}

/** Who asks for no scope in particular gets all that the application is registered for (RFC 6749, 3.3). */
function settleScope(params: { scope?: string | undefined }, client: Client) {
  const all = scopesIn(client.scope!).join(' ')
  params.scope ??= all
  requireGivable(params.scope, all)
}
