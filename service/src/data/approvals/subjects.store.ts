import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

// An application knows a person by a subject, which is usually the ID of their account. If a profile moved to another
// account, its applications keep the subject that they knew before. The OAuth engine uses the subject as the ID of the
// account in everything that it issues, so that it appears in ID tokens, userinfo, introspection and sign-out messages.

/** Selects the subject of an approval, by alias. */
export const subjectOf = (approval: string) => sql<string>`coalesce((
  select k.subject from application_subjects k
  where k.application_id = ${sql.ref(`${approval}.application_id`)}
    and k.profile_id = ${sql.ref(`${approval}.profile_id`)}), ${sql.ref(`${approval}.user_id`)})`

interface Known {
  userId: string
  /** Undefined if the person approves for themselves. */
  profileId: string | null | undefined
  applicationId: string
}

/** Returns the ID by which an application knows a person under one of their profiles. */
export async function findSubject(
  db: Db,
  { userId, profileId, applicationId }: Known,
): Promise<string> {
  if (profileId === null || profileId === undefined) return userId
  const row = await db
    .selectFrom('application_subjects')
    .select('subject')
    .where('application_id', '=', applicationId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return row?.subject ?? userId
}

/** Whether an application knows the person by this ID, under any of their profiles. */
export async function isSubjectOf(
  db: Db,
  { userId, applicationId, subject }: { userId: string; applicationId: string; subject: unknown },
): Promise<boolean> {
  if (subject === userId) return true
  if (typeof subject !== 'string') return false
  const row = await db
    .selectFrom('application_subjects as k')
    .innerJoin('profiles as p', 'p.id', 'k.profile_id')
    .select('k.subject')
    .where('k.application_id', '=', applicationId)
    .where(sql<boolean>`k.subject::text = ${subject}`)
    .where('p.user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the subject for every application that the profile's person approved, before the profile moves. */
export async function keepSubjects(
  trx: Trx,
  { profileId, userId }: { profileId: string; userId: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into application_subjects (application_id, profile_id, subject)
    select application_id, profile_id, user_id from approvals
    where profile_id = ${profileId} and user_id = ${userId}`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}
