import type { Configuration } from 'oidc-provider'
import type { Config } from '#config/config.ts'
import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import { allScopes, standardScopes } from '@accord/contract/rules/scopes.ts'
import { hostCookieName, isSecure } from '#http/cookies.ts'
import type { Context } from '#context.ts'
import { findAccountIn } from './claims/account.ts'
import { claimsFor } from '#data/approvals/approvals.rules.ts'
import { acrValues } from './claims/strength.rules.ts'
import { ArtifactAdapter, DeviceCodeAdapter, SessionAdapter } from './storage/adapter.ts'
import { findArtifact } from '#data/approvals/oauth-grants.store.ts'
import { ClientAdapter, ownMetadata, ownOf } from './storage/client-adapter.ts'
import { findClient } from './storage/clients.store.ts'
import { arrivalCookieName } from '#data/sessions/cookies.ts'
import { isAllowedOrigin, needsPkce } from './public-clients.ts'
import { deviceFlow } from './devices/device-flow.ts'
import { Unanswered, revokeReusedIn } from './storage/exchange.ts'
import { renderError } from './error-pages.ts'
import { extraParams, interactionsOf, loadExistingGrant } from './interactions.ts'
import { lifetimes } from './lifetimes.ts'
import { keySetOf, signingAlgorithms } from '#crypto/signing-keys.ts'

type Methods = NonNullable<Configuration['clientAuthMethods']>
type Prompts = NonNullable<NonNullable<Configuration['interactions']>['policy']>

/** Returns metadata that the engine doesn't publish itself. */
export function discoveryOf({ publicUrl }: Config, clientAuthMethods: Methods, prompts: Prompts) {
  const asked = prompts.filter(({ requestable }) => requestable)
  return {
    claim_types_supported: ['normal'],
    prompt_values_supported: ['none', ...asked.map(({ name }) => name)],
    request_parameter_supported: false,
    // A caller that doesn't authenticate gets no information about any token (RFC 7662, section 2.1).
    introspection_endpoint_auth_methods_supported: [...clientAuthMethods].filter(
      (method) => method !== 'none',
    ),
    revocation_endpoint_auth_methods_supported: clientAuthMethods,
    service_documentation: `${publicUrl.origin}/api/docs`,
  }
}

/** Everything that the engine depends on. */
export type EngineParts = Pick<
  Context,
  'clock' | 'config' | 'db' | 'pool' | 'secrets' | 'signingKeys' | 'wakeMailer'
> &
  Partial<Pick<Context, 'usage'>>

/** Secrets are stored as hashes, so they can't verify a signature. Public clients have no secret. */
const clientAuthMethods = ['client_secret_basic', 'client_secret_post', 'none'] as const

/** Returns every setting that differs from the engine's defaults, with the reason for each. */
export function engineConfiguration(parts: EngineParts): Configuration {
  const { clock, config, db, pool, secrets, signingKeys } = parts
  const secure = isSecure(config)
  const interactions = interactionsOf(parts)
  const find = (kind: string, hash: Buffer) => findArtifact(pool, kind, hash)
  const unanswered = new Unanswered(db)
  const storage = { db, find, clock, unanswered, endReused: revokeReusedIn(parts) }
  const { refreshTokenFamily, RefreshToken, ...fixed } = lifetimes
  return {
    adapter: (kind) => {
      if (kind === 'Client') return new ClientAdapter((id) => findClient(pool, id))
      if (kind === 'Session') return new SessionAdapter(db, clock)
      if (kind === 'DeviceCode') return new DeviceCodeAdapter(storage)
      return new ArtifactAdapter(storage, kind)
    },
    jwks: keySetOf(signingKeys, new Date(clock.now())),
    findAccount: findAccountIn(parts),

    cookies: {
      keys: secrets.cookieKeys(),
      names: {
        interaction: hostCookieName(config, 'accord-request'),
        // This cookie is bound to the path on which the request resumes, so it can't have the prefix `__Host-`.
        resume: secure ? '__Secure-accord-resume' : 'accord-resume',
        session: arrivalCookieName(config),
      },
      // The approval screen calls /api instead of its own path.
      short: { path: '/', httpOnly: true, sameSite: 'lax', signed: true, secure },
      // The console sets this cookie without the engine's signature, because its value is already a secret.
      long: { path: '/', httpOnly: true, sameSite: 'lax', signed: false, secure },
    },

    // Only the code flow is allowed. The other flows pass tokens through the browser.
    responseTypes: ['code'],
    pkce: { required: needsPkce },
    // The redirect address must be sent, and must match exactly.
    allowOmittingSingleRegisteredRedirectUri: false,
    // A rotated refresh token that's used twice reveals a theft.
    rotateRefreshToken: true,
    clientAuthMethods: [...clientAuthMethods],
    discovery: discoveryOf(config, [...clientAuthMethods], interactions.policy!),
    clientDefaults: {
      id_token_signed_response_alg: 'ES256',
      token_endpoint_auth_method: 'client_secret_basic',
    },
    enabledJWA: { idTokenSigningAlgValues: [...signingAlgorithms] },
    extraClientMetadata: { properties: ownMetadata },

    scopes: [...standardScopes, ...allScopes],
    acrValues: [...acrValues],
    claims: claimsFor(config),
    // `account.ts` decides by application and request which claims an ID token contains.
    conformIdTokenClaims: false,
    ttl: {
      ...fixed,
      RefreshToken: (_ctx, { iiat }) =>
        Math.min(RefreshToken, iiat! + refreshTokenFamily - Math.floor(Date.now() / 1000)),
    },
    // `answer.ts` decides whether a grant ends with the session. If it does, all of its tokens end with it.
    expiresWithSession: () => false,
    issueRefreshToken: (_ctx, _client, { scopes }) => scopes.has('offline_access'),

    interactions,
    extraParams,
    loadExistingGrant,
    renderError,
    // Other applications call from their servers. Keys and discovery are open to any origin in any case.
    clientBasedCORS: (_ctx, origin, client) => isAllowedOrigin(client, origin),
    routes: {
      authorization: '/authorize',
      token: '/token',
      introspection: '/introspect',
      revocation: '/revoke',
      userinfo: '/userinfo',
      jwks: '/jwks',
      pushed_authorization_request: '/request',
      end_session: '/session/end',
      device_authorization: '/device_authorization',
    },
    // The engine never sends requests. The features that would send any are turned off, and this also covers future
    // ones.
    fetch: () => Promise.reject(new Error('The OAuth engine must not make requests.')),

    features: {
      // The product's own approval screen replaces these pages.
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      claimsParameter: { enabled: true },
      deviceFlow,
      introspection: {
        enabled: true,
        // A caller that doesn't authenticate as the application gets no information about any token, even its own (RFC
        // 7662, section 2.1).
        allowedPolicy: (_ctx, client, token) =>
          !isPublic(ownOf(client).kind) && isOwn(client, token),
      },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => isOwn(client, token) },
      pushedAuthorizationRequests: { enabled: true },
      // There is only one API, so a token doesn't have to name its resource.
      resourceIndicators: { enabled: false },
      // The API takes bearer tokens. Accepting proofs without checking them would give clients a false sense of
      // security.
      dPoP: { enabled: false },
      // The engine handles only registration and discovery. Our own change ends sessions
      // (`logout/application-logout.routes.ts`), and a worker notifies applications (`logout/notify-applications.ts`).
      rpInitiatedLogout: { enabled: true },
      backchannelLogout: { enabled: true },
    },
  }
}

function isOwn(client: { clientId: string }, token: { clientId?: string | undefined }): boolean {
  return token.clientId === client.clientId
}
