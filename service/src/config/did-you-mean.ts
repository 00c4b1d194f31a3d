/** Finds the known word that was most likely meant, if one is similar enough. */
export function didYouMean(given: string, known: readonly string[]): string | undefined {
  const nearest = known
    .map((word) => ({ word, away: editDistance(given, word) }))
    .toSorted((one, other) => one.away - other.away)[0]
  // Longer words can have more typos. Otherwise, a short word would be similar to every other word.
  return nearest && nearest.away <= Math.min(3, nearest.word.length / 3) ? nearest.word : undefined
}

/** Counts the characters that were omitted, added, replaced, or (if adjacent) swapped. */
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

/** Variables that Accord no longer reads, each with the reason. */
const retired: Record<string, string> = {
  SIGNING_KEYS_FILE: 'the keys for ID tokens are now encrypted in the database',
}

/** Shorter names are too similar to other programs' variables. */
const minNameLength = 6

/**
 * Returns a sentence for each variable that was probably meant for Accord but is misspelled. The environment is shared
 * with other programs, so these are only warnings. There is none if the variable with the similar name is set.
 */
export function unknownVariables(environment: Environment, known: ReadonlySet<string>): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  const missing = [...known].filter((name) => name.length >= minNameLength && !isSet(name))
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name) || !isSet(name)) return []
    const reason = retired[name]
    if (reason !== undefined) return [`${name} is no longer used, because ${reason}. Unset it.`]
    const meant = missing.find((wanted) => looksLike(name, wanted))
    return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`]
  })
}

function looksLike(name: string, wanted: string): boolean {
  const plain = name
    .toUpperCase()
    .replaceAll('-', '_')
    .replace(/^ACCORD_/, '')
  if (plain.length < minNameLength || Math.abs(plain.length - wanted.length) > 1) return false
  return editDistance(plain, wanted) <= 1
}
