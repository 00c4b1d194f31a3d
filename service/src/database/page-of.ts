import type { Paging } from '@accord/contract/fields.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

/** Reads the rows of one page and the number of rows on all pages with two parallel statements. */
export async function pageOf<Row, Tables, Named extends keyof Tables>(
  page: { execute(): Promise<Row[]> },
  all: SelectQueryBuilder<Tables, Named, unknown>,
) {
  const [rows, { total }] = await Promise.all([
    page.execute(),
    all
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/**
 * Selects the IDs of the rows on a page, newest first. Join other tables only afterward. Skipping rows then reads only
 * the index, and only the rows of the page are fetched and joined.
 */
export function newestIds<Name extends TableWithTime>(
  all: SelectQueryBuilder<Database, Name, unknown>,
  { $skip, $limit }: Paging,
) {
  return all
    .clearSelect()
    .select(sql<string>`id`.as('id'))
    .orderBy(sql`created_at`, 'desc')
    .orderBy(sql`id`, 'desc')
    .offset($skip)
    .limit($limit)
}

/** Orders by a column, and by ID for equal values. Both have the same direction, as in the index. */
export interface Order {
  by: RawBuilder<unknown>
  direction: 'asc' | 'desc'
}

const newestFirst: Order = { by: sql`created_at`, direction: 'desc' }

/**
 * Selects the IDs of a page's rows in any order, if the number of rows is known. It reads from the nearer end, so that
 * the last page, which is one click away, is as fast as the first. If not all rows were counted, it reads from the
 * beginning. The IDs are returned in no particular order.
 */
export function idsInOrder<Name extends TableWithTime>(
  { count, more = false }: { count: number; more?: boolean },
  all: SelectQueryBuilder<Database, Name, unknown>,
  { $skip, $limit }: Paging,
  { by, direction }: Order = newestFirst,
) {
  const howMany = Math.max(0, Math.min($limit, count - $skip))
  const after = Math.max(0, count - $skip - howMany)
  const fromEnd = !more && after < $skip
  const onward = fromEnd === (direction === 'asc') ? 'desc' : 'asc'
  return all
    .clearSelect()
    .select(sql<string>`id`.as('id'))
    .orderBy(by, onward)
    .orderBy(sql`id`, onward)
    .offset(fromEnd ? after : $skip)
    .limit(howMany)
}

type TableWithTime = {
  [Name in keyof Database]: Database[Name] extends { id: unknown; created_at: unknown }
    ? Name
    : never
}[keyof Database]
