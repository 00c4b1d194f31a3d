import { type ApplicationKind, isPublic } from '@accord/contract/rules/application-kinds.ts'
import { settings } from '../../../browser/settings.ts'

/** Files of their own, which are fetched when one is shown and weigh nothing before. */
export const files = import.meta.glob<string>('./snippets/*', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** What a snippet is filled in with. The secret is not among it: a placeholder says where to get it. */
export interface Connection {
  clientId: string
  kind: ApplicationKind
  /** Where answers go; one to be replaced where none is registered. */
  redirect: string
  scope?: string
  /** The first call that the token is good for. */
  call?: string
}

/** Files by what they are for, by the name that people know. */
export type Snippets = Record<string, string>

const openidClient = { 'openid-client': 'openid-client.mjs' }
const curl = { curl: 'person.sh' }

/** The first lines of a sign-in with each of the libraries that suit the kind; docs/oauth.md has the rest. */
export const librariesFor: Record<ApplicationKind, Snippets> = {
  web: { ...openidClient, 'Auth.js': 'auth-js.mjs', Authlib: 'authlib.py', ...curl },
  'single-page': { 'oidc-client-ts': 'oidc-client-ts.mjs', ...curl },
  native: {
    ...openidClient,
    'openid-client, on a device without a browser': 'device.mjs',
    ...curl,
  },
}

/** Programs that do what a run does: with a person, and in the application's own name. Journeys run them. */
export const programs = { ...curl, Node: 'person.mjs', Python: 'person.py' }
export const ownPrograms = { curl: 'itself.sh', Node: 'itself.mjs', Python: 'itself.py' }

/** With what an application has; lines that are not for it are left out. */
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
  // The library asks for https unless told: for a service on one's own machine.
  const left = [isPublic(kind) ? 'CLIENT_SECRET' : 'client.None']
  if (!issuer.startsWith('http:')) left.push('Insecure')
  return snippet
    .split('\n')
    .filter((line) => !left.some((word) => line.includes(word)))
    .join('\n')
    .trimEnd()
    .replaceAll(/\b[A-Z_]{5,}\b/g, (word) =>
      // They stand between quotes, and none may end them, whoever registered it.
      (values[word] ?? word).replaceAll(/['\\]/g, encodeURIComponent).replaceAll("'", '%27'),
    )
}
