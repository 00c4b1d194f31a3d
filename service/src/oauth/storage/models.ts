import { Provider } from 'oidc-provider'
import type { LastUses } from '#uses/last-uses.ts'
import { hashSecret, randomSecret } from '#secrets/random-secret.ts'
import { equalInConstantTime } from '#secrets/secrets.ts'
import type { LiveKey } from './clients.store.ts'
import { scopesIn } from '@accord/contract/rules/scopes.ts'

type Noting = Pick<LastUses, 'note'>

/** The few places where the engine's own models do not do what we need; the rest is configuration. */
export function adjustModels(provider: Provider, lastUses: Noting) {
  checkSecretsByHash(provider, lastUses)
  allowGrantTypes(provider)
  rememberApprovals(provider)
  prefixTokens(provider)
}

/** Any live key of the application is good; which one it was is noted with the tokens issued for it. */
function checkSecretsByHash({ Client }: Provider, lastUses: Noting) {
  Client.prototype.compareClientSecret = async function compareClientSecret(secret: string) {
    const hash = hashSecret(secret)
    const [key] = (this as unknown as { live_keys: LiveKey[] }).live_keys.filter((each) =>
      equalInConstantTime(Buffer.from(each.hash, 'hex'), hash),
    )
    if (!key) return false
    lastUses.note('key', key.id)
    lastUses.note('application', this.clientId)
    Provider.ctx!.state['keyId'] = key.id
    return true
  }
}

/**
 * Only an application that may be a service account acts in its own name. Codes and refresh tokens are for
 * all: the engine would deny them to one without an address, whose codes come from the direct door.
 */
function allowGrantTypes({ Client }: Provider) {
  Client.prototype.grantTypeAllowed = function grantTypeAllowed(type: string) {
    if (type === 'client_credentials')
      return scopesIn(this.scope!).includes('service-account:manage')
    return type === 'authorization_code' || type === 'refresh_token'
  }
}

/** A grant rests on an approval and ends with it, and so does everything that comes from the grant. */
function rememberApprovals({ Grant }: Provider) {
  const remembered = [...Grant.IN_PAYLOAD, 'approvalId']
  Object.defineProperty(Grant, 'IN_PAYLOAD', { get: () => remembered })
}

/** 256 random bits behind the prefix by which secret scanners know them. */
function prefixTokens({ AccessToken, ClientCredentials, RefreshToken }: Provider) {
  for (const [{ prototype }, prefix] of [
    [AccessToken, 'aca'],
    [ClientCredentials, 'acn'],
    [RefreshToken, 'acr'],
  ] as const) {
    const generateTokenId = function generateTokenId(this: { format?: string }) {
      this.format = 'opaque'
      return randomSecret(prefix).value
    }
    Object.assign(prototype, { generateTokenId })
  }
}
