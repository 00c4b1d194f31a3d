import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Context } from '#context.ts'
import { brakeClients } from './brake.ts'
import { engineConfiguration, type EngineParts } from './configuration.ts'
import { countPollsIn, leadDevicesToConsole } from './devices/device-flow.ts'
import { Engine } from './engine.ts'
import { logEngine } from './engine-log.ts'
import { askBeforeErrorRedirects } from './errors/error-redirects.ts'
import { tellDatabaseTime } from '#oauth/storage/engine-time.ts'
import { ownOf } from '#oauth/storage/client-adapter.ts'
import { adjustModels } from '#oauth/storage/models.ts'

/** What signs and knows applications; enough for a worker, which answers nobody. */
export function createEngine(parts: EngineParts): Engine {
  const { publicUrl } = parts.config
  const configuration = engineConfiguration(parts)
  const engine = new Engine(`${publicUrl.origin}/oauth`, configuration, {
    clock: parts.clock,
    countPoll: countPollsIn(parts),
    signingKeys: parts.signingKeys,
  })
  // Asked for at every request: a new secret key takes over while the engine runs.
  Object.defineProperty(engine, 'keys', { get: () => parts.secrets.cookieKeys() })
  tellDatabaseTime(engine, parts.clock)
  return engine
}

/** The OAuth engine of the service. */
export function createProvider(context: Context, log: FastifyBaseLogger): Provider {
  const { publicUrl } = context.config
  const provider = createEngine(context)
  // Addresses and the cookies' Secure follow the configuration, whatever a request or a proxy says.
  Object.defineProperties(provider.request, {
    protocol: { value: publicUrl.protocol.slice(0, -1) },
    host: { value: publicUrl.host },
  })
  adjustModels(provider, context.lastUses)
  noteIssued(provider, context)
  brakeClients(context, provider)
  leadDevicesToConsole(provider, context)
  askBeforeErrorRedirects(provider, context)
  logEngine(provider, log)
  return provider
}

/** Whoever signs people in with what they approved uses it, also where nothing of the API is ever asked for. */
function noteIssued(provider: Provider, { lastUses }: Pick<Context, 'lastUses'>) {
  provider.on('grant.success', ({ oidc }) => {
    const { approvalId } = (oidc.entities.Grant ?? {}) as { approvalId?: string }
    // One with a secret was noted when it proved itself.
    if (isPublic(ownOf(oidc.client!).kind)) lastUses.note('application', oidc.client!.clientId)
    if (approvalId !== undefined) lastUses.note('approval', approvalId)
  })
}
