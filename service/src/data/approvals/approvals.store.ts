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
import { hasProviderFactor, isOpenTo } from '#data/sessions/provider-gate.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { revokedByPolicy } from './policy-revocations.store.ts'
import { hasFactorForApplications } from '#data/sessions/session.store.ts'
import { isKnownElsewhere, subjectOf } from './subjects.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type ApprovalRow = Selectable<Database['approvals']>

/** The person who approves, with or without a profile. */
export interface Approver {
  userId: string
  profile: Pick<ProfileRow, 'id' | 'organization_id'> | undefined
}

/**
 * Finds the earlier approval, and whether a policy has ended it. The caller must hold the lock of the organization or
 * the person, so that this can't change before the commit.
 */
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

/** Renews an approval, possibly with more scopes. */
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

/**
 * Lists everything that a person granted to an application, with their current roles, except what they couldn't grant
 * now. A session that an identity provider opened has only the approval of its profile.
 */
export async function listGrantedApprovals(
  db: Db,
  { userId, applicationId, sessionId }: WhoseApprovals,
): Promise<GrantedApproval[]> {
  const { rows } = await sql<GrantedApproval>`
    select a.id, a.profile_id, a.organization_id, a.scopes, a.standard_scopes, p.roles, ${subjectOf('a')} as subject,
      n.session_id is not null as used_in_session, s.link_id
    from approvals a
    left join profiles p on p.id = a.profile_id
    join sessions s on s.id = ${sessionId}
    left join session_applications n on n.approval_id = a.id and n.session_id = ${sessionId}
    where a.user_id = ${userId} and a.application_id = ${applicationId} and p.suspended_at is null
      and not ${revokedByPolicy('a')}
      and (s.profile_id is null or (s.profile_id = a.profile_id and not ${isKnownElsewhere('a')}))
      and not exists (select from organizations o join users u on u.id = a.user_id
        where o.id = a.organization_id and (o.deleted_at is not null
          or o.second_factor_from <= now() and not ${sql.raw(hasFactorForApplications('a.profile_id'))}
          or o.provider_required_from <= clock_timestamp() and not ${isOpenTo({ sessionId })}))`.execute(
    db,
  )
  return rows.map((row) =>
    row.link_id === null ? row : { ...row, ...withoutOwnership({ roles: row.roles ?? [] }) },
  )
}

/**
 * The last time that the person confirmed their identity. Like the start of a request, it's measured by the database's
 * clock.
 */
export interface SignIn {
  confirmed_at: Date
  /** The factors that were used in the whole session. */
  factors: Factor[]
  /** The age in seconds. */
  age: number
  /** Whether the person confirmed their identity after the request, or null if there is none. */
  after_request: boolean | null
  /** The link through which an identity provider opened the session. Null: the person proved their own account. */
  link_id: string | null
  /** Whether that provider checked a second factor, and the organization trusts it with that. */
  provider_factor: boolean
}

/** By how much a provider's clock may be behind. Its times are also rounded to seconds. */
const providerClock = '1 minute'

/** Locks the session until the commit. Returns undefined if it has just ended. */
export async function lockSignIn(
  trx: Trx,
  sessionId: string,
  interaction: string | undefined,
): Promise<SignIn | undefined> {
  const requestHash = interaction === undefined ? null : hashSecret(interaction)
  const { rows } = await sql<SignIn>`
    select s.confirmed_at, s.factors, extract(epoch from now() - s.confirmed_at)::float8 as age,
      s.confirmed_at > i.created_at or (s.link_id is not null and s.created_at > i.created_at
        and s.confirmed_at > i.created_at - interval '${sql.raw(providerClock)}') as after_request,
      s.link_id, ${sql.raw(hasProviderFactor('s.id', 's.profile_id'))} as provider_factor
    from sessions s
    left join oauth_artifacts i on i.kind = 'Interaction' and i.hash = ${requestHash}
    where s.id = ${sessionId}
    for key share of s`.execute(trx)
  return rows[0]
}

