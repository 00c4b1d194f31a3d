import { allScopes, type Scope } from '@accord/contract/scopes.ts'

/** What OpenID Connect itself defines: an ID token, and a refresh token. */
export const openidScopes = ['openid', 'offline_access'] as const

const known: ReadonlySet<string> = new Set(allScopes)

/** Those that say what an application may do, out of a list of words. */
export function scopesIn(text: string): Scope[] {
  return text.split(' ').filter((word): word is Scope => known.has(word))
}

/** The same text without what an application no longer asks for. */
export function withoutTaken(text: string, present: readonly Scope[]): string {
  return text
    .split(' ')
    .filter((word) => !known.has(word) || (present as readonly string[]).includes(word))
    .join(' ')
}
