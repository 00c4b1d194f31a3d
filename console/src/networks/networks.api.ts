import { findListed, queryClient, refresh } from '../api/query-client.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import {
  type Network,
  type NetworkForm,
  type OwnMembership,
  createNetwork,
  deleteNetwork,
  getNetwork,
  listNetworks,
  removeFromNetwork,
  updateNetwork,
} from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type * as z from 'zod/mini'
import { type Query, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { pageQuery } from '../api/paging.ts'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'
import { createFor } from '../session/create.ts'
import { decideOnShares } from '@accord/contract/network-invitations.ts'

/**
 * Refreshes everything about networks and the acting organization. The person may manage both sides, so the lists of
 * every organization are refreshed.
 */
export async function refreshNetworks(organizationId: string) {
  await Promise.all([
    refresh(['network'], ['organization', organizationId]),
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => isNetworksList(queryKey) }),
  ])
}

function isNetworksList([kind, , part]: readonly unknown[]): boolean {
  return kind === 'organization' && part === 'networks'
}

/** The page size, which is smaller than elsewhere because two lists share one page. */
export const networksPerPage = 10

export type NetworkListKind = 'created' | 'joined'

export function networksQuery(
  organizationId: string,
  standing: NetworkListKind,
  page: number,
  search?: string,
) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'networks', standing, search, page],
    queryFn: () =>
      callFor(organizationId, listNetworks, {
        query: {
          organization: organizationId,
          standing,
          search,
          ...pageQuery(page, networksPerPage),
        },
      }),
    placeholderData: keepPreviousData,
  })
}

/**
 * Loads a network for one of its organizations, or as the person, because its owner isn't known yet. A person who
 * manages the owner then gets the same data as the owner.
 */
export function networkCardQuery(id: string, organization?: string) {
  return queryOptions({
    queryKey: ['network', id, 'card', organization],
    queryFn: () => {
      // A mistyped URL means "not found", but the service would return 400.
      if (!isId(id)) throw new ApiError({ status: 404 })
      const sent = { params: { id } }
      return organization ? callFor(organization, getNetwork, sent) : call(getNetwork, sent)
    },
    placeholderData: () => (organization ? undefined : findAmongCreated(id)),
  })
}

type NetworkDetails = z.output<typeof NetworkForm>

export function createNetworkMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: (body: NetworkDetails & { shares: ScopeEntity[] }) =>
      createFor(organizationId, createNetwork, { body }),
    onSuccess: (network) => {
      // This allows the network's page to render immediately.
      queryClient.setQueryData(networkCardQuery(network.id).queryKey, network)
      void refresh(['organization', organizationId])
    },
  })
}

export function updateNetworkMutation({ id, createdBy }: Network) {
  return mutationOptions({
    mutationFn: (body: Partial<NetworkDetails> | { shares: ScopeEntity[] }) =>
      callFor(createdBy.id, updateNetwork, { params: { id }, body }),
    onSuccess: (network) => {
      queryClient.setQueryData(networkCardQuery(id).queryKey, network)
      void refreshNetworks(createdBy.id)
    },
  })
}

export function deleteNetworkMutation({ id, createdBy }: Network) {
  return mutationOptions({
    mutationFn: () => callFor(createdBy.id, deleteNetwork, { params: { id } }),
    // When the person has left the network's page, `forgetNetwork` removes the network itself.
    onSuccess: () => void refresh(['organization', createdBy.id]),
  })
}

/**
 * Removes a network that was deleted or left from the cache. This must run after the person has left the network's
 * pages, which would load it again.
 */
export function forgetNetwork({ id, createdBy }: Network, organizationId = createdBy.id) {
  queryClient.removeQueries({ queryKey: ['network', id] })
  void refreshNetworks(organizationId)
}

/** Searches only the owner's list, because other lists contain less data about a network. */
function findAmongCreated(id: string): Network | undefined {
  const created: NetworkListKind = 'created'
  const predicate = ({ queryKey }: Query) => queryKey[2] === 'networks' && queryKey[3] === created
  return findListed<Network>({ predicate }, id)
}

export function leaveNetworkMutation(organizationId: string, { id }: Network) {
  return mutationOptions({
    mutationFn: () =>
      callFor(organizationId, removeFromNetwork, { params: { id, memberId: organizationId } }),
    // The data is also refreshed after an error, because the network may have been deleted.
    onSettled: () => refreshNetworks(organizationId),
  })
}

interface Decision {
  decision: 'grant' | 'refuse'
  /** Exactly the data that the person saw. */
  shares: ScopeEntity[]
}

export function decideOnSharesMutation(organizationId: string, { id }: OwnMembership) {
  return mutationOptions({
    mutationFn: (body: Decision) =>
      callFor(organizationId, decideOnShares, { params: { id }, body }),
    // The data is also refreshed after an error, because the network may request other data now.
    onSettled: () => refreshNetworks(organizationId),
  })
}
