import { type RawBuilder, sql } from 'kysely'
import { accessRows } from '#access/grants/access-rows.store.ts'
import { sources } from '#access/grants/ways.store.ts'
import { dayCountOf } from '#access/usage/uses.store.ts'

/** Every way into an organization's data at the moment of the statement, people included. Those with concerns come first. */
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
