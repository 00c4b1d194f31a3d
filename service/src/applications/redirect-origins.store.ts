import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** Whether an application, of that organization where one is named, has its answers sent there. */
export async function isRegisteredOrigin(
  db: Kysely<Database>,
  origin: string,
  organizationId?: string,
): Promise<boolean> {
  const row = await withAnswersSentTo(db, origin)
    .$if(organizationId !== undefined, (query) =>
      query.where('organization_id', '=', organizationId!),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Whether one that runs in a browser or on a device has. */
export async function isPublicOrigin(db: Kysely<Database>, origin: string): Promise<boolean> {
  const row = await withAnswersSentTo(db, origin).where('kind', '!=', 'web').executeTakeFirst()
  return row !== undefined
}

function withAnswersSentTo(db: Kysely<Database>, origin: string) {
  return db
    .selectFrom('applications')
    .select('id')
    .where('stopped_at', 'is', null)
    .where(sql<boolean>`origins_of(redirect_uris) @> array[${origin}]`)
    .limit(1)
}
