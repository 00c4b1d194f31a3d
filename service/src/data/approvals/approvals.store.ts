import { randomUUID } from 'node:crypto'
import type { Paging } from '@accord/contract/fields.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import { newestIds, pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { lastUseOf } from '#data/usage/usage.store.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import type { ApprovedScopes, GrantedApproval } from './approvals.rules.ts'
import { type ProfileRow, mailAddress } from '#data/organizations/profiles.store.ts'
import { revokedByPolicy } from './policy-revocations.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type ApprovalRow = Selectable<Database['approvals']>

/** Who approves: a person under a profile, or as themselves. */
export interface Approver {
  userId: string
  profile: Pick<ProfileRow, 'id' | 'organization_id'> | undefined
}

/** What was approved before, and whether a rule has ended it. Under the organization's lock, or the person's, it holds until commit. */
export function findApprovalFor(
  db: Db,
  { userId, profile }: Approver,
  application: Pick<ApplicationRow, 'id'>,
): Promise<(ApprovalRow & { ended: boolean }) | undefined> {
  return db
    .selectFrom('approvals')
    .selectAll()
    .select(revokedByPolicy('approvals').as('ended'))
    .where('user_id', '=', userId)
    .where('profile_id', 'is not distinct from', profile?.id ?? null)
    .where('application_id', '=', application.id)
    .executeTakeFirst()
}

