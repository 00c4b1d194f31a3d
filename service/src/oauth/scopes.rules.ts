import { allScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { errors } from 'oidc-provider'

const known: ReadonlySet<string> = new Set(allScopes)

/** Removes scopes that an application no longer requests. */
export function withoutTaken(text: string, present: readonly Scope[]): string {
  return text
    .split(' ')
    .filter((word) => !known.has(word) || (present as readonly string[]).includes(word))
    .join(' ')
}

/** Rejects a scope that can't be granted. The engine would silently drop it. */
export function requireGivable(asked: string, givable: string) {
  const given = new Set(givable.split(' '))
  const other = asked.split(' ').find((word) => !given.has(word))
  if (other !== undefined) throw new errors.InvalidScope('requested scope is not allowed', other)
}
