import { slipsBetween } from './did-you-mean.ts'

type Environment = Record<string, string | undefined>

/** What we read once, and why no longer. */
const retired: Record<string, string> = {
  SIGNING_KEYS_FILE: 'the keys of ID tokens lie sealed in the database',
}

/** Shorter names than this are too much like those of other programs. */
const fewestLetters = 6

/**
 * A sentence for each variable that somebody may have set for us in vain. The environment belongs to others too, so
 * it is a word of warning and no refusal, and nothing is said where the variable that it looks like is set.
 */
export function misreadVariables(environment: Environment, known: ReadonlySet<string>): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  const missing = [...known].filter((name) => name.length >= fewestLetters && !isSet(name))
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name) || !isSet(name)) return []
    const reason = retired[name]
    if (reason !== undefined) return [`${name} is no longer read: ${reason}. Leave it out.`]
    const meant = missing.find((wanted) => looksLike(name, wanted))
    return meant === undefined ? [] : [`${name} is not read: did you mean ${meant}?`]
  })
}

function looksLike(name: string, wanted: string): boolean {
  const plain = name
    .toUpperCase()
    .replaceAll('-', '_')
    .replace(/^ACCORD_/, '')
  if (plain.length < fewestLetters || Math.abs(plain.length - wanted.length) > 1) return false
  return slipsBetween(plain, wanted) <= 1
}
