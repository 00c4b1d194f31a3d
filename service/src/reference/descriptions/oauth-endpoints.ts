import type { Scope, StandardScope } from '@accord/contract/rules/scopes.ts'

/** What the engine serves below /oauth, in words; the page shows those that are served. */
export const oauthEndpoints: Record<string, string> = {
  'GET /oauth/.well-known/openid-configuration':
    'Everything below, for libraries: endpoints, scopes, claims and algorithms.',
  'GET /.well-known/openid-configuration': 'The same, where some libraries look for it.',
  'GET /.well-known/oauth-authorization-server/oauth': 'The same for OAuth alone (RFC 8414).',
  'GET /oauth/authorize':
    'Where a person’s browser comes in, with PKCE (S256). Answers go to a registered address.',
  'POST /oauth/authorize': 'The same, with what is asked for in the body.',
  'GET /oauth/authorize/:uid': 'Where the browser goes on after the person decided.',
  'POST /oauth/token':
    'Exchanges a code, a refresh token or the application’s own secret for a token.',
  'GET /oauth/userinfo': 'Who the token speaks for, as the approved scopes tell.',
  'POST /oauth/userinfo': 'The same, with the token in the body.',
  'POST /oauth/introspect': 'Whether one of your tokens is alive, and what it may do (RFC 7662).',
  'POST /oauth/revoke': 'Ends a token and what came of it (RFC 7009).',
  'POST /oauth/request': 'Keeps a request, so that the address of the browser is short (RFC 9126).',
  'GET /oauth/jwks': 'The public keys that ID tokens are signed with.',
  'GET /oauth/session/end': 'Signs the person out, and leads back to a registered address.',
  'POST /oauth/session/end': 'The same, with what is asked for in the body.',
  'GET /.well-known/oauth-authorization-server':
    'The same for OAuth alone, where some libraries look for it.',
  'POST /oauth/device_authorization':
    'Starts a sign-in on a device without a browser: a code to type in elsewhere (RFC 8628).',
  'GET /oauth/session/ended':
    'Leads back to the application after signing out; asks for a click if the person doesn’t know it.',
}

/** What OpenID Connect defines, in words; the claims are named beside them. */
export const standardScopeDescriptions: Record<StandardScope, string> = {
  openid: 'An ID token, and which profile was chosen:',
  profile: 'What the person is called:',
  email: 'Their address:',
  offline_access: 'A refresh token, to go on while the person is away.',
}

/** A scope in words. */
export function scopeDescription(scope: Scope): string {
  const [entity, level] = scope.split(':') as [string, 'read' | 'manage']
  const things = entity === 'user' ? 'the person’s own account' : `${entity.replace('-', ' ')}s`
  if (scope === 'service-account:manage') return 'Act in the application’s own name.'
  return level === 'read' ? `Read ${things}.` : `Create and change ${things}.`
}