/** Selects one approval, all of a profile, all of an application in an organization, or a list of them. */
export type WhichApprovals =
  | Partial<
      Pick<ApprovalRow, 'id' | 'user_id' | 'profile_id' | 'application_id' | 'organization_id'>
    >
  | { ids: readonly string[] }

/** Selects the IDs of these approvals. */
export function approvalsOf(db: Db, which: WhichApprovals) {
  const approvals = db.selectFrom('approvals').select('id')
  return 'ids' in which
    ? approvals.where('id', '=', sql<string>`any (${which.ids}::uuid[])`)
    : approvals.where((eb) => eb.and(which))
}

/**
 * Prevents sign-ins with these approvals until the transaction ends. Returns the existing ones. Their tokens must be
 * revoked before this, because a request that is issuing a token holds its code and then waits for the approval.
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

/** Lists the approvals of these profiles. */
export async function listApprovalsUnder(db: Db, profileIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('approvals')
    .select('id')
    .where('profile_id', '=', sql<string>`any (${profileIds}::uuid[])`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes an approval, whose tokens must already have been revoked (`end-tokens.store.ts`). */
export async function removeApproval(trx: Trx, id: string) {
  await trx.deleteFrom('approvals').where('id', '=', id).execute()
}

/** With more rows, a statement could exceed its time limit, because all dependent rows are looked up. */
const removedAtOnce = 10_000

/** Deletes several locked approvals. A large number takes several statements. */
export async function removeApprovals(trx: Trx, which: WhichApprovals, max = removedAtOnce) {
  for (let gone = max; gone === max;) {
    const { numDeletedRows } = await trx
      .deleteFrom('approvals')
      .where('id', 'in', approvalsOf(trx, which).limit(max))
      .executeTakeFirst()
    gone = Number(numDeletedRows)
  }
}

/** Selects a person's own approvals, or those that a session for one profile may see. */
interface OwnApprovals {
  userId: string
  ofProfile?: string | undefined
}

export function findOwnApproval(db: Db, id: string, { userId, ofProfile }: OwnApprovals) {
  return shown(db)
    .where('a.id', '=', id)
    .where('a.user_id', '=', userId)
    .$if(ofProfile !== undefined, (query) => query.where('a.profile_id', '=', ofProfile!))
    .executeTakeFirst()
}

/** Finds an approval of a profile in this organization, with the person and their email address. */
export function findApprovalIn(db: Db, organizationId: string, id: string) {
  return shown(db)
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['p.email', 'u.first_name', mailAddress.as('mail_address')])
    .where('a.id', '=', id)
    .where('a.organization_id', '=', organizationId)
    .executeTakeFirst()
}

export type ApprovalHere = NonNullable<Awaited<ReturnType<typeof findApprovalIn>>>

/** Lists a person's own approvals, newest first. */
export function listApprovalsOf(
  db: Db,
  { userId, ofProfile }: OwnApprovals,
  paging: Paging,
  applicationId?: string,
) {
  const mine = db
    .selectFrom('approvals')
    .where('user_id', '=', userId)
    .$if(ofProfile !== undefined, (query) => query.where('profile_id', '=', ofProfile!))
    .where(sql<boolean>`not ${revokedByPolicy('approvals')}`)
    .$if(applicationId !== undefined, (query) => query.where('application_id', '=', applicationId!))
  const page = shown(db)
    .where('a.id', 'in', newestIds(mine, paging))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
  return pageOf(page, mine)
}

/** Adds the application, its organization, and the person's membership if there is one. */
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
      'c.logo_id as application_logo_id',
      'c.scopes as application_scopes',
      'c.organization_id as application_organization_id',
      'co.name as application_organization_name',
      'o.name as organization_name',
      'p.roles',
      lastUseOf('approval', 'a.id').as('last_used_at'),
    ])
}

export type ShownApproval = NonNullable<Awaited<ReturnType<typeof findOwnApproval>>>
