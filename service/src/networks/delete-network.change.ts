import { deleteNetwork as call } from '@accord/contract/networks.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { can } from '#permissions/can.rules.ts'
import { requireNetworkOwner } from '#permissions/require-in-network.ts'
import { change } from '#calls/change.ts'
import { planNetworkEndedMailing } from './network-ended.store.ts'
import { endingWithNetwork } from './ending-networks.store.ts'
import { holdMembershipsIn } from '#data/networks/network-members.store.ts'
import { deleteNetworkRow } from '#data/networks/networks.store.ts'

/** For all its members at once; each gets emails later (`network-ended.mailing.ts`), however many they are. */
export const deleteNetwork = change(call, {
  as: ({ actor, params }, db) => requireNetworkOwner(db, actor, params.id),
  may: ({ own, network }) => can.deleteNetwork(own, network.organization_id) || forbidden,
  records: ['network_deleted'],

  async do({ trx, network: { id, name: network }, happened }) {
    await holdMembershipsIn(trx, id)
    await planNetworkEndedMailing(trx, id)
    await deleteNetworkRow(trx, id)
    happened('network_deleted', { network })
    return {}
  },
  consequences: ({ network }, db) => endingWithNetwork(db, network.id),
})
