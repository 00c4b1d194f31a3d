import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

interface SignedInTo {
  sessionId: string
  applicationId: string
  approvalId: string
}

/** What applications know a session by goes on with the one that takes its place. */
export async function moveSignedInTo(db: Kysely<Database>, from: string, to: string) {
  await sql`update session_applications set session_id = ${to} where session_id = ${from}`.execute(
    db,
  )
}

/**
 * A person signed in to an application during a session. Answers what it knows that session by: the same each
 * time, and nothing that another application could compare.
 */
export async function noteSignedInTo(
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

/** What an application knows a session by; undefined where nobody signed in to it there. */
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
