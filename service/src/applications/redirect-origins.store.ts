import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** Whether an application, of that organization where one is named, has its answers sent there. */
export async function isRegisteredOrigin(
  db: Kysely<Database>,
  origin: string,
  organizationId?: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where(sql<boolean>`origins_of(redirect_uris) @> array[${origin}]`)
    .$if(organizationId !== undefined, (query) =>
      query.where('organization_id', '=', organizationId!),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
