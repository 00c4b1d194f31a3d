import { deleteNetwork as call } from '@accord/contract/networks.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { can } from '#access/can.rules.ts'
import { change } from '#calls/change.ts'
import { listManagersOf } from './managers.store.ts'
import { endingWithNetwork } from './ending-networks.store.ts'
import { networkDeletedMail } from './network-ended.mail.ts'
import { listJoined } from './shown-members.store.ts'
import { deleteNetworkRow } from './networks.store.ts'
import { requireNetworkOwner } from '#access/require-in-network.ts'

/** For all its members at once; each is told. */
export const deleteNetwork = change(call, {
  async as({ actor, params }, db) {
    const { own, network } = await requireNetworkOwner(db, actor, params.id)
    const joined = await listJoined(db, network.id)
    return { own, network, joined, organizations: joined.map(({ id }) => id) }
  },
  may: ({ own, network }) => can.deleteNetwork(own, network.organization_id) || forbidden,
  records: ['network_deleted'],

  async do({ trx, network: ended, joined, mail, happened }, { config }) {
    const { id, name: network, owner_name: owner } = ended
    await deleteNetworkRow(trx, id)
    happened('network_deleted', { network })
    for (const { id: organizationId } of joined) {
      happened('network_deleted', { network }, { organizationId, by: owner })
    }
    const members = new Map(joined.map((each) => [each.id, each]))
    for (const manager of await listManagersOf(trx, [...members.keys()])) {
      const organization = members.get(manager.organization_id)!
      mail(networkDeletedMail(config, { network, organization, owner, manager }))
    }
    return {}
  },
  consequences: ({ network }, db) => endingWithNetwork(db, network.id),
})
