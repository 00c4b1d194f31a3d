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

/** Loads an invitation as the person, because its URL doesn't contain the organization. */
export function networkInvitationQuery(id: string) {
  return queryOptions({
    queryKey: ['network-invitation', id],
    queryFn: async () => {
      // A mistyped URL means "not found", but the service would return 400.
      if (!isId(id)) throw new ApiError({ status: 404 })
      const invitation = await call(getNetworkInvitation, { params: { id } })
      return { invitation, mayAnswer: await managesNow(invitation.organization.id) }
    },
    // The invitation isn't cached, so that going back doesn't offer an answered one.
    gcTime: 0,
    staleTime: 0,
  })
}

/** Returns whether the person can answer. The network's managers can only read the invitation. */
async function managesNow(organizationId: string): Promise<boolean> {
  try {
    const { roles } = await findOwnProfile(organizationId)
    return canManage(roles)
  } catch (error) {
    if (error instanceof NoProfile) return false
    throw error
  }
}

/** Accepts exactly the data that the person saw. */
export function joinNetworkMutation({ id, organization, requestedShares }: NetworkInvitation) {
  return mutationOptions({
    mutationFn: () =>
      callFor(organization.id, acceptNetworkInvitation, {
        params: { id },
        body: { shares: requestedShares },
      }),
    // The data is also refreshed after an error, because someone else may have answered. The person doesn't wait for
    // it.
    onSettled: () => void refreshNetworks(organization.id),
  })
}

export function declineNetworkMutation({ id, organization }: NetworkInvitation) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, deleteNetworkInvitation, { params: { id } }),
    onSettled: () => void refreshNetworks(organization.id),
  })
}
