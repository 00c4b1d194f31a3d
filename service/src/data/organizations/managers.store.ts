import { signsInWithAddress } from '#data/users/accounts.store.ts'
import type { Paging } from '@accord/contract/fields.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { isClosed } from '#data/users/accounts.store.ts'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { isTrustedFactor } from '#data/sessions/provider-gate.ts'
import { isRanked, mailAddress, manages, owns } from './profiles.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Whether the person can act. `p` and `u` are the aliases of the profile and its user. */
export function isActiveMember(p: string, u: string) {
  return sql<boolean>`(${sql.ref(p)}.suspended_at is null and not ${isClosed(u)})`
}
const ownsNow = sql<boolean>`${owns('p')} and u.sign_in = 'own' and ${isActiveMember('p', 'u')}`
/** Contacts can't own an organization, and neither can people whom only an identity provider signs in. */
const canOwn = sql<boolean>`${isRanked('p')} and u.sign_in = 'own' and ${isActiveMember('p', 'u')}`
/**
 * Owners without a required second factor can't act, not even to turn off the policy. If the organization requires its
 * identity provider, an owner with a second factor is needed in case the provider fails.
 */
const meetsPolicy = sql<boolean>`not exists (select from organizations o where o.id = p.organization_id
  and (o.second_factor_from <= clock_timestamp() and not u.second_factor
    or o.provider_required_from is not null and not ${sql.raw(isTrustedFactor)}))`

/**
 * Whether an organization still has an owner without this person. Returns `weak` if all other owners lack the second
 * factor that it requires. The caller must hold the organization's lock. The other owner's account can't change until
 * the commit.
 */
export async function findOtherOwner(
  trx: Trx,
  { user_id, organization_id }: { user_id: string; organization_id: string },
): Promise<'none' | 'weak' | 'able'> {
  const { rows } = await sql<{ meets_policy: boolean }>`
    select ${meetsPolicy} as meets_policy from profiles p join users u on u.id = p.user_id
    where p.organization_id = ${organization_id} and p.user_id <> ${user_id} and ${ownsNow}
    order by meets_policy desc, p.id limit 1 for share of u`.execute(trx)
  if (!rows[0]) return 'none'
  return rows[0].meets_policy ? 'able' : 'weak'
}

/** Lists the owners who can act in the organization, except these people, with their email addresses. */
export function listOwnersBesides(db: Db, organizationId: string, userIds: readonly string[]) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select([mailAddress.as('email'), 'u.first_name'])
    .where('p.organization_id', '=', organizationId)
    .where('p.user_id', 'not in', userIds)
    .where(ownsNow)
    .orderBy('p.id')
    .execute()
}

/**
 * Selects the organizations that only this person owns. Owners who don't meet the second-factor policy don't count,
 * because no one could act after this person.
 */
function ownedAloneBy(db: Db, userId: string) {
  return db
    .selectFrom('profiles as own')
    .innerJoin('organizations as o', 'o.id', 'own.organization_id')
    .where('own.user_id', '=', userId)
    .where(owns('own'))
    .where('o.deleted_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from profiles p join users u on u.id = p.user_id
        where p.organization_id = own.organization_id and p.user_id <> ${userId} and ${ownsNow}
          and ${meetsPolicy})`,
    )
}

/** Lists organizations with the number of members who could become their owner, ordered by name. */
export function listSolelyOwnedRows(db: Db, userId: string, paging: Paging) {
  const all = ownedAloneBy(db, userId)
  const page = all
    .select(['o.id', 'o.name'])
    .select(
      sql<number>`(select count(*)::int from profiles p join users u on u.id = p.user_id
        where p.organization_id = o.id and p.user_id <> ${userId} and ${canOwn}
          and ${meetsPolicy})`.as('members'),
    )
    .orderBy('o.name')
    .orderBy('o.id')
    .limit(paging.$limit)
    .offset(paging.$skip)
  return pageOf(page, all)
}

export function allSolelyOwned(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  return ownedAloneBy(db, userId).select(['o.id', 'o.name']).orderBy('o.name').execute()
}

export interface Successor {
  id: string
  user_id: string
  organization_id: string
  email: string
  email_proven: boolean
  roles: Role[]
  own_address: string
  first_name: string
  organization_name: string
  /** Whether the member can act immediately, or needs a second factor first. */
  meets_policy: boolean
}

/**
 * Finds a member who can become owner. Contacts, people who can't act, and profiles in other organizations are
 * excluded. Their account can't change until the commit. The caller must hold the organization's lock.
 */
export async function lockSuccessor(
  trx: Trx,
  which: { organizationId: string; notUserId?: string } & (
    | { profileId: string }
    | { email: string }
  ),
): Promise<Successor | undefined> {
  const isMeant =
    'profileId' in which
      ? sql`p.id = ${which.profileId}`
      : sql`u.email = ${which.email} and ${signsInWithAddress('u')}`
  const { rows } = await sql<Successor>`
    select p.id, p.user_id, p.organization_id, p.email, p.email_proven, p.roles, u.email as own_address, u.first_name,
      o.name as organization_name, ${meetsPolicy} as meets_policy
    from profiles p join users u on u.id = p.user_id join organizations o on o.id = p.organization_id
    where p.organization_id = ${which.organizationId} and ${isMeant}
      and p.user_id is distinct from ${which.notUserId ?? null}::uuid
      and ${canOwn}
    for share of u`.execute(trx)
  return rows[0]
}

export type Owner = Awaited<ReturnType<typeof listOwnersOf>>[number]

/**
 * Lists all owners of an organization with their email addresses. People with a deleted or disabled account are
 * omitted, except the person who is just being deleted or disabled.
 */
export function listOwnersOf(db: Kysely<Database>, organizationId: string, doer?: string) {
  return (
    db
      .selectFrom('profiles as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select([mailAddress.as('email'), 'u.first_name'])
      .where('p.organization_id', '=', organizationId)
      // This allows PostgreSQL to use the managers' index, because owners are also managers.
      .where(manages('p'))
      .where(owns('p'))
      .where('u.disabled_at', 'is', null)
      .where(sql<boolean>`(u.deleted_at is null or u.id = ${doer ?? null}::uuid)`)
      .orderBy('p.created_at')
      .orderBy('p.id')
      .execute()
  )
}

export type Manager = Awaited<ReturnType<typeof listManagersOf>>[number]

/** Lists everyone who manages one of these organizations and can act in it, with their email addresses. */
export function listManagersOf(db: Db, organizationIds: readonly string[]) {
  return (
    db
      .selectFrom('profiles as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['p.organization_id', mailAddress.as('email'), 'u.first_name'])
      // The list can be empty, and 'in ()' isn't valid SQL.
      .where('p.organization_id', '=', sql<string>`any (${organizationIds}::uuid[])`)
      .where(manages('p'))
      .where(isActiveMember('p', 'u'))
      .orderBy('p.created_at')
      .orderBy('p.id')
      .execute()
  )
}

export interface ToManager<Organization> {
  organization: Organization
  manager: Manager
}

/** Adds all managers to each of these organizations. */
export async function withManagers<Organization extends { id: string }>(
  db: Db,
  organizations: readonly Organization[],
): Promise<ToManager<Organization>[]> {
  const byId = new Map(organizations.map((organization) => [organization.id, organization]))
  const managers = await listManagersOf(db, [...byId.keys()])
  return managers.map((manager) => ({
    organization: byId.get(manager.organization_id)!,
    manager,
  }))
}
