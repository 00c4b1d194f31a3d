import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** What tries of a person are counted by besides themselves: each place that they have in an organization, each session. */
export async function listMembershipsAndSessions(db: Kysely<Database>, userId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from profiles where user_id = ${userId}
    union all select id from sessions where user_id = ${userId}`.execute(db)
  return rows.map(({ id }) => id)
}
