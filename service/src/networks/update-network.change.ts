import { updateNetwork as call } from '@accord/contract/networks.ts'
import { isSameSet, missing } from '@accord/contract/rules/small-sets.ts'
import { change, unchanged } from '#calls/change.ts'
import { planWiderMailing } from '#authorizations/wider/wider.store.ts'
import { endingWithShares } from './ending-networks.store.ts'
import { forgetDecisions } from '#data/networks/network-members.store.ts'
import { presentNetwork } from './networks.present.ts'
import { findNetwork, setNetwork } from '#data/networks/networks.store.ts'
import { requireNetworkOwner } from '#permissions/require-in-network.ts'

/** Whatever its owner asks for, members share nothing more until they agree. */
export const updateNetwork = change(call, {
  as: ({ actor, params }, db) => requireNetworkOwner(db, actor, params.id),
  records: ['network_updated', 'network_shares_changed'],

  async do({ trx, own, network: stored, body, happened }) {
    const { id, shares: before } = stored
    const { name = stored.name, description = stored.description, shares: after = before } = body
    const wanted = { name, description }
    const fields = (['name', 'description'] as const).filter((key) => wanted[key] !== stored[key])
    const sharesDiffer = !isSameSet(after, before)
    if (fields.length === 0 && !sharesDiffer) return unchanged(presentNetwork(stored))

    await setNetwork(trx, id, { ...wanted, shares: after })
    if (fields.length > 0) happened('network_updated', { network: name, fields })
    if (sharesDiffer) {
      await forgetDecisions(trx, id, after)
      if (missing(after, before).length > 0) await planWiderMailing(trx, { networkId: id })
      happened('network_shares_changed', { network: name, before, after })
    }
    return presentNetwork((await findNetwork(trx, id, own.organizationId))!)
  },
  consequences: ({ network: { id, shares: before }, body: { shares: after = before } }, db) =>
    endingWithShares(db, id, missing(before, after)),
})
