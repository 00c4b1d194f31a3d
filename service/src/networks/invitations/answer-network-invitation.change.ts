import { invitationAccepted, invitationExpired } from '@accord/contract/invitations.ts'
import {
  acceptNetworkInvitation as acceptCall,
  alreadyInNetwork,
  deleteNetworkInvitation as deleteCall,
  sharesChanged,
} from '@accord/contract/network-invitations.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import { can } from '#permissions/can.rules.ts'
import { change } from '#calls/change.ts'
import { listManagersOf } from '#data/networks/managers.store.ts'
import { findMembership } from '#data/networks/shown-members.store.ts'
import { presentNetworkInvitation } from '#networks/networks.present.ts'
import { requireMembership } from '#permissions/require-in-network.ts'
import { Refused } from '#refused.ts'
import { networkDeclinedMail } from './network-declined.mail.ts'
import { markJoined, removeNetworkInvitation } from './network-invitations.store.ts'
import { isRedirectKnown } from './redirect-known.ts'

/** Joins with exactly what the person was shown, or, without that, with what is asked for now. */
export const acceptNetworkInvitation = change(acceptCall, {
  as: requireMembership,
  may: ({ own, membership }) => can.answerNetwork(own, membership.organization_id) || forbidden,
  records: ['network_joined'],

  async do({ trx, own, actor, membership, body, happened }, { config }) {
    const { id, asked, network_name: network, organization_name: by } = membership
    if (membership.accepted_at) {
      const byOneself = membership.accepted_by === own.id
      throw new Refused(byOneself ? alreadyInNetwork : invitationAccepted)
    }
    const shares = body?.shares ?? asked
    if (!membership.expired && !isSameSet(shares, asked)) throw new Refused(sharesChanged)
    const inTime = await markJoined(trx, id, { acceptedBy: own.id, shares })
    if (!inTime) throw new Refused(invitationExpired)
    happened('network_joined', { network, shares })
    happened('network_joined', { network, shares }, { organizationId: membership.owner_id, by })
    const redirectKnown = await isRedirectKnown(trx, config, membership, actor.user.id)
    const joined = (await findMembership(trx, id))!
    return presentNetworkInvitation(joined, { side: 'invited', redirectKnown })
  },
})

/** Taken back by the one, declined by the other, it is gone: nothing blocks a new one. */
export const deleteNetworkInvitation = change(deleteCall, {
  as: requireMembership,
  records: ['network_invitation_deleted', 'network_declined'],

  async do({ trx, own, membership, mail, happened }, { config }) {
    const { id, network_name: network, organization_name: organization } = membership
    if (!(await removeNetworkInvitation(trx, id))) throw new Refused(invitationAccepted)
    const { owner_id: organizationId } = membership
    if (own.organizationId === organizationId) {
      happened('network_invitation_deleted', { network, organization })
    } else {
      for (const manager of await listManagersOf(trx, [organizationId])) {
        mail(networkDeclinedMail(config, membership, manager))
      }
      happened('network_declined', { network })
      happened('network_declined', { network }, { organizationId, by: organization })
    }
    return {}
  },
})
