import {
  deleteNetworkInvitation,
  inviteToNetwork,
  listNetworkInvitations,
  type NetworkInvitation,
  resendNetworkInvitation,
  searchOrganizations,
} from '@accord/contract/network-invitations.ts'
import { type Network, removeFromNetwork } from '@accord/contract/networks.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { callFor } from '../session/act-for.ts'
import { refreshNetworks } from './refresh-networks.ts'

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
export function useEndPlace(network: Network) {
  const { id, createdBy } = network
  return useMutation({
    mutationFn: (place: NetworkInvitation) =>
      place.joined
        ? callFor(createdBy.id, removeFromNetwork, {
            params: { id, memberId: place.organization.id },
          })
        : callFor(createdBy.id, deleteNetworkInvitation, { params: { id: place.id } }),
    onSettled: useRefresh(network),
  })
}

export function useResendNetworkInvitation(network: Network) {
  return useMutation({
    mutationFn: ({ id }: NetworkInvitation) =>
      callFor(network.createdBy.id, resendNetworkInvitation, { params: { id }, body: {} }),
    onSettled: useRefresh(network),
  })
}

/** Not kept: each search counts, and its answer is good for this moment. */
export function searchFor({ id, createdBy }: Network, email: string) {
  return callFor(createdBy.id, searchOrganizations, { query: { email, network: id } })
}

export function useInviteOrganization(network: Network) {
  const { id, createdBy } = network
  const refresh = useRefresh(network)
  return {
    invite: (organization: string, callback: string | undefined) =>
      callFor(createdBy.id, inviteToNetwork, { body: { network: id, organization, callback } }),
    refresh,
  }
}

function useRefresh({ createdBy }: Network) {
  const queries = useQueryClient()
  return () => refreshNetworks(queries, createdBy.id)
}
