import { signsInWithAddress } from '#data/users/accounts.store.ts'
import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import type { RankedRole, Role } from '@accord/contract/rules/roles.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { condition } from '#database/condition.ts'
import { countNamed, countUpTo } from '#database/counting.ts'
import { timeFromNow } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { type Paging, maxCounted } from '@accord/contract/fields.ts'
import { pageOf } from '#database/page-of.ts'
import { everyWordOf } from '#database/word-search.ts'
import { mailAddress } from '#data/organizations/profiles.store.ts'
import { isActiveMember } from '#data/organizations/managers.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const lifetime = timeFromNow(retention.organization.periods.invitation)

/** The invitation was neither accepted nor declined. An expired one is still open, because it can be renewed. */
export const isOpenInvitation = condition<'invitations'>(
  (of) => `${of('accepted_at')} is null and ${of('declined_at')} is null`,
)

/** The invitation can currently be accepted. */
export const isLiveInvitation = condition<'invitations'>(
  (of) =>
    `${of('accepted_at')} is null and ${of('declined_at')} is null and ${of('expires_at')} > now()`,
)

interface NewInvitation {
  organizationId: string
  email: string
  roles: RankedRole[]
  invitedBy: string
}

/**
 * Inserts an invitation. Returns undefined if there is already an open one to the same address, which the unique index
 * prevents.
 */
export async function insertInvitation(trx: Trx, invitation: NewInvitation) {
  const code = randomSecret('acc')
  const row = await trx
    .insertInto('invitations')
    .values({
      id: randomUUID(),
      organization_id: invitation.organizationId,
      email: invitation.email,
      roles: invitation.roles,
      code_hash: code.hash,
      invited_by: invitation.invitedBy,
      expires_at: lifetime,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'email']).where(isOpenInvitation()).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row && { id: row.id, code: code.value }
}

/** Deletes an expired invitation, which must not block a new one to the same address. */
export async function deleteExpiredInvitation(trx: Trx, organizationId: string, email: string) {
  await trx
    .deleteFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where('email', '=', email)
    .where(isOpenInvitation())
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}

/**
 * Accepts an invitation, for only one of two people who do so at the same time. Returns false if it was already
 * answered or has expired.
 */
export async function markAccepted(trx: Trx, id: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ accepted_at: sql`now()`, accepted_by: userId })
    .where('id', '=', id)
    .where(isLiveInvitation())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markDeclined(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ declined_at: sql`now()` })
    .where('id', '=', id)
    .where(isOpenInvitation())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Renews an invitation with a new code and seven more days. The old link stops working. The new sender replaces the
 * first one, who may no longer be allowed to act there. Returns undefined if the invitation was answered.
 */
export async function renewInvitation(
  trx: Trx,
  id: string,
  invitedBy: string,
): Promise<string | undefined> {
  const code = randomSecret('acc')
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({
      code_hash: code.hash,
      invited_by: invitedBy,
      allowed_at: sql`now()`,
      expires_at: lifetime,
    })
    .where('id', '=', id)
    .where(isOpenInvitation())
    .executeTakeFirst()
  return numUpdatedRows > 0n ? code.value : undefined
}

/**
 * Changes the roles. The invitation is then considered to come from the person who did so. Returns false if it was
 * answered.
 */
export async function setInvitationRoles(
  trx: Trx,
  id: string,
  { roles, invitedBy }: Pick<NewInvitation, 'roles' | 'invitedBy'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ roles, invited_by: invitedBy, allowed_at: sql`now()` })
    .where('id', '=', id)
    .where(isOpenInvitation())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeInvitation(trx: Trx, id: string) {
  await trx.deleteFrom('invitations').where('id', '=', id).execute()
}

/**
 * Deletes the open invitations of a sender who can grant only these roles, if they contain other ones. Returns the
 * deleted invitations.
 */
export function deleteInvitationsBeyond(trx: Trx, sender: string, mayGive: RankedRole[]) {
  return trx
    .deleteFrom('invitations')
    .where('invited_by', '=', sender)
    .where(isOpenInvitation())
    .where(sql<boolean>`not roles <@ ${mayGive}::text[]`)
    .returning(['id', 'email', 'roles'])
    .execute()
}

/**
 * Deletes invitations to these addresses and those that the person accepted. Returns their organizations and roles, and
 * whether they could still be accepted.
 */
export async function deleteInvitationsAbout(
  trx: Trx,
  about: { organizationId: string; userId: string; addresses: readonly string[] },
): Promise<{ id: string; roles: RankedRole[]; open: boolean }[]> {
  const { organizationId, userId, addresses } = about
  const { rows } = await sql<{ id: string; roles: RankedRole[]; open: boolean }>`
    delete from invitations where organization_id = ${organizationId}
      and (email = any (${addresses}::text[]) or accepted_by = ${userId})
    returning id, roles, ${isOpenInvitation()} as open`.execute(trx)
  return rows
}

/** Counts a sender's invitations that can still be accepted. */
export function countOffersOf(db: Db, sender: string) {
  const open = db
    .selectFrom('invitations')
    .select('email as name')
    .where('invited_by', '=', sender)
    .where(isLiveInvitation())
  return countNamed(db, open)
}

