import { type SecretPrefix, hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { type Client, Provider, errors } from 'oidc-provider'
import type { UsageTracker } from '#actor.ts'
import { deviceGrant } from '#oauth/devices/device-flow.ts'
import { equalInConstantTime } from '#crypto/secrets.ts'
import { ownOf } from './client-adapter.ts'
import { actsForItself, isPublic } from '@accord/contract/rules/application-kinds.ts'
import { takesAnswersAt } from '@accord/contract/rules/redirect-uris.ts'
import { scopesIn } from '@accord/contract/rules/scopes.ts'

/** The prefixes of each kind of token, by the engine's names. */
export const tokenPrefixes: ReadonlyMap<string, SecretPrefix> = new Map([
  ['AccessToken', 'aca'],
  ['ClientCredentials', 'acn'],
  ['RefreshToken', 'acr'],
])

type Noting = Pick<UsageTracker, 'note'>

/** Changes the few places where the engine's own models don't fit our needs. Everything else is configuration. */
export function adjustModels(provider: Provider, usage: Noting) {
  checkSecretsByHash(provider, usage)
  takeAnswersAtOneRule(provider)
  allowGrantTypes(provider)
  rememberRests(provider)
  leaveSessionsAlone(provider)
  prefixTokens(provider)
  rememberPresented(provider)
}

/** Accepts any active secret of the application, and records it with the tokens that are issued for it. */
function checkSecretsByHash({ Client }: Provider, usage: Noting) {
  Client.prototype.compareClientSecret = async function compareClientSecret(secret: string) {
    const hash = hashSecret(secret)
    const [key] = ownOf(this).live_keys.filter((each) =>
      equalInConstantTime(Buffer.from(each.hash, 'hex'), hash),
    )
    if (!key) return false
    usage.note('key', key.id)
    usage.note('application', this.clientId)
    Provider.ctx!.state['keyId'] = key.id
    return true
  }
}

/** Makes this flow use the same rule for redirect addresses as the direct flow. Here, an address must be registered. */
function takeAnswersAtOneRule({ Client }: Provider) {
  Client.prototype.redirectUriAllowed = function redirectUriAllowed(redirect: string) {
    const registered = this.redirectUris!
    return registered.length > 0 && takesAnswersAt(ownOf(this).kind, registered, redirect)
  }
}

/**
 * Decides which grant types an application can use. Only a service account can act in its own name. All applications
 * can use codes and refresh tokens, which the engine would deny without a redirect address. Such applications get their
 * codes from the direct flow.
 */
function allowGrantTypes({ Client }: Provider) {
  Client.prototype.grantTypeAllowed = function grantTypeAllowed(type: string) {
    if (type === 'client_credentials') return mayActForItself(this)
    if (type === deviceGrant) return mayBeDevice(this)
    return type === 'authorization_code' || type === 'refresh_token'
  }
}

/**
 * Returns whether the application can act in its own name. Like `mayBeDevice`, it throws an error that says which
 * permission is missing.
 */
function mayActForItself(client: Client): boolean {
  if (actsForItself(ownOf(client).kind, scopesIn(client.scope!))) return true
  if (Provider.ctx!.oidc.params?.['grant_type'] === 'client_credentials') {
    throw new errors.UnauthorizedClient(
      'only web applications with the scope service-account:manage can act on their own behalf',
    )
  }
  return false
}

/**
 * Returns whether the application can use device codes, which only native ones can. Others get OAuth's own error
 * instead of the engine's `invalid_request`.
 */
function mayBeDevice(client: Client): boolean {
  if (ownOf(client).kind === 'native') return true
  const { route, params } = Provider.ctx!.oidc
  if (route === 'device_authorization' || params?.['grant_type'] === deviceGrant) {
    throw new errors.UnauthorizedClient('only native applications can use device codes')
  }
  return false
}

/**
 * Stores the approval that a grant depends on, and also the session unless the application can act while the person is
 * away. If either ends, the grant and everything issued for it end, too. Also stores the link if an identity provider opened
 * the session.
 */
function rememberRests({ Grant }: Provider) {
  const remembered = [...Grant.IN_PAYLOAD, 'approvalId', 'sessionId', 'givenIn', 'linkId']
  Object.defineProperty(Grant, 'IN_PAYLOAD', { get: () => remembered })
}

/**
 * Leaves sessions to the console. To the engine, each session has already ended, so that it stores none and sets no
 * cookie. A request isn't bound to the session in which it started, because a person may sign in before they decide. A
 * separate cookie binds it to the browser. All applications get the session's ID.
 */
function leaveSessionsAlone({ Client, Interaction, Session }: Provider) {
  Object.assign(Session.prototype, { destroyed: true })
  const remembered = Interaction.IN_PAYLOAD.filter((name) => name !== 'session')
  Object.defineProperty(Interaction, 'IN_PAYLOAD', { get: () => remembered })
  Client.prototype.includeSid = () => true
}

/** Gives tokens 256 random bits after a prefix that secret scanners recognize. */
function prefixTokens({ AccessToken, ClientCredentials, RefreshToken }: Provider) {
  for (const { name, prototype } of [AccessToken, ClientCredentials, RefreshToken]) {
    const prefix = tokenPrefixes.get(name)!
    const generateTokenId = function generateTokenId(this: { format?: string }) {
      this.format = 'opaque'
      return randomSecret(prefix).value
    }
    Object.assign(prototype, { generateTokenId })
  }
}

/** Remembers whose code or token a request presents, because the engine forgets it if the request then fails. */
function rememberPresented({ AuthorizationCode, DeviceCode, RefreshToken }: Provider) {
  for (const model of [AuthorizationCode, DeviceCode, RefreshToken]) {
    const find = model.find.bind(model) as (...given: unknown[]) => Promise<Presented | undefined>
    const remember = async (...given: unknown[]) => {
      const found = await find(...given)
      if (found && Provider.ctx) Provider.ctx.state['presentedBy'] = found.clientId
      return found
    }
    Object.assign(model, { find: remember })
  }
}

interface Presented {
  clientId?: string
}

/**
 * Whether a token request came from the application itself. Client IDs aren't secret, so a request also needs a valid
 * secret, or a code or token that the application was issued if it has no secret.
 */
export function isFromApplication(client: Client, state: Record<string, unknown>): boolean {
  if (!isPublic(ownOf(client).kind)) return state['keyId'] !== undefined
  return state['presentedBy'] === client.clientId
}
