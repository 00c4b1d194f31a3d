import { allScopes } from '@accord/contract/rules/scopes.ts'
import { scopeWords } from '../words/scope-words.ts'

/** Whose tokens the API knows; each call names those it takes, and the scope. */
export function securitySchemes(issuer: string) {
  const tokenUrl = `${issuer}/token`
  const scopes = Object.fromEntries(allScopes.map((scope) => [scope, scopeWords(scope)]))
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
          scopes,
        },
      },
    },
    service: {
      type: 'oauth2',
      description: 'The token of an application in its own name.',
      flows: { clientCredentials: { tokenUrl, scopes } },
    },
  }
}