export function insertApproval(
  trx: Trx,
  { userId, profile }: Approver,
  application: Pick<ApplicationRow, 'id'>,
  { scopes, standardScopes }: ApprovedScopes,
): Promise<ApprovalRow> {
  return trx
    .insertInto('approvals')
    .values({
      id: randomUUID(),
      application_id: application.id,
      user_id: userId,
      profile_id: profile?.id ?? null,
      organization_id: profile?.organization_id ?? null,
      scopes,
      standard_scopes: standardScopes,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Approved once more, perhaps for more. */
export function renewApproval(
  trx: Trx,
  id: string,
  { scopes, standardScopes, isMore }: ApprovedScopes & { isMore: boolean },
): Promise<ApprovalRow> {
  const now = sql<Date>`now()`
  return trx
    .updateTable('approvals')
    .set({ scopes, standard_scopes: standardScopes, updated_at: now })
    .$if(isMore, (query) => query.set({ allowed_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface WhoseApprovals {
  userId: string
  applicationId: string
  sessionId: string
}

/** All that a person gave an application, with their roles as they are now; but for what they could not give now. */
export async function listGrantedApprovals(
  db: Db,
  { userId, applicationId, sessionId }: WhoseApprovals,
): Promise<GrantedApproval[]> {
  const { rows } = await sql<GrantedApproval>`
    select a.id, a.profile_id, a.organization_id, a.scopes, a.standard_scopes, p.roles,
      n.session_id is not null as used_in_session
    from approvals a
    left join profiles p on p.id = a.profile_id
    left join session_applications n on n.approval_id = a.id and n.session_id = ${sessionId}
    where a.user_id = ${userId} and a.application_id = ${applicationId} and p.suspended_at is null
      and not ${revokedByPolicy('a')}
      and not exists (select from organizations o join users u on u.id = a.user_id
        where o.id = a.organization_id and (o.deleted_at is not null
          or o.second_factor_from <= now() and not u.second_factor))`.execute(db)
  return rows
}

/** When the person last proved that it is them, by the clock of the database like the start of a request. */
export interface SignIn {
  confirmed_at: Date
  /** With what, in all of their session. */
  factors: Factor[]
  /** In seconds, at this moment. */
  age: number
  /** Whether the request was there before; null where there is none. */
  after_request: boolean | null
}

/** Undefined where the session has just ended; else it cannot end until commit. */
export async function lockSignIn(
  trx: Trx,
  sessionId: string,
  interaction: string | undefined,
): Promise<SignIn | undefined> {
  const requestHash = interaction === undefined ? null : hashSecret(interaction)
  const { rows } = await sql<SignIn>`
    select s.confirmed_at, s.factors, extract(epoch from now() - s.confirmed_at)::float8 as age,
      s.confirmed_at > i.created_at as after_request
    from sessions s
    left join oauth_artifacts i on i.kind = 'Interaction' and i.hash = ${requestHash}
    where s.id = ${sessionId}
    for key share of s`.execute(trx)
  return rows[0]
}

/** One, all under a profile, or all that an application has in an organization; or those that are named. */
export type WhichApprovals =
  | Partial<
      Pick<ApprovalRow, 'id' | 'user_id' | 'profile_id' | 'application_id' | 'organization_id'>
    >
  | { ids: readonly string[] }

/** The ids of those that there are. */
export function approvalsOf(db: Db, which: WhichApprovals) {
  const approvals = db.selectFrom('approvals').select('id')
  return 'ids' in which
    ? approvals.where('id', '=', sql<string>`any (${which.ids}::uuid[])`)
    : approvals.where((eb) => eb.and(which))
}

/**
 * Keeps approvals from being signed in with any further until the transaction ends. Answers which there are. Their
 * tokens end before: whoever is just issuing one holds the code for it, and then waits for its approval.
 */
export async function lockApprovals(trx: Trx, which: WhichApprovals): Promise<string[]> {
  const rows = await approvalsOf(trx, which).orderBy('id').forUpdate().execute()
  return rows.map(({ id }) => id)
}

export async function countApprovals(db: Db, which: WhichApprovals): Promise<number> {
  const { count } = await approvalsOf(db, which)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What people gave applications under one of these profiles. */
export async function listApprovalsUnder(db: Db, profileIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('approvals')
    .select('id')
    .where('profile_id', '=', sql<string>`any (${profileIds}::uuid[])`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What came of it has ended before (`end-tokens.store.ts`). */
export async function removeApproval(trx: Trx, id: string) {
  await trx.deleteFrom('approvals').where('id', '=', id).execute()
}

/** More at once could take longer than a statement may: what rests on each of them is looked for. */
const removedAtOnce = 10_000

/** The same of several, which are held. Of what may be very many, by several statements. */
export async function removeApprovals(trx: Trx, which: WhichApprovals, max = removedAtOnce) {
  for (let gone = max; gone === max;) {
    const { numDeletedRows } = await trx
      .deleteFrom('approvals')
      .where('id', 'in', approvalsOf(trx, which).limit(max))
      .executeTakeFirst()
    gone = Number(numDeletedRows)
  }
}

export function findOwnApproval(db: Db, id: string, userId: string) {
  return shown(db).where('a.id', '=', id).where('a.user_id', '=', userId).executeTakeFirst()
}

/** Given under a profile of this organization, with who gave it and where its mail reaches them. */
export function findApprovalIn(db: Db, organizationId: string, id: string) {
  return shown(db)
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['p.email', 'u.first_name', mailAddress.as('mail_address')])
    .where('a.id', '=', id)
    .where('a.organization_id', '=', organizationId)
    .executeTakeFirst()
}

export type ApprovalHere = NonNullable<Awaited<ReturnType<typeof findApprovalIn>>>

/** A person's own, the newest first. */
export function listApprovalsOf(db: Db, userId: string, paging: Paging, applicationId?: string) {
  const mine = db
    .selectFrom('approvals')
    .where('user_id', '=', userId)
    .where(sql<boolean>`not ${revokedByPolicy('approvals')}`)
    .$if(applicationId !== undefined, (query) => query.where('application_id', '=', applicationId!))
  const page = shown(db)
    .where('a.id', 'in', newestIds(mine, paging))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
  return pageOf(page, mine)
}

/** With the application it is for, whose that is, and what the person is in the organization, if it is for one. */
function shown(db: Db) {
  return db
    .selectFrom('approvals as a')
    .innerJoin('applications as c', 'c.id', 'a.application_id')
    .innerJoin('organizations as co', 'co.id', 'c.organization_id')
    .leftJoin('profiles as p', 'p.id', 'a.profile_id')
    .leftJoin('organizations as o', 'o.id', 'a.organization_id')
    .selectAll('a')
    .select([
      'c.name as application_name',
      'c.description as application_description',
      'c.scopes as application_scopes',
      'c.organization_id as application_organization_id',
      'co.name as application_organization_name',
      'o.name as organization_name',
      'p.roles',
      lastUseOf('approval', 'a.id').as('last_used_at'),
    ])
}

export type ShownApproval = NonNullable<Awaited<ReturnType<typeof findOwnApproval>>>
