import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { StandardScope } from '@accord/contract/rules/standard-scopes.ts'

/** What OpenID Connect defines, in words; the claims are named beside them. */
export const standardScopeWords: Record<StandardScope, string> = {
  openid: 'An ID token, and which profile was chosen:',
  profile: 'What the person is called:',
  email: 'Their address:',
  offline_access: 'A refresh token, to go on while the person is away.',
}

/** A scope in words. */
export function scopeWords(scope: Scope): string {
  const [entity, level] = scope.split(':') as [string, 'read' | 'manage']
  const things = entity === 'user' ? 'the person’s own account' : `${entity.replace('-', ' ')}s`
  if (scope === 'service-account:manage') return 'Act in the application’s own name.'
  return level === 'read' ? `Read ${things}.` : `Create and change ${things}.`
}
