import type { Kysely, Transaction } from 'kysely'
import { isKnownTo } from '#data/applications/applications.store.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import {
  type MembershipRow,
  findMembership,
  findMembershipOf,
  isInNetworkOf,
  setDecision,
} from '#data/networks/network-members.store.ts'
import {
  invitationAccepted,
  invitationAnswered,
  invitationExpired,
} from '@accord/contract/invitations.ts'
import {
  acceptNetworkInvitation as acceptCall,
  alreadyInNetwork,
  alreadyInvitedToNetwork,
  decideOnShares as call,
  deleteNetworkInvitation as deleteCall,
  inviteToNetwork as inviteCall,
  organizationInNetwork,
  organizationNotFound,
  outsideAddress,
  ownNetwork,
  resendNetworkInvitation as resendCall,
  sharesChanged,
} from '@accord/contract/network-invitations.ts'
import { forbidden } from '@accord/contract/errors.ts'
import { can } from '#permissions/can.rules.ts'
import { change } from '#calls/change.ts'
import { findEmailLogo } from '#data/logos/logos.store.ts'
import { listManagersOf } from '#data/organizations/managers.store.ts'
import { presentNetworkInvitation } from '#networks/networks.present.ts'
import { requireMembership, requireNetworkOwner } from '#permissions/require-in-network.ts'
import { requireActing } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { emailContext } from '#mail/compose-email.ts'
import { networkDeclinedMail, networkInvitationMail } from './network-invitations.mail.ts'
import {
  deleteExpiredNetworkInvitation,
  insertNetworkInvitation,
  markJoined,
  removeNetworkInvitation,
  renewNetworkInvitation,
  wantsToBeFound,
} from './network-invitations.store.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import { sharesAfterDecision } from '#data/networks/networks.rules.ts'

/** Returns whether a person who answers the invitation can be redirected to its address without a click. */
export async function isRedirectKnown(
  db: Kysely<Database>,
  { publicUrl }: Config,
  { redirect_url }: Pick<MembershipRow, 'redirect_url'>,
  userId: string | undefined,
): Promise<boolean> {
  if (redirect_url === null) return false
  const { origin } = new URL(redirect_url)
  if (origin === publicUrl.origin) return true
  return userId !== undefined && isKnownTo(db, userId, { origin })
}

export const inviteToNetwork = change(inviteCall, {
  resolve({ actor, body }, db) {
    requireActing(actor)
    return requireNetworkOwner(db, actor, body.network)
  },
  limits: ({ own }) => [['networkInvitationsPerOrganization', own.organizationId]],
  records: ['network_invited'],

  async run({ trx, own, body, mailUnsolicited, happened }, { config }) {
    const { network: networkId, organization: organizationId, callback } = body
    const { id: invitedBy, organizationId: ownerId } = own
    if (organizationId === ownerId) throw new RequestError(ownNetwork)
    await deleteExpiredNetworkInvitation(trx, { networkId, organizationId })
    const reachable =
      (await isInNetworkOf(trx, ownerId, organizationId)) ||
      (await wantsToBeFound(trx, organizationId))
    if (!reachable) throw new RequestError(organizationNotFound)

    const redirectUrl = outsideAddress(callback)
    const offer = { networkId, organizationId, invitedBy, redirectUrl }
    const id = await insertNetworkInvitation(trx, offer)
    if (!id) throw new RequestError(await whyNot(trx, networkId, organizationId))
    const invitation = (await findMembership(trx, id))!
    mailUnsolicited(...(await emailsOf(trx, config, invitation)))
    happened('network_invited', detailOf(invitation))
    return presentNetworkInvitation(invitation, { side: 'owner' })
  },
})

export const resendNetworkInvitation = change(resendCall, {
  resolve: requireMembership,
  authorize({ own, membership }) {
    if (!can.manageNetwork(own, membership.owner_id)) return forbidden
    return !membership.accepted_at || invitationAnswered
  },
  limits: ({ membership }) => [['resendPerInvitation', membership.id]],
  records: ['network_invitation_resent'],

  async run({ trx, membership: { id }, mailUnsolicited, happened }, { config }) {
    await renewNetworkInvitation(trx, id)
    const invitation = (await findMembership(trx, id))!
    mailUnsolicited(...(await emailsOf(trx, config, invitation)))
    happened('network_invitation_resent', detailOf(invitation))
    return presentNetworkInvitation(invitation, { side: 'owner' })
  },
})

