import { type SecretPrefix, hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { type Client, Provider, errors } from 'oidc-provider'
import type { UsageTracker } from '#actor.ts'
import { deviceGrant } from '#oauth/devices/device-flow.ts'
import { equalInConstantTime } from '#crypto/secrets.ts'
import { ownOf } from './client-adapter.ts'
import { actsForItself } from '@accord/contract/rules/application-kinds.ts'
import { takesAnswersAt } from '@accord/contract/rules/redirect-uris.ts'
import { scopesIn } from '@accord/contract/rules/scopes.ts'

/** What the tokens of each kind begin with, by the engine's names. */
export const tokenPrefixes: ReadonlyMap<string, SecretPrefix> = new Map([
  ['AccessToken', 'aca'],
  ['ClientCredentials', 'acn'],
  ['RefreshToken', 'acr'],
])

type Noting = Pick<UsageTracker, 'note'>

/** The few places where the engine's own models do not do what we need; the rest is configuration. */
export function adjustModels(provider: Provider, lastUses: Noting) {
  checkSecretsByHash(provider, lastUses)
  takeAnswersAtOneRule(provider)
  allowGrantTypes(provider)
  rememberRests(provider)
  leaveSessionsAlone(provider)
  prefixTokens(provider)
}

/** Any live key of the application is good; which one it was is noted with the tokens issued for it. */
function checkSecretsByHash({ Client }: Provider, lastUses: Noting) {
  Client.prototype.compareClientSecret = async function compareClientSecret(secret: string) {
    const hash = hashSecret(secret)
    const [key] = ownOf(this).live_keys.filter((each) =>
      equalInConstantTime(Buffer.from(each.hash, 'hex'), hash),
    )
    if (!key) return false
    lastUses.note('key', key.id)
    lastUses.note('application', this.clientId)
    Provider.ctx!.state['keyId'] = key.id
    return true
  }
}

/** Both ways in ask the same question. At this one an address must be registered. */
function takeAnswersAtOneRule({ Client }: Provider) {
  Client.prototype.redirectUriAllowed = function redirectUriAllowed(redirect: string) {
    const registered = this.redirectUris!
    return registered.length > 0 && takesAnswersAt(ownOf(this).kind, registered, redirect)
  }
}

/**
 * Only an application that may be a service account acts in its own name. Codes and refresh tokens are for
 * all: the engine would deny them to one without an address, whose codes come from the direct way in.
 */
function allowGrantTypes({ Client }: Provider) {
  Client.prototype.grantTypeAllowed = function grantTypeAllowed(type: string) {
    if (type === 'client_credentials') return mayActForItself(this)
    if (type === deviceGrant) return mayBeDevice(this)
    return type === 'authorization_code' || type === 'refresh_token'
  }
}

/** As below: whoever asks for it without the right is told what is missing. */
function mayActForItself(client: Client): boolean {
  if (actsForItself(ownOf(client).kind, scopesIn(client.scope!))) return true
  if (Provider.ctx!.oidc.params?.['grant_type'] === 'client_credentials') {
    throw new errors.UnauthorizedClient(
      'only web applications with the scope service-account:manage can act in their own name',
    )
  }
  return false
}

/**
 * Only what runs on a device of its own. Others that ask for it are told in the words of OAuth; the engine's
 * own would be `invalid_request`.
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
 * A grant rests on an approval, and on a session unless the application may go on while the person is away. It
 * ends with either, and so does everything that comes from the grant.
 */
function rememberRests({ Grant }: Provider) {
  const remembered = [...Grant.IN_PAYLOAD, 'approvalId', 'sessionId', 'givenIn']
  Object.defineProperty(Grant, 'IN_PAYLOAD', { get: () => remembered })
}

/**
 * Sessions are the console's: to the engine each has ended already, so that it neither keeps one nor sets its
 * cookie. A request is not bound to the one it began with, for a person may sign in before they decide; it is
 * bound to the browser by a cookie of its own. What applications know a session by is told to all of them.
 */
function leaveSessionsAlone({ Client, Interaction, Session }: Provider) {
  Object.assign(Session.prototype, { destroyed: true })
  const remembered = Interaction.IN_PAYLOAD.filter((name) => name !== 'session')
  Object.defineProperty(Interaction, 'IN_PAYLOAD', { get: () => remembered })
  Client.prototype.includeSid = () => true
}

/** 256 random bits behind the prefix by which secret scanners know them. */
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
