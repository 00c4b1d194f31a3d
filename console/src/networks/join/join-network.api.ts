import { isId } from '@accord/contract/rules/ids.ts'
import {
  acceptNetworkInvitation,
  deleteNetworkInvitation,
  getNetworkInvitation,
  type NetworkInvitation,
} from '@accord/contract/network-invitations.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { callFor, findOwnProfile, NoProfile } from '../../session/act-for.ts'
import { call } from '../../session/call.ts'
import { refreshNetworks } from '../networks.api.ts'

/** As the person: its address does not say which of their organizations it is for. */
export function networkInvitationQuery(id: string) {
  return queryOptions({
    queryKey: ['network-invitation', id],
    queryFn: async () => {
      // A mistyped address is nobody's invitation; the service would call it a bad request.
      if (!isId(id)) throw new ApiError({ status: 404 })
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
export function joinNetworkMutation({ id, organization, requestedShares }: NetworkInvitation) {
  return mutationOptions({
    mutationFn: () =>
      callFor(organization.id, acceptNetworkInvitation, {
        params: { id },
        body: { shares: requestedShares },
      }),
    // Also after a refusal: somebody else may have answered. Not waited for: the person goes on meanwhile.
    onSettled: () => void refreshNetworks(organization.id),
  })
}

export function declineNetworkMutation({ id, organization }: NetworkInvitation) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, deleteNetworkInvitation, { params: { id } }),
    onSettled: () => void refreshNetworks(organization.id),
  })
}
