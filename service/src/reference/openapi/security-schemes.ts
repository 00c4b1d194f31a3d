import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { allScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { scopeWords } from '../words/scope-words.ts'

/** Whose tokens the API knows; each call names those it takes, and the scope. */
export function securitySchemes(issuer: string): object {
  const tokenUrl = `${issuer}/token`
  const inWords = (scopes: readonly Scope[]) =>
    Object.fromEntries(scopes.map((scope) => [scope, scopeWords(scope)]))
  return {
    session: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of a person who signed in to the console.',
    },
    person: {
      type: 'oauth2',
      description: 'The token of an application, for a person who approved it.',
      flows: {
        authorizationCode: {
          authorizationUrl: `${issuer}/authorize`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes: inWords(allScopes),
        },
      },
    },
    service: {
      type: 'oauth2',
      description: 'The token of an application in its own name.',
      flows: { clientCredentials: { tokenUrl, scopes: inWords(scopesOfServices()) } },
    },
  }
}

/** Those that open a call to an application in its own name. */
function scopesOfServices(): Scope[] {
  const calls = Object.values(callsByFeature).flatMap((feature): Call[] => Object.values(feature))
  const opening = new Set(calls.filter(({ service }) => service).map(({ scope }) => scope))
  return allScopes.filter((scope) => opening.has(scope))
}
