import { type RawBuilder, sql } from 'kysely'
import { dayCountOf } from '#data/usage/uses.store.ts'
import { accessRows } from './access-rows.store.ts'
import { sources } from './ways.store.ts'

/** Everyone and everything with access to an organization's data as of the statement, those with concerns first. */
export function waysNow(organizationId: string): RawBuilder<unknown> {
  const rows = accessRows(sources, {
    where: ({ where }) => where(organizationId),
    more: ({ use }, place) => ({
      source: sql.lit(place),
      used_days: use ? dayCountOf(use, 'w.id') : sql`0`,
    }),
  })
  return sql`select row_number() over (
      order by concerns = '{}', source, allowed_at desc, way_id)::int as place, ways.*
    from (${rows}) as ways`
}
