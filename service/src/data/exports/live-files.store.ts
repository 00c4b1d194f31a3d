import { type Kysely, sql } from 'kysely'
import { condition } from '#database/conditions/condition.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/** Of an export: it was completed, and its file can still be downloaded. */
export const isLiveFile = condition<'exports'>(
  (of) =>
    `${of('step')} = 'completed' and ${of('expires_at')} > now() and ${of('file_deleted_at')} is null`,
)

/** A file that can still be downloaded, of the organization or of a network of its own. */
export function findLiveFile(db: Db, organizationId: string, id: string) {
  return liveFiles(db)
    .select(['id', 'file_name'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
}

/** All of an organization, those of its networks included, or all of one network. */
export async function countLiveFiles(
  db: Db,
  which: { organization_id: string } | { network_id: string },
): Promise<number> {
  const { count } = await liveFiles(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where((eb) => eb.and(which))
    .executeTakeFirstOrThrow()
  return count
}

/** With the download itself. */
export async function countDownload(db: Db, id: string) {
  await db
    .updateTable('exports')
    .set({ downloads: sql`downloads + 1`, downloaded_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** False when the file was gone already. */
export async function markFileDeleted(db: Db, id: string): Promise<boolean> {
  const marked = await db
    .updateTable('exports')
    .set({ file_deleted_at: sql`now()` })
    .where('id', '=', id)
    .where(isLiveFile())
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

export async function markExpiredFilesDeleted(db: Db) {
  await db
    .updateTable('exports')
    .set({ file_deleted_at: sql`now()` })
    .where('expires_at', '<=', sql<Date>`now()`)
    .where('file_deleted_at', 'is', null)
    .execute()
}

/** What decides whether a file of these exports is still wanted. */
export function listFileOwners(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('exports')
    .select(['id', 'step', 'attempts', 'file_deleted_at'])
    .where('id', 'in', [...ids])
    .execute()
}

function liveFiles(db: Db) {
  return db.selectFrom('exports').where(isLiveFile())
}
