/** The known word that somebody most likely meant, where one is near enough to say so. */
export function didYouMean(given: string, known: readonly string[]): string | undefined {
  const nearest = known
    .map((word) => ({ word, away: editDistance(given, word) }))
    .toSorted((one, other) => one.away - other.away)[0]
  // A slip or two in a word of some length; a short word would otherwise be near to everything.
  return nearest && nearest.away <= Math.min(3, nearest.word.length / 3) ? nearest.word : undefined
}

/** How many letters were left out, added, mistaken or, if they stand side by side, swapped. */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const steps = [row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same]
      const swapped = i > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) steps.push(before[j - 2]! + 1)
      next.push(Math.min(...steps))
    }
    ;[before, row] = [row, next]
  }
  return row[other.length]!
}

type Environment = Record<string, string | undefined>

/** What we read once, and why no longer. */
const retired: Record<string, string> = {
  SIGNING_KEYS_FILE: 'the keys of ID tokens lie sealed in the database',
}

/** Shorter names than this are too much like those of other programs. */
const fewestEmails = 6

/**
 * A sentence for each variable that somebody may have set for us in vain. The environment belongs to others too, so
 * it is a word of warning and no refusal, and nothing is said where the variable that it looks like is set.
 */
export function unknownVariables(environment: Environment, known: ReadonlySet<string>): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  const missing = [...known].filter((name) => name.length >= fewestEmails && !isSet(name))
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
  if (plain.length < fewestEmails || Math.abs(plain.length - wanted.length) > 1) return false
  return editDistance(plain, wanted) <= 1
}
