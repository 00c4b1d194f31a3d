import { maxStateLength } from '@accord/contract/rules/approval-scopes.ts'
import { type Client, errors, type Provider } from 'oidc-provider'

/** A verified sign-out request from an application. */
export interface LogoutRequest {
  /** The application, if the request names one. */
  client: Client | undefined
  /** The session in the ID token that we issued to the application. */
  meant: { sub: unknown; sid: unknown } | undefined
  /** Where the browser goes afterwards. The application has registered this address. */
  after: AfterLogout | undefined
}

export interface AfterLogout {
  to: string
  state: string | undefined
}

/**
 * The supported parameters. `logout_hint` and `ui_locales` aren't needed, because the browser's cookie and settings
 * already provide both.
 */
const known = ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state'] as const

/** Reads a request by OpenID Connect RP-Initiated Logout 1.0, sections 2 and 3. */
export async function readLogoutRequest(
  provider: Provider,
  sent: URLSearchParams,
): Promise<LogoutRequest> {
  const [hint, clientId, to, state] = known.map((name) => valueIn(sent, name))
  const client = await clientFor(provider, hint, clientId)
  const meant = hint === undefined ? undefined : await meantBy(provider, hint, client!)
  if (state !== undefined && Buffer.byteLength(state) > maxStateLength) {
    throw new errors.InvalidRequest(`state must not be longer than ${maxStateLength} bytes`)
  }
  if (to === undefined) return { client, meant, after: undefined }
  if (!client) {
    throw new errors.InvalidRequest('post_logout_redirect_uri requires id_token_hint or client_id')
  }
  if (!client.postLogoutRedirectUriAllowed(to)) {
    throw new errors.InvalidRequest('post_logout_redirect_uri is not registered')
  }
  return { client, meant, after: { to, state } }
}

/** Returns a parameter. One without a value counts as omitted (RFC 6749, section 3.1). */
function valueIn(sent: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = sent.getAll(name)
  if (more.length > 0) throw new errors.InvalidRequest(`${name} must be sent only once`)
  return value || undefined
}

async function clientFor(
  provider: Provider,
  hint: string | undefined,
  clientId: string | undefined,
): Promise<Client | undefined> {
  const id = hint === undefined ? clientId : audienceOf(hint)
  if (clientId !== undefined && clientId !== id) {
    throw new errors.InvalidRequest('id_token_hint and client_id belong to different applications')
  }
  if (id === undefined) return undefined
  const client = await provider.Client.find(id)
  if (!client) throw new errors.InvalidRequest('the application does not exist')
  return client
}

/** Returns the token's audience before anything is verified. */
function audienceOf(idToken: string): string {
  try {
    const claims = Buffer.from(idToken.split('.')[1]!, 'base64url').toString()
    return String((JSON.parse(claims) as { aud: unknown }).aud)
  } catch {
    throw notOurs()
  }
}

/** Returns the session that an ID token names, even after the token has expired. */
async function meantBy(provider: Provider, idToken: string, client: Client) {
  try {
    const { payload } = await provider.IdToken.validate(idToken, client)
    return { sub: payload['sub'], sid: payload['sid'] }
  } catch {
    throw notOurs()
  }
}

function notOurs() {
  return new errors.InvalidRequest('id_token_hint is not an ID token issued by this service')
}
