import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { shown, type ShownExport } from '#exports/exports.store.ts'

/** The newest file of each of these reviews that has one. */
export async function newestFilesOf(
  db: Kysely<Database>,
  reviewIds: readonly string[],
): Promise<Map<string, ShownExport>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await shown(db.selectFrom('exports as e'))
    .distinctOn('e.review_id')
    .where('e.review_id', 'in', [...reviewIds])
    .orderBy('e.review_id')
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.review_id!, row]))
}
