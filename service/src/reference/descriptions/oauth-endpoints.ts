import type { Scope, StandardScope } from '@accord/contract/rules/scopes.ts'

/** Descriptions of the engine's endpoints below /oauth. The page shows only those that are served. */
export const oauthEndpoints: Record<string, string> = {
  'GET /oauth/.well-known/openid-configuration':
    'Returns the discovery document for libraries, with endpoints, scopes, claims, and algorithms.',
  'GET /.well-known/openid-configuration':
    'Returns the same document, for libraries that look for it at this address.',
  'GET /.well-known/oauth-authorization-server/oauth':
    'Returns the OAuth authorization server metadata (RFC 8414).',
  'GET /oauth/authorize':
    'Starts the authorization code flow in a person’s browser, with PKCE (S256). Responses go to a registered address.',
  'POST /oauth/authorize': 'Same as the GET request, but with the parameters in the body.',
  'GET /oauth/authorize/:uid': 'Continues the flow after the person’s decision.',
  'POST /oauth/token':
    'Exchanges a code, a refresh token, or the application’s client credentials for a token.',
  'GET /oauth/userinfo': 'Returns claims about the person, limited to the approved scopes.',
  'POST /oauth/userinfo': 'Same as the GET request, but with the token in the body.',
  'POST /oauth/introspect':
    'Returns whether one of your tokens is active, and which scopes it has (RFC 7662).',
  'POST /oauth/revoke': 'Revokes a token, and the tokens that were issued from it (RFC 7009).',
  'POST /oauth/request': 'Accepts a pushed authorization request (RFC 9126).',
  'GET /oauth/jwks': 'Returns the public keys that verify ID tokens.',
  'GET /oauth/session/end': 'Signs the person out, and redirects to a registered address.',
  'POST /oauth/session/end': 'Same as the GET request, but with the parameters in the body.',
  'GET /.well-known/oauth-authorization-server':
    'Returns the OAuth authorization server metadata, for libraries that look for it at this address.',
  'POST /oauth/device_authorization':
    'Starts a sign-in on a device without a browser. Returns a code to enter elsewhere (RFC 8628).',
  'GET /oauth/session/ended':
    'Redirects to the application after sign-out. If the person does not know the application, they have to confirm first.',
}

/** Descriptions of the scopes that OpenID Connect defines. The page lists their claims next to them. */
export const standardScopeDescriptions: Record<StandardScope, string> = {
  openid: 'An ID token and the chosen profile:',
  profile: 'The person’s name:',
  email: 'The person’s email address:',
  offline_access: 'A refresh token, so that the application can act while the person is away.',
}

export function scopeDescription(scope: Scope): string {
  const [entity, level] = scope.split(':') as [string, 'read' | 'manage']
  const things = entity === 'user' ? 'the person’s own account' : `${entity.replace('-', ' ')}s`
  if (scope === 'service-account:manage') return 'Act on the application’s own behalf.'
  return level === 'read' ? `Read ${things}.` : `Create and change ${things}.`
}
