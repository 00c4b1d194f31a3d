import { removeFromNetwork as call } from '@accord/contract/networks.ts'
import { forbidden, notFound } from '@accord/contract/refusal.ts'
import type { Transaction } from 'kysely'
import { can } from '#access/can.rules.ts'
import { change } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { requireSession } from '#session/require-session.ts'
import { listManagersOf } from './managers.store.ts'
import { networkLeftMail, removedFromNetworkMail } from './network-ended.mail.ts'
import { endMembership, findMembershipOf } from './network-members.store.ts'
import { requireNetworkOwner, requireStanding } from '#access/require-in-network.ts'

/** By the network's owner. Those who manage the one that is removed are told. */
export const removeFromNetwork = change(call, {
  async as({ actor, params }, db) {
    const { own } = await requireNetworkOwner(db, actor, params.id)
    return { own, organizations: [params.memberId] }
  },
  records: ['network_member_removed'],

  async do({ trx, params, mail, happened }, { config }) {
    const ended = await endedMembership(trx, params)
    const { network_name: network, owner_name: owner, organization_id: id } = ended
    const organization = { id, name: ended.organization_name }
    for (const manager of await listManagersOf(trx, [id])) {
      mail(removedFromNetworkMail(config, { network, organization, owner, manager }))
    }
    const detail = { network, organization: organization.name }
    happened('network_member_removed', detail)
    happened('network_member_removed', detail, { organizationId: id, by: owner })
    return {}
  },
})

/** By the member itself. Those who manage the network are told. */
export const leaveNetwork = change(call, {
  async as({ actor, params }, db) {
    const { own, network } = await requireStanding(db, actor, params.id)
    // Leaving, like joining, is decided by a person.
    requireSession(actor)
    return { own, network, organizations: [network.organization_id] }
  },
  may: ({ own, network }) => can.leaveNetwork(own, network.organization_id) || forbidden,
  records: ['network_left'],

  async do({ trx, params, mail, happened }, { config }) {
    const ended = await endedMembership(trx, params)
    const { network_id: networkId, network_name: network, owner_id: organizationId } = ended
    const { organization_name: organization, owner_name: owner } = ended
    for (const manager of await listManagersOf(trx, [organizationId])) {
      mail(networkLeftMail(config, { networkId, network, organization, owner, manager }))
    }
    happened('network_left', { network })
    happened('network_left', { network }, { organizationId, by: organization })
    return {}
  },
})

/** As it was; an organization that was only invited is in no network yet. */
async function endedMembership(
  trx: Transaction<Database>,
  { id, memberId }: { id: string; memberId: string },
) {
  const membership = await findMembershipOf(trx, id, memberId)
  if (!membership || !(await endMembership(trx, id, memberId))) throw new Refused(notFound)
  return membership
}
