import { allScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { errors } from 'oidc-provider'

const known: ReadonlySet<string> = new Set(allScopes)

/** The same text without what an application no longer asks for. */
export function withoutTaken(text: string, present: readonly Scope[]): string {
  return text
    .split(' ')
    .filter((word) => !known.has(word) || (present as readonly string[]).includes(word))
    .join(' ')
}

/** A scope that cannot be given is told; the engine would leave out what it does not know, in silence. */
export function requireGivable(asked: string, givable: string) {
  const given = new Set(givable.split(' '))
  const other = asked.split(' ').find((word) => !given.has(word))
  if (other !== undefined) throw new errors.InvalidScope('requested scope is not allowed', other)
}
