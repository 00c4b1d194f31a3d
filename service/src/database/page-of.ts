import type { Paging } from '@accord/contract/fields.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
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

/**
 * The same where it is known how many there are: from the end that is nearer, so that the last page, one click away,
 * is as quick as the first. In no order.
 */
export function newestIdsOf<Name extends TableWithTime>(
  count: number,
  all: SelectQueryBuilder<Database, Name, unknown>,
  { $skip, $limit }: Paging,
) {
  const howMany = Math.max(0, Math.min($limit, count - $skip))
  const after = count - $skip - howMany
  if (after >= $skip) return newestIds(all, { $skip, $limit: howMany })
  return all
    .clearSelect()
    .select(sql<string>`id`.as('id'))
    .orderBy(sql`created_at`)
    .orderBy(sql`id`)
    .offset(Math.max(0, after))
    .limit(howMany)
}

type TableWithTime = {
  [Name in keyof Database]: Database[Name] extends { id: unknown; created_at: unknown }
    ? Name
    : never
}[keyof Database]
