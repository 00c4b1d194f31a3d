import { randomBytes } from 'node:crypto'
import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

interface SignedInTo {
  sessionId: string
  applicationId: string
  approvalId: string
}

/** Moves the session IDs that applications know to the session that replaces it. */
export async function moveSignedInTo(db: Kysely<Database>, from: string, to: string) {
  await sql`update session_applications set session_id = ${to} where session_id = ${from}`.execute(
    db,
  )
}

/**
 * Records a sign-in to an application during a session. Returns the session ID for the application. It's always the
 * same for this application and different for every other one.
 */
export async function recordSignedInTo(
  db: Kysely<Database>,
  { sessionId, applicationId, approvalId }: SignedInTo,
): Promise<string> {
  const { sid } = await db
    .insertInto('session_applications')
    .values({
      session_id: sessionId,
      application_id: applicationId,
      approval_id: approvalId,
      sid: randomBytes(16).toString('base64url'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'application_id'])
        .doUpdateSet({ approval_id: approvalId, used_at: sql`now()` }),
    )
    .returning('sid')
    .executeTakeFirstOrThrow()
  return sid
}

/** Finds the session ID that an application knows. Returns undefined if no one signed in to it during the session. */
export async function findSid(
  db: Kysely<Database>,
  sessionId: string,
  applicationId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('session_applications')
    .select('sid')
    .where('session_id', '=', sessionId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return row?.sid
}

type Db = Kysely<Database>
type Trx = Transaction<Database>

/**
 * Inserts a notice for each application that people signed in to during these sessions and that has a back-channel
 * logout URL. Returns the notices' IDs.
 */
export function insertNoticesOfSessions(trx: Trx, sessionIds: readonly string[]) {
  return insertNotices(trx, sql`u.session_id = any (${sessionIds}::uuid[])`)
}

/** Inserts notices for the sessions in which someone signed in to an application with one of these approvals. */
export function insertNoticesOfApprovals(trx: Trx, approvalIds: readonly string[]) {
  return insertNotices(trx, sql`u.approval_id = any (${approvalIds}::uuid[])`)
}

async function insertNotices(trx: Trx, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into logout_notices (id, application_id, user_id, sid, subject)
    select gen_random_uuid(), u.application_id, s.user_id, u.sid, k.subject
    from session_applications u
    join sessions s on s.id = u.session_id
    join applications a on a.id = u.application_id
    left join approvals y on y.id = u.approval_id
    left join application_subjects k on k.application_id = y.application_id and k.profile_id = y.profile_id
    where ${which} and a.backchannel_logout_uri is not null
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

export function findNotice(db: Db, id: string) {
  return db
    .selectFrom('logout_notices')
    .select(['application_id', 'user_id', 'subject', 'sid', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteNotice(db: Db, id: string) {
  await db.deleteFrom('logout_notices').where('id', '=', id).execute()
}
