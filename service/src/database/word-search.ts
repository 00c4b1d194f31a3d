import { type RawBuilder, sql } from 'kysely'

/** That a text has every word, or any, of what somebody looks for. */
export interface WordTests {
  every: (kept: RawBuilder<string>) => RawBuilder<boolean>
  any: (kept: RawBuilder<string>) => RawBuilder<boolean>
}

/** Of words that may come later, however many: for a statement that is written once. No index leads to what they find. */
export function laterWords(words: readonly string[]): WordTests {
  const patterns = sql`array(select search_pattern(word) from unnest(${words}::text[]) as word)`
  return {
    every: (kept) => sql`${kept} like all (${patterns})`,
    any: (kept) => sql`${kept} like any (${patterns})`,
  }
}

/** Of words that are known. */
export function wordTests(search: string): WordTests {
  return {
    every: (kept) => eachWord(kept, search, sql` and `),
    any: (kept) => eachWord(kept, search, sql` or `),
  }
}

export function wordsIn(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/** That every word somebody looks for stands in a text which is kept as `searched_as` makes it. */
export function everyWord(kept: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return eachWord(kept, search, sql` and `)
}

/**
 * The same where an index of trigrams leads to the text. How long that takes goes by how many there are of the rarest, times
 * how many are looked for: of a long word only its beginning and its end are, and whoever has these is looked at.
 */
export function everyWordByIndex(kept: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const pieces = wordsIn(search).flatMap((word) => {
    // Of an address, before what many have in common. A letter of another alphabet may depend on its neighbours.
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
 * The same of a text that is kept as people wrote it, made into what is searched once for all words: for lists so short that
 * every row can be looked at.
 */
export function everyWordOf(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return laterWords(wordsIn(search)).every(sql`searched_as(${text})`)
}
