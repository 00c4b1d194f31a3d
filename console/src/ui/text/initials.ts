const colours = 6

/** The first letters of the first and the last word of a name, or the first of an e-mail address. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter(Boolean)
  const first = words[0] ?? '?'
  const last = words.length > 1 ? words.at(-1) : undefined
  return (firstLetter(first) + (last ? firstLetter(last) : '')).toLocaleUpperCase()
}

/** One of the six colours, 1 to 6, always the same for the same person. */
export function colourOf(person: string): number {
  // FNV-1a; its low bits alone would make neighbours of similar names.
  let hash = 0x811c9dc5
  for (const letter of person.toLowerCase()) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  }
  hash = (hash ^ (hash >>> 15)) >>> 0
  return (hash % colours) + 1
}

// A letter outside the basic plane is two code units; spreading keeps it whole.
function firstLetter(word: string): string {
  return [...word][0] ?? ''
}
