import { type RawBuilder, sql } from 'kysely'

/** That every word somebody looks for stands in a text which is kept as `searched_as` makes it. */
export function everyWord(kept: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return eachWord(kept, search, sql` and `)
}

/** That at least one of them does. */
export function anyWord(kept: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return eachWord(kept, search, sql` or `)
}

function eachWord(kept: RawBuilder<string>, search: string, joined: RawBuilder<unknown>) {
  const words = search.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return sql<boolean>`true`
  const each = words.map((word) => sql`${kept} like search_pattern(${word})`)
  return sql<boolean>`(${sql.join(each, joined)})`
}

/** The same of a text that is kept as people wrote it: for lists so short that every row can be looked at. */
export function everyWordOf(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  return everyWord(sql`searched_as(${text})`, search)
}
