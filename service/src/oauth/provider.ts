import type { FastifyBaseLogger } from 'fastify'
import { Provider, type TokenEndpointGrantContext } from 'oidc-provider'
import { StartupRefused } from '#database/startup-refused.ts'
import type { Context } from '../context.ts'
import { engineConfiguration } from './configuration.ts'
import { logEngine } from './engine-log.ts'
import { Exchange } from './exchange.ts'
import { adjustModels } from './models.ts'

/** As it is, but what an exchange issues is kept at its end (`exchange.ts`), where it can still be refused. */
class Engine extends Provider {
  override registerGrantType<Parameters extends object>(
    name: string,
    handler: (ctx: TokenEndpointGrantContext<Parameters>) => Promise<void> | void,
    ...parameters: (string | readonly string[] | ReadonlySet<string>)[]
  ) {
    const exchange: typeof handler = async (ctx) => {
      await handler(ctx)
      await Exchange.underWay?.keep()
    }
    super.registerGrantType(name, exchange, ...parameters)
  }
}

/** The OAuth engine of the service. */
export function createProvider(context: Context, log: FastifyBaseLogger): Provider {
  const { publicUrl, local } = context.config
  if (publicUrl.protocol !== 'https:' && !local) {
    throw new StartupRefused(
      `PUBLIC_URL is '${publicUrl.origin}', but it must start with https:// unless it is a local address.`,
    )
  }
  const provider = new Engine(`${publicUrl.origin}/oauth`, engineConfiguration(context))
  // Addresses and the cookies' Secure follow the configuration, whatever a request or a proxy says.
  Object.defineProperties(provider.request, {
    protocol: { value: publicUrl.protocol.slice(0, -1) },
    host: { value: publicUrl.host },
  })
  // No session is kept, so no cookie is left for one.
  provider.on('authorization.success', ({ oidc }) => {
    Object.assign(oidc.session!, { destroyed: true })
  })
  adjustModels(provider, context.pool)
  logEngine(provider, log)
  return provider
}