/** The filter for a list of members or invitations. */
export interface Narrowed {
  search?: string | undefined
  role?: Role | undefined
  /** Limits the list to these people. */
  among?: string[]
  /** Limits the list to members who are linked to this connection. Invitations aren't. */
  connection?: string | undefined
}

export function isNarrowed({ search, role, among, connection }: Narrowed): boolean {
  return Boolean(search) || role !== undefined || among !== undefined || connection !== undefined
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitationsTo>>['rows'][number]

export function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return shown(db).where('i.id', '=', id).executeTakeFirst()
}

export function findInvitationByCode(db: Db, code: string): Promise<InvitationRow | undefined> {
  return shown(db).where('i.code_hash', '=', hashSecret(code)).executeTakeFirst()
}

/** Selects the verified address with which a person signs in. Invitations to a profile's address aren't included. */
function signInAddress(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where(signsInWithAddress())
    .where('email_verified_at', 'is not', null)
}

export async function signsInWith(db: Db, userId: string, email: string): Promise<boolean> {
  const row = await signInAddress(db, userId).where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** Finds the pending invitation of an organization to an address. */
export function findPendingInvitation(
  db: Db,
  organizationId: string,
  email: string,
): Promise<InvitationRow | undefined> {
  return shown(db)
    .where('i.organization_id', '=', organizationId)
    .where('i.email', '=', email)
    .where(isLiveInvitation('i'))
    .executeTakeFirst()
}

/** Whether an invitation to this address can be accepted now. */
export async function isInvited(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('email', '=', email)
    .where(isLiveInvitation())
    .where(
      sql<boolean>`not exists (select from organizations o
        where o.id = organization_id and o.deleted_at is not null)`,
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists invitations that a person can currently accept, newest first. */
export function listInvitationsTo(db: Db, userId: string, { $skip, $limit }: Paging) {
  const pending = shown(db)
    .where('i.email', '=', signInAddress(db, userId))
    .where(isLiveInvitation('i'))
    .where('o.deleted_at', 'is', null)
  const page = pending
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .offset($skip)
    .limit($limit)
  return pageOf(page, pending)
}

/** Lists an organization's open invitations. They include expired ones, which can be renewed or deleted. */
export function listOpenInvitations(
  db: Db,
  organizationId: string,
  { $skip, $limit, ...narrowed }: Paging & Narrowed,
) {
  return openInvitations(db, organizationId, narrowed)
    .select(['id', 'email', 'roles', 'created_at', 'expires_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset($skip)
    .limit($limit)
    .execute()
}

/** Counts open invitations. With a filter, it counts only up to a maximum. */
export async function countOpenInvitations(db: Db, organizationId: string, narrowed: Narrowed) {
  const open = openInvitations(db, organizationId, narrowed)
  if (isNarrowed(narrowed)) return countUpTo(db, open)
  const { count } = await open
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return { count, more: false }
}

/** Counts open invitations in total and by highest role, up to a maximum. */
export async function countOpenInvitationsByRole(db: Db, organizationId: string) {
  const countOf = (role: Role) => {
    const some = openInvitations(db, organizationId, { role }).select(sql`1`.as('one'))
    return sql<number>`(select count(*)::int from (${some.limit(maxCounted)}) as counted)`
  }
  const { rows } = await sql<Record<Role, number>>`
    select ${countOf('owner')} as owner, ${countOf('admin')} as admin, ${countOf('member')} as member,
      ${countOf('contact')} as contact`.execute(db)
  const { owner, admin, member, contact } = rows[0]!
  return {
    invited: Math.min(owner + admin + member + contact, maxCounted),
    invitedByRole: { owner, admin, member, contact },
  }
}

function openInvitations(db: Db, organizationId: string, { search, role, connection }: Narrowed) {
  return db
    .selectFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where(isOpenInvitation())
    .$if(connection !== undefined, (query) => query.where(sql<boolean>`false`))
    .$if(role !== undefined, (query) => query.where(sql`effective_role(roles)`, '=', role!))
    .$if(Boolean(search), (query) => query.where(everyWordOf(sql`email`, search!)))
}

/**
 * Adds the names that an invited person sees. Only the database's clock determines whether an invitation has expired.
 */
function shown(db: Db) {
  return (
    db
      .selectFrom('invitations as i')
      .innerJoin('organizations as o', 'o.id', 'i.organization_id')
      .leftJoin('profiles as p', 'p.id', 'i.invited_by')
      .leftJoin('users as u', 'u.id', 'p.user_id')
      .selectAll('i')
      .select([
        'o.name as organization_name',
        'o.logo_id as organization_logo_id',
        'o.second_factor_from',
        'u.first_name as inviter_first_name',
        'u.last_name as inviter_last_name',
        sql<string | null>`${mailAddress}`.as('inviter_email'),
      ])
      // Null if the sender can't currently act in the organization.
      .select(
        sql<Role[] | null>`case when ${isActiveMember('p', 'u')} then p.roles end`.as(
          'inviter_roles',
        ),
      )
      .select(sql<boolean>`i.expires_at <= now()`.as('expired'))
  )
}
