import { removeFromNetwork as call } from '@accord/contract/networks.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { can } from '#permissions/can.rules.ts'
import { freshWhere } from '#permissions/fresh.rules.ts'
import { change } from '#calls/change.ts'
import { requireSession } from '#permissions/require-session.ts'
import { endedMembership, endingWithMembership, endOwnMembership } from './end-membership.ts'
import { listManagersOf } from '#data/networks/managers.store.ts'
import { removedFromNetworkMail } from './network-ended.mail.ts'
import { requireNetworkOwner, requireStanding } from '#permissions/require-in-network.ts'

/** By the network's owner. Those who manage the one that is removed are told. */
export const removeFromNetwork = change(call, {
  async as({ actor, params }, db) {
    const { own } = await requireNetworkOwner(db, actor, params.id)
    return { own, organizations: [params.memberId] }
  },
  may: ({ actor }) => freshWhere(true, actor),
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
  consequences: ({ params }, db) => endingWithMembership(db, params),
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
    await endOwnMembership(trx, params, { mail, happened }, config)
    return {}
  },
  consequences: ({ params }, db) => endingWithMembership(db, params),
})
