import type { Scope } from '@accord/contract/rules/scopes.ts'

/** A scope in words. */
export function scopeWords(scope: Scope): string {
  const [entity, level] = scope.split(':') as [string, 'read' | 'manage']
  const things = entity === 'user' ? 'the person’s own account' : `${entity.replace('-', ' ')}s`
  if (scope === 'service-account:manage') return 'Act in the application’s own name.'
  return level === 'read' ? `Read ${things}.` : `Create and change ${things}.`
}
