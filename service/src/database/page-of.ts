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

type TableWithTime = {
  [Name in keyof Database]: Database[Name] extends { id: unknown; created_at: unknown }
    ? Name
    : never
}[keyof Database]
