import { invitationAccepted, invitationExpired } from '@accord/contract/members.ts'
import { alreadyInNetwork, sharesChanged } from '@accord/contract/network-invitations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { requireStillManager } from '#access/require-profile.ts'
import { lockOrganizations } from '#networks/managers.store.ts'
import {
  findMembership,
  markJoined,
  type MembershipRow,
  removeNetworkInvitation,
  setDecision,
} from '#networks/network-members.store.ts'
import { decided, sameShares } from '#networks/networks.rules.ts'
import {
  type By,
  recordForTheOther,
  recordNetworkActivity,
} from '#networks/record-network-activity.ts'

type Db = Kysely<Database>

/** Joins with exactly what the person was shown, or, without that, with what is asked for now. */
export function joinNetwork(
  db: Db,
  by: By,
  found: MembershipRow,
  shown: readonly ScopeEntity[] | undefined,
): Promise<MembershipRow> {
  return inTransaction(db, async (trx) => {
    const { acting, membership } = await holdMembership(trx, by, found)
    if (membership.accepted_at) {
      const own = membership.accepted_by === acting.id
      throw new Refused(own ? alreadyInNetwork : invitationAccepted)
    }
    const shares = shown ?? membership.asked
    if (!membership.expired && !sameShares(shares, membership.asked)) {
      throw new Refused(sharesChanged)
    }
    const joined = await markJoined(trx, membership.id, { acceptedBy: acting.id, shares })
    if (!joined) throw new Refused(invitationExpired)

    const kind = 'network_joined'
    const { network_name: network, owner_id: organizationId, organization_name } = membership
    const detail = { subject: network, change: shares.join(', ') }
    await recordNetworkActivity(trx, { ...by, acting }, { kind, detail })
    await recordForTheOther(trx, by, { kind, organizationId, network, by: organization_name })
    return (await findMembership(trx, membership.id))!
  })
}

/** An invitation that was declined or taken back is gone: nothing blocks a new one. */
export async function dropInvitation(db: Db, by: By, found: MembershipRow) {
  await inTransaction(db, async (trx) => {
    const { acting, membership } = await holdMembership(trx, by, found)
    const removed = await removeNetworkInvitation(trx, membership.id)
    if (!removed) throw new Refused(invitationAccepted)

    const { network_name: network, owner_id: organizationId, organization_name } = membership
    if (acting.organizationId === organizationId) {
      const detail = { subject: organization_name, change: network }
      const kind = 'network_invitation_deleted'
      return recordNetworkActivity(trx, { ...by, acting }, { kind, detail })
    }
    const kind = 'network_declined'
    await recordNetworkActivity(trx, { ...by, acting }, { kind, detail: { subject: network } })
    await recordForTheOther(trx, by, { kind, organizationId, network, by: organization_name })
  })
}

interface Decision {
  decision: 'grant' | 'refuse'
  shares: readonly ScopeEntity[]
}

/** What a member says to what the network asks for in addition. */
export function decideOn(
  db: Db,
  by: By,
  found: MembershipRow,
  decision: Decision,
): Promise<MembershipRow> {
  return inTransaction(db, async (trx) => {
    const { acting, membership } = await holdMembership(trx, by, found)
    // Whoever has not joined decides by accepting or declining.
    if (!membership.accepted_at) throw new Refused(sharesChanged)
    const { asked, shares: agreed, refused_shares: refused } = membership
    const changed = decided({ asked, agreed, refused }, decision)
    if (!changed) throw new Refused(sharesChanged)
    await setDecision(trx, membership.id, changed)
    await recordNetworkActivity(
      trx,
      { ...by, acting },
      {
        kind: 'network_shares_decided',
        detail: {
          subject: membership.network_name,
          change: `${decision.decision}: ${decision.shares.join(', ')}`,
        },
      },
    )
    return (await findMembership(trx, membership.id))!
  })
}

/**
 * Looked up again once both organizations are locked: it may have been answered, taken back or ended
 * meanwhile, and what the network asks for may have changed. From here on it stays as it is.
 */
async function holdMembership(
  trx: Transaction<Database>,
  { acting: asked }: By,
  found: MembershipRow,
) {
  await lockOrganizations(trx, [found.owner_id, found.organization_id])
  const acting = await requireStillManager(trx, asked)
  const membership = await findMembership(trx, found.id)
  if (!membership) throw new Refused(notFound)
  return { acting, membership }
}