/** Composes the emails to all admins and owners of the invited organization. */
async function emailsOf(trx: Transaction<Database>, config: Config, invitation: MembershipRow) {
  const managers = await listManagersOf(trx, [invitation.organization_id])
  const logo = await findEmailLogo(trx, invitation.owner_logo_id)
  const context = emailContext(config)
  return managers.map((manager) => networkInvitationMail(context, invitation, manager, logo))
}

function detailOf({ network_id, network_name, ...invited }: MembershipRow) {
  const on = { network: network_id, organization: invited.organization_id }
  return { on, network: network_name, organization: invited.organization_name }
}

async function whyNot(trx: Transaction<Database>, networkId: string, organizationId: string) {
  const present = await findMembershipOf(trx, networkId, organizationId)
  return present?.accepted_at ? organizationInNetwork : alreadyInvitedToNetwork
}

/**
 * Joins with exactly the shares that the person was shown. If the request doesn't contain them, the network's current
 * shares apply.
 */
export const acceptNetworkInvitation = change(acceptCall, {
  resolve: requireMembership,
  authorize: ({ own, membership }) =>
    can.answerNetwork(own, membership.organization_id) || forbidden,
  records: ['network_joined'],

  async run({ trx, own, actor, membership, body, happened }, { config }) {
    const { id, asked, network_id, network_name: network, organization_name: by } = membership
    if (membership.accepted_at) {
      const byOneself = membership.accepted_by === own.id
      throw new RequestError(byOneself ? alreadyInNetwork : invitationAccepted)
    }
    const shares = body?.shares ?? asked
    if (!membership.expired && !isSameSet(shares, asked)) throw new RequestError(sharesChanged)
    const inTime = await markJoined(trx, id, { acceptedBy: own.id, shares })
    if (!inTime) throw new RequestError(invitationExpired)
    const detail = { on: { network: network_id }, network, shares }
    happened('network_joined', detail)
    happened('network_joined', detail, { organizationId: membership.owner_id, by })
    const redirectKnown = await isRedirectKnown(trx, config, membership, actor.user.id)
    const joined = (await findMembership(trx, id))!
    return presentNetworkInvitation(joined, { side: 'invited', redirectKnown })
  },
})

/**
 * Withdraws the invitation for the network's owner, or declines it for the organization. Either way, the organization
 * can be invited again.
 */
export const deleteNetworkInvitation = change(deleteCall, {
  resolve: requireMembership,
  records: ['network_invitation_deleted', 'network_declined'],

  async run({ trx, own, membership, mail, happened }, { config }) {
    const { id, network_name: network, organization_name: organization } = membership
    if (!(await removeNetworkInvitation(trx, id))) throw new RequestError(invitationAccepted)
    const { owner_id: organizationId } = membership
    if (own.organizationId === organizationId) {
      happened('network_invitation_deleted', detailOf(membership))
    } else {
      for (const manager of await listManagersOf(trx, [organizationId])) {
        mail(networkDeclinedMail(emailContext(config), membership, manager))
      }
      const detail = { on: { network: membership.network_id }, network }
      happened('network_declined', detail)
      happened('network_declined', detail, { organizationId, by: organization })
    }
    return {}
  },
})

/** Saves a member's decision on additional shares that the network requests. */
export const decideOnShares = change(call, {
  resolve: requireMembership,
  authorize: ({ own, membership }) =>
    can.answerNetwork(own, membership.organization_id) || forbidden,
  records: ['network_shares_decided'],

  async run({ trx, own, membership, body, happened }) {
    const { id, network_name: network, asked, shares: agreed, refused_shares: refused } = membership
    // Organizations that haven't joined decide by accepting or declining the invitation.
    const changed = membership.accepted_at && sharesAfterDecision({ asked, agreed, refused }, body)
    if (!changed) throw new RequestError(sharesChanged)
    await setDecision(trx, id, changed, body.decision === 'grant' ? own.id : undefined)
    const on = { network: membership.network_id }
    happened('network_shares_decided', { on, network, ...body })
    return presentNetworkInvitation((await findMembership(trx, id))!, { side: 'invited' })
  },
})
