import { queryOptions } from '@tanstack/react-query'
import { settings } from '../../../browser/settings.ts'

/** Programs that do what a run does, as files that are fetched when somebody wants one. Journeys run them. */
const files = import.meta.glob<string>('./copies/*', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** By the name that people know, and by how its file's name ends. */
export const languages = { curl: 'sh', Node: 'mjs', Python: 'py' }
export type Language = keyof typeof languages

/** What a program is filled in with. The secret is not among it: it comes from the environment. */
export interface Copied {
  clientId: string
  hasSecret: boolean
  redirect: string
  /** None for an application that acts in its own name. */
  scope: string | undefined
  call: string
}

export function copyQuery(language: Language, copied: Copied) {
  const file = `./copies/${copied.scope === undefined ? 'itself' : 'person'}.${languages[language]}`
  return queryOptions({
    queryKey: ['copy-as', file],
    queryFn: async () => (await fetch(files[file]!)).text(),
    select: (program) => filledIn(program, copied),
    staleTime: Infinity,
  })
}

/** Lines that speak of a secret are left out where there is none. */
function filledIn(program: string, { clientId, hasSecret, redirect, scope = '', call }: Copied) {
  const query = { client_id: clientId, response_type: 'code', redirect_uri: redirect, scope }
  const values: Record<string, string> = {
    ISSUER: settings.issuer,
    CLIENT_ID: clientId,
    REDIRECT_URI: redirect,
    SCOPES: scope,
    FIRST_CALL: call,
    QUERY: `${new URLSearchParams(query)}`,
  }
  return program
    .split('\n')
    .filter((line) => hasSecret || !line.includes('CLIENT_SECRET'))
    .join('\n')
    .replaceAll(/\b(ISSUER|CLIENT_ID|REDIRECT_URI|SCOPES|FIRST_CALL|QUERY)\b/g, (name) =>
      // Each stands between quotes: none may end them, whoever registered it.
      values[name]!.replaceAll(/['\\]/g, (each) => (each === "'" ? '%27' : '%5C')),
    )
}
