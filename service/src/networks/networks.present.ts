import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import type { Network, NetworkHistory, OwnMembership } from '@accord/contract/networks.ts'
import { presentLogo } from '#data/logos/logos.present.ts'
import { inviterOf } from '#members/invitations/invitations.present.ts'
import type { History, ShownNetwork } from '#data/networks/networks.store.ts'
import type { MembershipRow } from '#data/networks/network-members.store.ts'
import {
  type Agreement,
  effectiveShares,
  refusedShares,
  requestedShares,
} from '#data/networks/networks.rules.ts'
import type { Side } from '#data/networks/networks.rules.ts'

/**
 * Shows the owner how many members and invitations there are. Others get their own membership and, once they have
 * joined, the number of members.
 */
export function presentNetwork(row: ShownNetwork): Network {
  const { id, name, description, shares, owner_name, created_at } = row
  const network = {
    id,
    name,
    description,
    createdBy: { id: row.organization_id, name: owner_name, logo: presentLogo(row.owner_logo_id) },
    createdAt: created_at.toISOString(),
    shares,
  }
  const { membership_id: own, member_id: organization_id, accepted_at, expires_at } = row
  const { agreed, refused, joined, up_to_date, invited } = row
  if (own === null || organization_id === null || !agreed || !refused || !expires_at) {
    return {
      ...network,
      members: { joined: joined ?? 0, upToDate: up_to_date ?? 0, invited: invited ?? 0 },
    }
  }
  const membership = { id: own, organization_id, agreed, refused, accepted_at, expires_at }
  return {
    ...network,
    ...(accepted_at && { organizations: joined ?? 0 }),
    invitation: presentMembership({ ...membership, asked: shares }),
  }
}

export function presentHistory({ since, more, changes }: History): NetworkHistory {
  return {
    since: since.toISOString(),
    more,
    changes: changes.map(({ at, organization_id: id, organization_name: name, ...change }) => ({
      at: at.toISOString(),
      organization: { id, name },
      before: change.before,
      after: change.after,
      ...(change.deletion && { deletion: true }),
    })),
  }
}

interface Presented {
  side: Side
  redirectKnown?: boolean
}

/** Includes the inviter's name only for their own organization. */
export function presentNetworkInvitation(
  row: MembershipRow,
  { side, redirectKnown }: Presented,
): NetworkInvitation {
  const { shares: agreed, refused_shares: refused } = row
  return {
    ...presentMembership({ ...row, agreed, refused }),
    network: {
      id: row.network_id,
      name: row.network_name,
      description: row.network_description,
      createdBy: { id: row.owner_id, name: row.owner_name, logo: presentLogo(row.owner_logo_id) },
      createdAt: row.network_created_at.toISOString(),
      shares: row.asked,
    },
    networkName: row.network_name,
    organization: {
      id: row.organization_id,
      name: row.organization_name,
      logo: presentLogo(row.organization_logo_id),
      city: row.organization_city,
      deleted: row.organization_deleted,
    },
    joined: row.accepted_at !== null,
    expired: row.expired,
    createdAt: row.created_at.toISOString(),
    invitedBy: side === 'owner' ? inviterOf(row) : null,
    redirectUrl: row.redirect_url,
    redirectKnown,
  }
}

interface Membership extends Agreement {
  id: string
  organization_id: string
  accepted_at: Date | null
  expires_at: Date
}

function presentMembership(membership: Membership): OwnMembership {
  return {
    id: membership.id,
    organization: membership.organization_id,
    acceptedAt: membership.accepted_at?.toISOString() ?? null,
    expiresAt: membership.expires_at.toISOString(),
    shares: effectiveShares(membership),
    requestedShares: requestedShares(membership),
    refusedShares: refusedShares(membership),
  }
}
