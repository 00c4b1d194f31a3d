import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { sql, type Transaction } from 'kysely'
import { fromNow } from '#database/moments/periods.ts'
import type { Database } from '#database/tables.ts'
import { hasJoined, isExpired, isInvited } from '#data/networks/member-conditions.store.ts'

type Trx = Transaction<Database>

const lifetime = fromNow(retention.organization.periods.networkInvitation)

interface NewInvitation {
  networkId: string
  organizationId: string
  invitedBy: string
  redirectUrl: string | null
}

/** Undefined when the organization is in the network or invited already: the constraint decides. */
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

/** Makes way for a new one: what nobody can accept any more must not block the organization. */
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

/** The one decision between two who accept at once. False when it was answered or has expired. */
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

/** 30 more days. */
export async function renewNetworkInvitation(trx: Trx, id: string) {
  await trx
    .updateTable('network_members')
    .set({ expires_at: lifetime })
    .where('id', '=', id)
    .where(sql<boolean>`not ${hasJoined()}`)
    .execute()
}

/** False when it was accepted or is gone. */
export async function removeNetworkInvitation(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('network_members')
    .where('id', '=', id)
    .where(sql<boolean>`not ${hasJoined()}`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
