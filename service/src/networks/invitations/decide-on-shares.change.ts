import { decideOnShares as call, sharesChanged } from '@accord/contract/network-invitations.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { can } from '#permissions/can.rules.ts'
import { change } from '#calls/change.ts'
import { setDecision } from '#data/networks/network-members.store.ts'
import { findMembership } from '#data/networks/shown-members.store.ts'
import { presentNetworkInvitation } from '#networks/networks.present.ts'
import { decided } from '#data/networks/networks.rules.ts'
import { requireMembership } from '#permissions/require-in-network.ts'
import { Refused } from '#refused.ts'

/** What a member says to what the network asks for in addition. */
export const decideOnShares = change(call, {
  as: requireMembership,
  may: ({ own, membership }) => can.answerNetwork(own, membership.organization_id) || forbidden,
  records: ['network_shares_decided'],

  async do({ trx, own, membership, body, happened }) {
    const { id, network_name: network, asked, shares: agreed, refused_shares: refused } = membership
    // Whoever has not joined decides by accepting or declining.
    const changed = membership.accepted_at && decided({ asked, agreed, refused }, body)
    if (!changed) throw new Refused(sharesChanged)
    await setDecision(trx, id, changed, body.decision === 'grant' ? own.id : undefined)
    happened('network_shares_decided', { network, ...body })
    return presentNetworkInvitation((await findMembership(trx, id))!, { side: 'invited' })
  },
})
