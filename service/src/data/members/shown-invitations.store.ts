import { mostCounted, type Paging } from '@accord/contract/fields.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { type Kysely, sql } from 'kysely'
import { countUpTo } from '#database/counting/count-up-to.ts'
import { pageOf } from '#database/page-of.ts'
import { everyWordOf } from '#database/searching/every-word.ts'
import type { Database } from '#database/tables.ts'
import { mailAddress } from '#data/organizations/mail-address.store.ts'
import { acts } from '#data/organizations/owners.store.ts'
import { hashSecret } from '#secrets/random-secret.ts'
import { isLiveInvitation, isOpenInvitation } from './invitations.store.ts'
import { isNarrowed, type Narrowed } from './narrowed.rules.ts'

type Db = Kysely<Database>

export type InvitationRow = Awaited<ReturnType<typeof listInvitationsTo>>['rows'][number]

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
    .where(isLiveInvitation())
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
    .where(isLiveInvitation('i'))
    .where('o.deleted_at', 'is', null)
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

/** How many there are, and how many of them have each role as their highest, up to a bound. */
export async function countOpenInvitationsByRole(db: Db, organizationId: string) {
  const countOf = (role: Role) => {
    const some = openInvitations(db, organizationId, { role }).select(sql`1`.as('one'))
    return sql<number>`(select count(*)::int from (${some.limit(mostCounted)}) as counted)`
  }
  const { rows } = await sql<Record<Role, number>>`
    select ${countOf('owner')} as owner, ${countOf('admin')} as admin, ${countOf('member')} as member,
      ${countOf('contact')} as contact`.execute(db)
  const { owner, admin, member, contact } = rows[0]!
  return {
    invited: Math.min(owner + admin + member + contact, mostCounted),
    invitedByRole: { owner, admin, member, contact },
  }
}

function openInvitations(db: Db, organizationId: string, { search, role }: Narrowed) {
  return db
    .selectFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where(isOpenInvitation())
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
      .select(sql<Role[] | null>`case when ${acts('p', 'u')} then p.roles end`.as('inviter_roles'))
      .select(sql<boolean>`i.expires_at <= now()`.as('expired'))
  )
}
