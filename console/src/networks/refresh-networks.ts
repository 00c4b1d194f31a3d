import type { QueryClient } from '@tanstack/react-query'

/**
 * After something between an organization and a network: the person may manage both sides, so the lists of
 * every organization count, and the acting one's activity.
 */
export async function refreshNetworks(queries: QueryClient, organizationId: string) {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['network'] }),
    queries.invalidateQueries({ queryKey: ['organization', organizationId] }),
    queries.invalidateQueries({ predicate: ({ queryKey }) => isNetworksList(queryKey) }),
  ])
}

function isNetworksList([kind, , part]: readonly unknown[]): boolean {
  return kind === 'organization' && part === 'networks'
}
