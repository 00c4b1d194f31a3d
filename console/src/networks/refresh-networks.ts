import { queryClient, refresh } from '../api/query-client.ts'

/**
 * After something between an organization and a network: the person may manage both sides, so the lists of
 * every organization count, and the acting one's activity.
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
