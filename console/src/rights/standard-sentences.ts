import { settings } from '../browser/settings.ts'
import type { Translate } from '../language/words.ts'

/** Standard scopes that share something about a person; the others say that they sign in, and for how long. */
export type SharingScope = 'profile' | 'email'

/** Those among the scopes, unless what they share is in one of ours already. */
export function sharedByStandard(scopes: readonly string[]): SharingScope[] {
  if (scopes.includes('user:read')) return []
  return (['profile', 'email'] as const).filter((scope) => scopes.includes(scope))
}

export function standardName(scope: SharingScope, t: Translate): string {
  return { profile: t('Name'), email: t('E-mail address') }[scope]
}

export function standardSentence(scope: SharingScope, t: Translate): string {
  const named = settings.avatars ? t('See your name and picture.') : t('See your name.')
  return { profile: named, email: t('See your e-mail address.') }[scope]
}
