import {
  deleteNetworkInvitation,
  inviteToNetwork,
  listNetworkInvitations,
  type NetworkInvitation,
  resendNetworkInvitation,
  searchOrganizations,
} from '@accord/contract/network-invitations.ts'
import { type Network, removeFromNetwork } from '@accord/contract/networks.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { callFor } from '../session/act-for.ts'
import { createFor } from '../session/create.ts'
import { refreshNetworks } from './networks.api.ts'

export const networkOrganizationsPerPage = 20

/** Loads the organizations that joined or were invited, for the network's owner. */
export function networkOrganizationsQuery({ id, createdBy }: Network, page: number) {
  return queryOptions({
    queryKey: ['network', id, 'organizations', page],
    queryFn: () =>
      callFor(createdBy.id, listNetworkInvitations, {
        query: { ...pageQuery(page, networkOrganizationsPerPage), network: id },
      }),
    placeholderData: keepPreviousData,
  })
}

/** Removes a member from the network, or deletes a pending invitation. */
export function removeFromNetworkMutation({ id, createdBy }: Network) {
  return mutationOptions({
    mutationFn: (place: NetworkInvitation) =>
      place.joined
        ? callFor(createdBy.id, removeFromNetwork, {
            params: { id, memberId: place.organization.id },
          })
        : callFor(createdBy.id, deleteNetworkInvitation, { params: { id: place.id } }),
    onSettled: () => refreshNetworks(createdBy.id),
  })
}

export function resendNetworkInvitationMutation({ createdBy }: Network) {
  return mutationOptions({
    mutationFn: ({ id }: NetworkInvitation) =>
      callFor(createdBy.id, resendNetworkInvitation, { params: { id }, body: {} }),
    onSettled: () => refreshNetworks(createdBy.id),
  })
}

/**
 * Searches for organizations. The results aren't cached, because searches are rate limited and their results change.
 */
export function searchFor({ id, createdBy }: Network, email: string) {
  return callFor(createdBy.id, searchOrganizations, { query: { email, network: id } })
}

export function inviteOrganization(
  { id, createdBy }: Network,
  organization: string,
  callback: string | undefined,
) {
  return createFor(createdBy.id, inviteToNetwork, { body: { network: id, organization, callback } })
}
