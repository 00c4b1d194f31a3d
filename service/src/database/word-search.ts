import { type RawBuilder, sql } from 'kysely'

/** Tests whether a text contains every word of a search, or any of them. */
export interface WordTests {
  every: (kept: RawBuilder<string>) => RawBuilder<boolean>
  any: (kept: RawBuilder<string>) => RawBuilder<boolean>
}

/**
 * Tests for any number of words in a parameter, for statements that are prepared once. These tests can't use an index.
 */
export function laterWords(words: readonly string[]): WordTests {
  const patterns = sql`array(select search_pattern(word) from unnest(${words}::text[]) as word)`
  return {
    every: (kept) => sql`${kept} like all (${patterns})`,
    any: (kept) => sql`${kept} like any (${patterns})`,
  }
}

/** Tests for words that are already known when the statement is built. */
export function wordTests(search: string): WordTests {
  return {
    every: (kept) => eachWord(kept, search, sql` and `),
    any: (kept) => eachWord(kept, search, sql` or `),
  }
}

export function wordsIn(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/** Tests that a text contains every word of a search. The text is stored in the form of `searched_as`. */
export function everyWord(kept: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return eachWord(kept, search, sql` and `)
}

/**
 * Runs the same test for a text with a trigram index. The index takes longer with more trigrams and with more frequent
 * ones. Only the beginning and the end of a long word are therefore looked up. The matching rows are then compared in
 * full.
 */
export function everyWordByIndex(kept: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const pieces = wordsIn(search).flatMap((word) => {
    // For an email address, only the part before the @ is looked up, because many addresses have the same domain. Words
    // with letters outside of ASCII aren't cut, because such a letter may depend on its neighbors.
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
 * Runs the same test for a text that is stored as people wrote it. The text is converted once for all words. Use it
 * only for lists that are short enough to read every row.
 */
export function everyWordOf(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return laterWords(wordsIn(search)).every(sql`searched_as(${text})`)
}
