import { decideOnShares } from '@accord/contract/network-invitations.ts'
import { type Network, type OwnMembership, removeFromNetwork } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { mutationOptions } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'
import { refreshNetworks } from '../refresh-networks.ts'

export function leaveNetworkMutation(organizationId: string, { id }: Network) {
  return mutationOptions({
    mutationFn: () =>
      callFor(organizationId, removeFromNetwork, { params: { id, memberId: organizationId } }),
    // Also after a refusal: the network may have ended meanwhile.
    onSettled: () => refreshNetworks(organizationId),
  })
}

interface Decision {
  decision: 'grant' | 'refuse'
  /** Exactly what the person was shown. */
  shares: ScopeEntity[]
}

export function decideOnSharesMutation(organizationId: string, { id }: OwnMembership) {
  return mutationOptions({
    mutationFn: (body: Decision) =>
      callFor(organizationId, decideOnShares, { params: { id }, body }),
    // Also after a refusal: the network asks for something else now.
    onSettled: () => refreshNetworks(organizationId),
  })
}
