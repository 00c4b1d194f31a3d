import { type RawBuilder, sql } from 'kysely'

/** Tests whether a text contains every word of a search, or any of them. */
export interface WordTests {
  every: (kept: RawBuilder<string>) => RawBuilder<boolean>
  any: (kept: RawBuilder<string>) => RawBuilder<boolean>
}

/** Tests for any number of words as a parameter, for statements that are prepared once. They can't use an index. */
export function laterWords(words: readonly string[]): WordTests {
  const patterns = sql`array(select search_pattern(word) from unnest(${words}::text[]) as word)`
  return {
    every: (kept) => sql`${kept} like all (${patterns})`,
    any: (kept) => sql`${kept} like any (${patterns})`,
  }
}

/** Tests for words that are known when the statement is built. */
export function wordTests(search: string): WordTests {
  return {
    every: (kept) => eachWord(kept, search, sql` and `),
    any: (kept) => eachWord(kept, search, sql` or `),
  }
}

export function wordsIn(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/** Tests that every word of a search is in a text that is stored in the form of `searched_as`. */
export function everyWord(kept: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return eachWord(kept, search, sql` and `)
}

/**
 * The same test for a text with a trigram index. The index's cost grows with the number of trigrams and the frequency of
 * the rarest, so only the beginning and the end of a long word are looked up. The rows found are then compared in full.
 */
export function everyWordByIndex(kept: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const pieces = wordsIn(search).flatMap((word) => {
    // Of an address, only the part before the @ is looked up, because many addresses share the rest. Words with letters
    // outside of ASCII aren't cut, because such a letter may depend on its neighbours.
    const name = /^[ -~]{4,}?@/.exec(word)?.[0] ?? word
    const long = /^[ -~]{8,}$/.test(name)
    return long ? [name.slice(0, 4), name.slice(-4)] : [name]
  })
  return sql`(${everyWord(kept, pieces.join(' '))} and ${everyWord(sql`(${kept} || '')`, search)})`
}

function eachWord(kept: RawBuilder<string>, search: string, joined: RawBuilder<unknown>) {
  const words = wordsIn(search)
  if (words.length === 0) return sql<boolean>`true`
  const each = words.map((word) => sql`${kept} like search_pattern(${word})`)
  return sql<boolean>`(${sql.join(each, joined)})`
}

/**
 * The same test for a text that is stored as people wrote it. It's converted once for all words. Use it for lists short
 * enough to read every row.
 */
export function everyWordOf(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return laterWords(wordsIn(search)).every(sql`searched_as(${text})`)
}
