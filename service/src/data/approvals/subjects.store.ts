import { randomUUID } from 'node:crypto'
import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

// An application knows a person by a subject, which is usually the ID of their account. If a profile moved to another
// account, its applications keep the subject that they knew before. If someone with an account of their own approved an
// application through an identity provider first, it knows them by a subject for this profile only. The OAuth engine uses
// the subject as the ID of the account in everything that it issues, so that it appears in ID tokens, userinfo,
// introspection and sign-out messages.

/** Selects the subject of an approval, by alias. */
export const subjectOf = (approval: string) => sql<string>`coalesce((
  select k.subject from application_subjects k
  where k.application_id = ${sql.ref(`${approval}.application_id`)}
    and k.profile_id = ${sql.ref(`${approval}.profile_id`)}), ${sql.ref(`${approval}.user_id`)})`

/**
 * Whether an application also knows the approval's person by the same subject outside of the profile. An identity
 * provider vouches for them only there.
 */
export const isKnownElsewhere = (approval: string) => sql<boolean>`exists (
  select from approvals e
  where e.user_id = ${sql.ref(`${approval}.user_id`)}
    and e.application_id = ${sql.ref(`${approval}.application_id`)}
    and e.profile_id is distinct from ${sql.ref(`${approval}.profile_id`)}
    and ${subjectOf('e')} = ${subjectOf(approval)})`

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

/**
 * Returns the ID by which an application knows a person whom an identity provider signed in. The provider vouches for
 * them only in its organization, so it must not be the ID by which the application knows their account. Someone with an
 * account of their own therefore gets an ID for this profile, unless the application knows the profile already. Returns
 * undefined if the application knows that ID from elsewhere.
 */
export async function findProviderSubject(
  trx: Trx,
  { userId, profileId, applicationId }: Known & { profileId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string; known: boolean; elsewhere: boolean }>`
    select ${subjectOf('x')} as subject, ${isKnownElsewhere('x')} as elsewhere,
      u.sign_in = 'provider'
        or exists (select from application_subjects k
          where k.application_id = x.application_id and k.profile_id = x.profile_id)
        or exists (select from approvals a
          where a.application_id = x.application_id and a.profile_id = x.profile_id) as known
    from (select ${userId}::uuid as user_id, ${profileId}::uuid as profile_id,
      ${applicationId}::uuid as application_id) x
    join users u on u.id = x.user_id`.execute(trx)
  const { subject, known, elsewhere } = rows[0]!
  if (known) return elsewhere ? undefined : subject
  const own = randomUUID()
  await trx
    .insertInto('application_subjects')
    .values({ application_id: applicationId, profile_id: profileId, subject: own })
    .execute()
  return own
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
