import { type ApplicationKind, isPublic } from '@accord/contract/rules/application-kinds.ts'
import { settings } from '../../../browser/settings.ts'

/** The snippets are separate files, so the browser fetches one only when it's shown. */
export const files = import.meta.glob<string>('./snippets/*', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** The values that are filled into a snippet. The secret isn't included, and a placeholder says where to get it. */
export interface Connection {
  clientId: string
  kind: ApplicationKind
  /** The redirect URI, or a placeholder if none is registered. */
  redirect: string
  scope?: string
  /** The first API call that the token allows. */
  call?: string
}

/** File names by the name that people see. */
export type Snippets = Record<string, string>

const openidClient = { 'openid-client': 'openid-client.mjs' }
const curl = { curl: 'person.sh' }

/** The first lines of a sign-in with each library for that kind of application. docs/oauth.md has the rest. */
export const librariesFor: Record<ApplicationKind, Snippets> = {
  web: { ...openidClient, 'Auth.js': 'auth-js.mjs', Authlib: 'authlib.py', ...curl },
  'single-page': { 'oidc-client-ts': 'oidc-client-ts.mjs', ...curl },
  native: {
    ...openidClient,
    'openid-client (device code)': 'device.mjs',
    ...curl,
  },
}

/**
 * Programs that take the same steps as 'Run it here', for a person or in the application's own name. Journeys run them.
 */
export const programs = { ...curl, Node: 'person.mjs', Python: 'person.py' }
export const ownPrograms = { curl: 'itself.sh', Node: 'itself.mjs', Python: 'itself.py' }

/** Fills in an application's values, and removes lines that don't apply to it. */
export function filledIn(snippet: string, connection: Connection, { issuer } = settings): string {
  const { clientId, kind, redirect, scope = 'openid profile email' } = connection
  const { call = `${issuer}/userinfo` } = connection
  const query = { client_id: clientId, response_type: 'code', redirect_uri: redirect, scope }
  const values: Record<string, string> = {
    ISSUER: issuer,
    CLIENT_ID: clientId,
    REDIRECT_URI: redirect,
    SCOPES: scope,
    FIRST_CALL: call,
    QUERY: `${new URLSearchParams(query)}`,
  }
  // Lines with these words don't apply. 'Insecure' allows HTTP, for a service on the same machine.
  const left = [isPublic(kind) ? 'CLIENT_SECRET' : 'client.None']
  if (!issuer.startsWith('http:')) left.push('Insecure')
  return snippet
    .split('\n')
    .filter((line) => !left.some((word) => line.includes(word)))
    .join('\n')
    .trimEnd()
    .replaceAll(/\b[A-Z_]{5,}\b/g, (word) =>
      // In the snippet, the values are inside quotes. A registered value must not be able to close them, even if it's
      // hostile.
      (values[word] ?? word).replaceAll(/['\\]/g, encodeURIComponent).replaceAll("'", '%27'),
    )
}
