import {
  type AccessGroupType,
  type GroupCounts,
  accessGroupTypes,
} from '@accord/contract/access.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

interface Asked {
  type?: AccessGroupType | undefined
  /** The order within each type. */
  order: RawBuilder<unknown>
  paging: Paging
}

/**
 * Reads one page of these groups, and counts the groups of each type. The page is ordered by type, with people last.
 */
export async function findGroupPage<Group>(
  db: Kysely<Database>,
  groups: RawBuilder<unknown>,
  { type, order, paging: { $skip, $limit } }: Asked,
) {
  const shown = type ? sql`where type = ${type}` : sql``
  const inOrder = sql`array_position(${sql.lit(`{${accessGroupTypes.join(',')}}`)}::text[], type), ${order}`
  const { rows } = await sql<{ groups: Group[]; counts: Partial<GroupCounts> }>`
    with groups as materialized (${groups}), page as (
      select * from groups ${shown} order by ${inOrder} offset ${$skip} limit ${$limit}
    )
    select coalesce((select json_agg(page order by ${inOrder}) from page), '[]') as groups,
      coalesce((select json_object_agg(type, count) from (
        select type, count(*)::int as count from groups group by type) as each), '{}') as counts`.execute(
    db,
  )
  const none = Object.fromEntries(accessGroupTypes.map((each) => [each, 0])) as GroupCounts
  return { groups: rows[0]!.groups, counts: { ...none, ...rows[0]!.counts } }
}

/** Returns the number of groups of this type, or of all types. */
export function countAll(counts: GroupCounts, type?: AccessGroupType): number {
  return type ? counts[type] : Object.values(counts).reduce((sum, count) => sum + count, 0)
}
