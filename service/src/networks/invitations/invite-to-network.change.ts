import { invitationAnswered } from '@accord/contract/invitations.ts'
import {
  alreadyInvitedToNetwork,
  inviteToNetwork as inviteCall,
  organizationInNetwork,
  organizationNotFound,
  outsideAddress,
  ownNetwork,
  resendNetworkInvitation as resendCall,
} from '@accord/contract/network-invitations.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import type { Transaction } from 'kysely'
import { can } from '#permissions/can.rules.ts'
import { change } from '#calls/change.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { listManagersOf } from '#data/networks/managers.store.ts'
import {
  findMembership,
  findMembershipOf,
  isInNetworkOf,
  type MembershipRow,
} from '#data/networks/shown-members.store.ts'
import { presentNetworkInvitation } from '#networks/networks.present.ts'
import { requireMembership, requireNetworkOwner } from '#permissions/require-in-network.ts'
import { requireActing } from '#permissions/require-profile.ts'
import { Refused } from '#refused.ts'
import { networkInvitationMail } from './network-invitation.mail.ts'
import {
  deleteExpiredNetworkInvitation,
  insertNetworkInvitation,
  renewNetworkInvitation,
} from './network-invitations.store.ts'
import { wantsToBeFound } from './search.store.ts'

export const inviteToNetwork = change(inviteCall, {
  as({ actor, body }, db) {
    requireActing(actor)
    return requireNetworkOwner(db, actor, body.network)
  },
  limits: ({ own }) => [['networkInvitationsPerOrganization', own.organizationId]],
  records: ['network_invited'],

  async do({ trx, own, body, mailUnasked, happened }, { config }) {
    const { network: networkId, organization: organizationId, callback } = body
    const { id: invitedBy, organizationId: ownerId } = own
    if (organizationId === ownerId) throw new Refused(ownNetwork)
    await deleteExpiredNetworkInvitation(trx, { networkId, organizationId })
    const reachable =
      (await isInNetworkOf(trx, ownerId, organizationId)) ||
      (await wantsToBeFound(trx, organizationId))
    if (!reachable) throw new Refused(organizationNotFound)

    const redirectUrl = outsideAddress(callback)
    const offer = { networkId, organizationId, invitedBy, redirectUrl }
    const id = await insertNetworkInvitation(trx, offer)
    if (!id) throw new Refused(await whyNot(trx, networkId, organizationId))
    const invitation = (await findMembership(trx, id))!
    mailUnasked(...(await lettersOf(trx, config, invitation)))
    happened('network_invited', namesIn(invitation))
    return presentNetworkInvitation(invitation, { side: 'owner' })
  },
})

export const resendNetworkInvitation = change(resendCall, {
  as: requireMembership,
  may({ own, membership }) {
    if (!can.manageNetwork(own, membership.owner_id)) return forbidden
    return !membership.accepted_at || invitationAnswered
  },
  limits: ({ membership }) => [['resendPerInvitation', membership.id]],
  records: ['network_invitation_resent'],

  async do({ trx, membership: { id }, mailUnasked, happened }, { config }) {
    await renewNetworkInvitation(trx, id)
    const invitation = (await findMembership(trx, id))!
    mailUnasked(...(await lettersOf(trx, config, invitation)))
    happened('network_invitation_resent', namesIn(invitation))
    return presentNetworkInvitation(invitation, { side: 'owner' })
  },
})

/** To everybody who manages the invited organization. */
async function lettersOf(trx: Transaction<Database>, config: Config, invitation: MembershipRow) {
  const managers = await listManagersOf(trx, [invitation.organization_id])
  return managers.map((manager) => networkInvitationMail(config, invitation, manager))
}

function namesIn({ network_name: network, organization_name: organization }: MembershipRow) {
  return { network, organization }
}

async function whyNot(trx: Transaction<Database>, networkId: string, organizationId: string) {
  const present = await findMembershipOf(trx, networkId, organizationId)
  return present?.accepted_at ? organizationInNetwork : alreadyInvitedToNetwork
}
