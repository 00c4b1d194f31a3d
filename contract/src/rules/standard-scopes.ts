/** What OpenID Connect defines. Every application may ask for these, and a person is told of each. */
export const standardScopes = ['openid', 'profile', 'email', 'offline_access'] as const
/** What a request gets that names no scope. */
export const defaultScopes = ['openid', 'profile', 'email'] as const
export type StandardScope = (typeof standardScopes)[number]

/** The standard scopes in a list of words, as OAuth writes them. */
export function standardScopesIn(text: string): StandardScope[] {
  const words = text.split(' ')
  return standardScopes.filter((scope) => words.includes(scope))
}
