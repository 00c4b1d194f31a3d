import { MutationCache, QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query'
import { isTransient } from './api-error.ts'

const retries = 2

/** Retries only errors that may pass. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return isTransient(error) && failures < retries
}

export const queryClient = new QueryClient({
  // Any action may have completed a to-do item.
  mutationCache: new MutationCache({ onSettled: () => void refresh(['to-do']) }),
  defaultOptions: {
    // A paused query would show skeletons while the browser thinks it's offline. These fail and say so.
    queries: {
      networkMode: 'always',
      retry: shouldRetry,
      staleTime: 30_000,
      // Retries failed queries.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Finds a row in the loaded lists, to show until its own query has loaded. */
export function findListed<Row extends { id: string }>(lists: QueryFilters, id: string) {
  const known = queryClient.getQueriesData<{ data: Row[] }>(lists)
  return known.flatMap(([, list]) => list?.data ?? []).find((row) => row.id === id)
}

/** Reloads the queries with these keys: immediately if they're on the screen. */
export function refresh(...keys: QueryKey[]) {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
