import { decideOnShares } from '@accord/contract/network-invitations.ts'
import { removeFromNetwork } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'
import { refreshNetworks } from '../refresh-networks.ts'

export function useLeaveNetwork(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (network: { id: string }) =>
      callFor(organizationId, removeFromNetwork, {
        params: { id: network.id, memberId: organizationId },
      }),
    // Also after a refusal: the network may have ended meanwhile.
    onSettled: () => refreshNetworks(queries, organizationId),
  })
}

interface Decision {
  /** Of the invitation that made the organization a member. */
  id: string
  decision: 'grant' | 'refuse'
  /** Exactly what the person was shown. */
  shares: ScopeEntity[]
}

export function useDecideOnShares(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Decision) =>
      callFor(organizationId, decideOnShares, { params: { id }, body }),
    // Also after a refusal: the network asks for something else now.
    onSettled: () => refreshNetworks(queries, organizationId),
  })
}
