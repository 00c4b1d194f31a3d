import { type ImpactItem, maxImpactNames } from '@accord/contract/impact.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { listManagersOf } from '#data/organizations/managers.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { networkLeftMail } from './network-ended.mail.ts'
import { endMembership, findMembershipOf } from '#data/networks/network-members.store.ts'
import { effectiveShares } from '#data/networks/networks.rules.ts'

type Trx = Transaction<Database>
type Leaving = Pick<Effects<'network_left'>, 'mail' | 'happened'>

interface Membership {
  /** The network's ID. */
  id: string
  /** The ID of the member's organization. */
  memberId: string
}

/** Returns the membership before it ends. An invited organization isn't in the network yet. */
export async function endedMembership(trx: Trx, { id, memberId }: Membership) {
  const membership = await findMembershipOf(trx, id, memberId)
  if (!membership || !(await endMembership(trx, id, memberId))) throw new RequestError(notFound)
  return membership
}

/** Returns the data that the network's owner can no longer read afterwards. */
export async function impactOfMembership(
  db: Kysely<Database>,
  { id, memberId }: Membership,
): Promise<ImpactItem[]> {
  const membership = await findMembershipOf(db, id, memberId)
  if (!membership?.accepted_at) throw new RequestError(notFound)
  const { asked, shares: agreed } = membership
  const shares = effectiveShares({ asked, agreed })
  return [{ kind: 'shares', count: shares.length, names: shares.slice(0, maxImpactNames) }]
}

/**
 * Removes an organization from a network on its own behalf. The network's admins and owners are emailed, and both
 * organizations record it.
 */
export async function leaveOwnMembership(
  trx: Trx,
  which: Membership,
  { mail, happened }: Leaving,
  config: Config,
) {
  const ended = await endedMembership(trx, which)
  const { network_id: networkId, network_name: network, owner_id: organizationId } = ended
  const { organization_name: organization, owner_name: owner } = ended
  for (const manager of await listManagersOf(trx, [organizationId])) {
    mail(
      networkLeftMail(emailContext(config), { networkId, network, organization, owner, manager }),
    )
  }
  const detail = { on: { network: networkId }, network }
  happened('network_left', detail)
  happened('network_left', detail, { organizationId, by: organization })
}
