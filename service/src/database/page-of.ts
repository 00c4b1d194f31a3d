import type { Paging } from '@accord/contract/fields.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

/** The rows of one page, and how many there are on all pages: two statements at once. */
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
 * Which rows of a table are on a page, the newest first. To be asked for before others are joined to them:
 * skipping then walks the index alone, and only the page's own rows are fetched and joined.
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

/** By a column, and by id where that is the same; both in one direction, as an index has them. */
export interface Order {
  by: RawBuilder<unknown>
  direction: 'asc' | 'desc'
}

const newestFirst: Order = { by: sql`created_at`, direction: 'desc' }

/**
 * The same in any order, where it is known how many there are: from the end that is nearer, so that the last page, one
 * click away, is as quick as the first. Where no more were counted the end is not theirs, and only the first are shown.
 * What comes is in no order.
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
