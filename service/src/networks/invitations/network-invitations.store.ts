import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { timeFromNow } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import {
  hasJoined,
  isMemberOrInvited,
  isExpired,
  isInvited,
} from '#data/networks/network-members.store.ts'
import { maxSearchResults } from '@accord/contract/network-invitations.ts'
import { isActiveMember } from '#data/organizations/managers.store.ts'
import { manages } from '#data/organizations/profiles.store.ts'

type Trx = Transaction<Database>

const lifetime = timeFromNow(retention.organization.periods.networkInvitation)

interface NewInvitation {
  networkId: string
  organizationId: string
  invitedBy: string
  redirectUrl: string | null
}

/** Returns undefined if the organization was already invited or has joined, which a constraint checks. */
export async function insertNetworkInvitation(
  trx: Trx,
  { networkId, organizationId, invitedBy, redirectUrl }: NewInvitation,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('network_members')
    .values({
      id: randomUUID(),
      network_id: networkId,
      organization_id: organizationId,
      invited_by: invitedBy,
      redirect_url: redirectUrl,
      expires_at: lifetime,
    })
    .onConflict((conflict) => conflict.columns(['network_id', 'organization_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Deletes an expired invitation, so that it doesn't block a new one. */
export async function deleteExpiredNetworkInvitation(
  trx: Trx,
  { networkId, organizationId }: Pick<NewInvitation, 'networkId' | 'organizationId'>,
) {
  await trx
    .deleteFrom('network_members')
    .where('network_id', '=', networkId)
    .where('organization_id', '=', organizationId)
    .where(isExpired())
    .execute()
}

/**
 * Accepts an invitation. Only one of two concurrent requests succeeds. Returns false if it was already answered or has
 * expired.
 */
export async function markJoined(
  trx: Trx,
  id: string,
  { acceptedBy, shares }: { acceptedBy: string; shares: readonly ScopeEntity[] },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('network_members')
    .set({ accepted_at: sql`now()`, accepted_by: acceptedBy, shares: [...shares] })
    .where('id', '=', id)
    .where(isInvited())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes the invitation valid for 30 more days. */
export async function renewNetworkInvitation(trx: Trx, id: string) {
  await trx
    .updateTable('network_members')
    .set({ expires_at: lifetime })
    .where('id', '=', id)
    .where(sql<boolean>`not ${hasJoined()}`)
    .execute()
}

/** Returns false if the invitation was accepted or removed. */
export async function removeNetworkInvitation(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('network_members')
    .where('id', '=', id)
    .where(sql<boolean>`not ${hasJoined()}`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Db = Kysely<Database>

interface Search {
  email: string
  searchedBy: string
  /** The network in which to look up each result's membership. */
  networkId: string | undefined
}

interface FoundRow {
  id: string
  name: string
  city: string
  standing: 'joined' | 'invited' | null
}

/** Finds organizations that appear in search and have an active admin or owner with exactly this verified address. */
export async function searchByManager(
  db: Db,
  { email, searchedBy, networkId }: Search,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with found as (
      select o.id, o.name, o.city, o.created_at from organizations o
      where o.findable and o.deleted_at is null and o.id <> ${searchedBy} and o.id in (
        select p.organization_id from profiles p join users u on u.id = p.user_id
        where p.email = ${email} and p.email_proven and ${isActiveMember('p', 'u')} and ${manages('p')})
      order by o.created_at desc, o.id desc limit ${maxSearchResults}
    )
    select f.id, f.name, f.city, case when ${hasJoined('m')} then 'joined'
      when m.id is not null then 'invited' end as standing
    from found f left join network_members m
      on m.network_id = ${networkId ?? null} and m.organization_id = f.id and ${isMemberOrInvited('m')}
    order by f.created_at desc, f.id desc`.execute(db)
  return rows
}

/** Returns whether anyone who knows the organization's ID can invite it. */
export async function wantsToBeFound(db: Db, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('findable', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
