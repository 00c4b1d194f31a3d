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

/** Who joined or was invited, as the organization that created the network sees it. */
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

/** One that joined leaves the network by it, an invitation is taken back. */
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

/** Not kept: each search counts, and its answer is good for this moment. */
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
