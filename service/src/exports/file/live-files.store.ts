import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

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

function liveFiles(db: Db) {
  return db
    .selectFrom('exports')
    .where('expires_at', '>', sql<Date>`now()`)
    .where('file_deleted_at', 'is', null)
}
