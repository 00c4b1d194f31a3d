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

function eachWord(kept: RawBuilder<string>, search: string, joined: RawBuilder<unknown>) {
  const words = wordsIn(search)
  if (words.length === 0) return sql<boolean>`true`
  const each = words.map((word) => sql`${kept} like search_pattern(${word})`)
  return sql<boolean>`(${sql.join(each, joined)})`
}

/** The same of a text that is kept as people wrote it: for lists so short that every row can be looked at. */
export function everyWordOf(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return everyWord(sql`searched_as(${text})`, search)
}
