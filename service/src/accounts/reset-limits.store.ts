import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/**
 * Lists the IDs under which a person's attempts are counted besides their own, which are their profiles and sessions.
 */
export async function listMembershipsAndSessions(db: Kysely<Database>, userId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from profiles where user_id = ${userId}
    union all select id from sessions where user_id = ${userId}`.execute(db)
  return rows.map(({ id }) => id)
}
