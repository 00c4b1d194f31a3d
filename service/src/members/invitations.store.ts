import { randomUUID } from 'node:crypto'
import type { Paging } from '@accord/contract/fields.ts'
import type { RankedRole, Role } from '@accord/contract/rules/roles.ts'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import { countNamed } from '#database/counting/count-named.ts'
import { countUpTo } from '#database/counting/count-up-to.ts'
import { pageOf } from '#database/page-of.ts'
import { everyWordOf } from '#database/searching/every-word.ts'
import type { Database } from '#database/tables.ts'
import { mailAddress } from '#organizations/mail-address.store.ts'
import { hashSecret, randomSecret } from '#secrets/random-secret.ts'
import { isNarrowed, type Narrowed } from './narrowed.rules.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const lifetime = sql<Date>`now() + interval '7 days'`

/** Neither accepted nor declined. An expired one is still open: it can be renewed. */
const isOpen = (eb: ExpressionBuilder<Database, 'invitations'>) =>
  eb.and([eb('accepted_at', 'is', null), eb('declined_at', 'is', null)])

export type InvitationRow = Awaited<ReturnType<typeof listInvitationsTo>>['rows'][number]

interface NewInvitation {
  organizationId: string
  email: string
  roles: RankedRole[]
  invitedBy: string
}

/** Undefined when an open one to the same address is there: the unique index decides. */
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
      conflict
        .columns(['organization_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('declined_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row && { id: row.id, code: code.value }
}

/** Makes way for a new one: what nobody can accept any more must not block the address. */
export async function deleteExpiredInvitation(trx: Trx, organizationId: string, email: string) {
  await trx
    .deleteFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where('email', '=', email)
    .where(isOpen)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}

/** The one decision between two who accept at once. False when it was answered or has expired. */
export async function markAccepted(trx: Trx, id: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ accepted_at: sql`now()`, accepted_by: userId })
    .where('id', '=', id)
    .where(isOpen)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markDeclined(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ declined_at: sql`now()` })
    .where('id', '=', id)
    .where(isOpen)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A new code and 7 more days; the old link is dead. Undefined when it was answered. */
export async function renewInvitation(trx: Trx, id: string): Promise<string | undefined> {
  const code = randomSecret('acc')
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ code_hash: code.hash, expires_at: lifetime })
    .where('id', '=', id)
    .where(isOpen)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? code.value : undefined
}

/** Whoever gives the roles answers for them from now on. False when it was answered. */
export async function setInvitationRoles(
  trx: Trx,
  id: string,
  { roles, invitedBy }: Pick<NewInvitation, 'roles' | 'invitedBy'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ roles, invited_by: invitedBy })
    .where('id', '=', id)
    .where(isOpen)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeInvitation(trx: Trx, id: string) {
  await trx.deleteFrom('invitations').where('id', '=', id).execute()
}

/** Open ones of a sender who may give only these roles; answers with what went. */
export function deleteInvitationsBeyond(trx: Trx, sender: string, mayGive: RankedRole[]) {
  return trx
    .deleteFrom('invitations')
    .where('invited_by', '=', sender)
    .where(isOpen)
    .where(sql<boolean>`not roles <@ ${mayGive}::text[]`)
    .returning(['email', 'roles'])
    .execute()
}

/** All to these addresses, and what that person accepted; answers what they offered, and whether anybody could accept it. */
export async function deleteInvitationsAbout(
  trx: Trx,
  about: { organizationId: string; userId: string; addresses: readonly string[] },
): Promise<{ roles: RankedRole[]; open: boolean }[]> {
  const { organizationId, userId, addresses } = about
  const { rows } = await sql<{ roles: RankedRole[]; open: boolean }>`
    delete from invitations where organization_id = ${organizationId}
      and (email = any (${addresses}::text[]) or accepted_by = ${userId})
    returning roles, accepted_at is null and declined_at is null as open`.execute(trx)
  return rows
}

/** Of those that a sender offered, what can still be accepted. */
export function countOffersOf(db: Db, sender: string) {
  const open = db
    .selectFrom('invitations')
    .select('email as name')
    .where('invited_by', '=', sender)
    .where(isOpen)
    .where('expires_at', '>', sql<Date>`now()`)
  return countNamed(db, open)
}

export function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return shown(db).where('i.id', '=', id).executeTakeFirst()
}

export function findInvitationByCode(db: Db, code: string): Promise<InvitationRow | undefined> {
  return shown(db).where('i.code_hash', '=', hashSecret(code)).executeTakeFirst()
}

/** The address a person signs in with, once verified. A profile's opens no invitation. */
function signInAddress(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
}

export async function signsInWith(db: Db, userId: string, email: string): Promise<boolean> {
  const row = await signInAddress(db, userId).where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** Whether somebody waits for whoever has this address: an invitation that can be accepted now. */
export async function isInvited(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('email', '=', email)
    .where(isOpen)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(
      sql<boolean>`not exists (select from organizations o
        where o.id = organization_id and o.deleted_at is not null)`,
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Those that a person can accept now, the newest first. */
export function listInvitationsTo(db: Db, userId: string, { $skip, $limit }: Paging) {
  const pending = shown(db)
    .where('i.email', '=', signInAddress(db, userId))
    .where('i.accepted_at', 'is', null)
    .where('i.declined_at', 'is', null)
    .where('i.expires_at', '>', sql<Date>`now()`)
  const page = pending
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .offset($skip)
    .limit($limit)
  return pageOf(page, pending)
}

/** Of one organization, expired ones included: they wait to be sent again or taken back. */
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

/** All of them; of those that were searched or have a role, up to a bound. */
export async function countOpenInvitations(db: Db, organizationId: string, narrowed: Narrowed) {
  const open = openInvitations(db, organizationId, narrowed)
  if (isNarrowed(narrowed)) return countUpTo(db, open)
  const { count } = await open
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return { count, more: false }
}

function openInvitations(db: Db, organizationId: string, { search, role }: Narrowed) {
  return db
    .selectFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where(isOpen)
    .$if(role !== undefined, (query) => query.where(sql`effective_role(roles)`, '=', role!))
    .$if(Boolean(search), (query) => query.where(everyWordOf(sql`email`, search!)))
}

/** With the names that an invitee is shown. Expiry is told by the database's clock alone. */
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
        'o.second_factor_from',
        'u.first_name as inviter_first_name',
        'u.last_name as inviter_last_name',
        sql<string | null>`${mailAddress}`.as('inviter_email'),
      ])
      // Of somebody who cannot act there now: none.
      .select(
        sql<Role[] | null>`case when p.suspended_at is null and u.deleted_at is null
        and u.disabled_at is null then p.roles end`.as('inviter_roles'),
      )
      .select(sql<boolean>`i.expires_at <= now()`.as('expired'))
  )
}
