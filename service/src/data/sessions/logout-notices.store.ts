import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** For each application that was signed in to in these sessions and wants to hear of their end: the ids. */
export function insertNoticesOfSessions(trx: Trx, sessionIds: readonly string[]) {
  return insertNotices(trx, sql`u.session_id = any (${sessionIds}::uuid[])`)
}

/** For the sessions in which an application was signed in to by one of these approvals. */
export function insertNoticesOfApprovals(trx: Trx, approvalIds: readonly string[]) {
  return insertNotices(trx, sql`u.approval_id = any (${approvalIds}::uuid[])`)
}

async function insertNotices(trx: Trx, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into logout_notices (id, application_id, user_id, sid)
    select gen_random_uuid(), u.application_id, s.user_id, u.sid
    from session_applications u
    join sessions s on s.id = u.session_id
    join applications a on a.id = u.application_id
    where ${which} and a.backchannel_logout_uri is not null
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

export function findNotice(db: Db, id: string) {
  return db
    .selectFrom('logout_notices')
    .select(['application_id', 'user_id', 'sid', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteNotice(db: Db, id: string) {
  await db.deleteFrom('logout_notices').where('id', '=', id).execute()
}
