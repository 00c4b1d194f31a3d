import {
  alreadyInvitedToNetwork,
  organizationInNetwork,
  organizationNotFound,
  outsideAddress,
  ownNetwork,
} from '@accord/contract/network-invitations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { Transaction } from 'kysely'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { queueUnaskedToAny } from '#mail/queue-unasked.ts'
import { requireStillManager } from '#access/require-profile.ts'
import type { Context } from '#context.ts'
import { listManagersOf } from '#networks/managers.store.ts'
import { networkInvitationMail } from './network-invitation.mail.ts'
import {
  deleteExpiredNetworkInvitation,
  findMembership,
  findMembershipOf,
  insertNetworkInvitation,
  isInNetworkOf,
  type MembershipRow,
} from '#networks/network-members.store.ts'
import { findNetwork } from '#networks/networks.store.ts'
import { type By, recordNetworkActivity } from '#networks/record-network-activity.ts'
import { wantsToBeFound } from './search.store.ts'

interface Invited {
  networkId: string
  organizationId: string
  callback: string | undefined
}

/** Whoever acts manages the network's owner; that is looked at again here, under its lock. */
export async function inviteOrganization(
  context: Context,
  { acting: asked, ...by }: By,
  { networkId, organizationId, callback }: Invited,
): Promise<MembershipRow> {
  const invited = await inTransaction(context.db, async (trx) => {
    const acting = await requireStillManager(trx, asked)
    const ownerId = acting.organizationId
    const network = await findNetwork(trx, networkId, ownerId)
    if (!network) throw new Refused(notFound)
    if (organizationId === ownerId) throw new Refused(ownNetwork)
    await deleteExpiredNetworkInvitation(trx, { networkId, organizationId })
    const reachable =
      (await isInNetworkOf(trx, ownerId, organizationId)) ||
      (await wantsToBeFound(trx, organizationId))
    if (!reachable) throw new Refused(organizationNotFound)

    const id = await insertNetworkInvitation(trx, {
      networkId,
      organizationId,
      invitedBy: acting.id,
      redirectUrl: outsideAddress(callback),
    })
    if (!id) throw new Refused(await whyNot(trx, networkId, organizationId))
    const invitation = (await findMembership(trx, id))!
    await mailInvitation(context, trx, by.actor.user.id, invitation)
    await recordNetworkActivity(
      trx,
      { ...by, acting },
      {
        kind: 'network_invited',
        detail: { subject: invitation.organization_name, change: invitation.network_name },
      },
    )
    return invitation
  })
  context.wakeMailer()
  return invited
}

/** To everybody who manages the invited organization and whose mailbox still takes it. */
export async function mailInvitation(
  context: Context,
  trx: Transaction<Database>,
  senderId: string,
  invitation: MembershipRow,
) {
  const managers = await listManagersOf(trx, [invitation.organization_id])
  const letters = managers.map((to) => networkInvitationMail(context.config, invitation, to))
  await queueUnaskedToAny(context, trx, senderId, letters)
}

async function whyNot(trx: Transaction<Database>, networkId: string, organizationId: string) {
  const present = await findMembershipOf(trx, networkId, organizationId)
  return present?.accepted_at ? organizationInNetwork : alreadyInvitedToNetwork
}
