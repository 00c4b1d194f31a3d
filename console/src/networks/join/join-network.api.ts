import { Id } from '@accord/contract/fields.ts'
import {
  acceptNetworkInvitation,
  deleteNetworkInvitation,
  getNetworkInvitation,
  type NetworkInvitation,
} from '@accord/contract/network-invitations.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { callFor, findOwnProfile, NoProfile } from '../../session/act-for.ts'
import { call } from '../../session/call.ts'
import { refreshNetworks } from '../refresh-networks.ts'

/** As the person: its address does not say which of their organizations it is for. */
export function networkInvitationQuery(id: string) {
  return queryOptions({
    queryKey: ['network-invitation', id],
    queryFn: async () => {
      // A mistyped address is nobody's invitation; the service would call it a bad request.
      if (!Id.safeParse(id).success) throw new ApiError({ status: 404 })
      const invitation = await call(getNetworkInvitation, { params: { id } })
      return { invitation, mayAnswer: await managesNow(invitation.organization.id) }
    },
    // Answered, it is never offered again: not even by going back.
    gcTime: 0,
    staleTime: 0,
  })
}

/** Whoever manages the network may read its invitations; answering is for the invited. */
async function managesNow(organizationId: string): Promise<boolean> {
  try {
    const { roles } = await findOwnProfile(organizationId)
    return canManage(roles)
  } catch (error) {
    if (error instanceof NoProfile) return false
    throw error
  }
}

/** With exactly what the person was shown. */
export function useJoinNetwork({ id, organization, requestedShares }: NetworkInvitation) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callFor(organization.id, acceptNetworkInvitation, {
        params: { id },
        body: { shares: requestedShares },
      }),
    ...settling(queries, organization.id),
  })
}

export function useDeclineNetwork({ id, organization }: NetworkInvitation) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callFor(organization.id, deleteNetworkInvitation, { params: { id } }),
    ...settling(queries, organization.id),
  })
}

/** Also after a refusal: somebody else may have answered. Not waited for: the person goes on meanwhile. */
function settling(queries: QueryClient, organizationId: string) {
  return { onSettled: () => void refreshNetworks(queries, organizationId) }
}
