import { MutationCache, QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query'
import { isTransient } from './api-error.ts'

const retries = 2

/** Retries only temporary errors. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return isTransient(error) && failures < retries
}

export const queryClient = new QueryClient({
  // Any action may complete a to-do item.
  mutationCache: new MutationCache({ onSettled: () => void refresh(['to-do']) }),
  defaultOptions: {
    // While the browser thinks it's offline, a paused query would show skeletons indefinitely. With this setting, it
    // fails with a message.
    queries: {
      networkMode: 'always',
      retry: shouldRetry,
      staleTime: 30_000,
      // Failed queries are retried when the browser is online again.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Finds a row in the loaded lists, which is shown until its own query has loaded. */
export function findListed<Row extends { id: string }>(lists: QueryFilters, id: string) {
  const known = queryClient.getQueriesData<{ data: Row[] }>(lists)
  return known.flatMap(([, list]) => list?.data ?? []).find((row) => row.id === id)
}

/** Reloads the queries with these keys. Queries on the screen reload immediately. */
export function refresh(...keys: QueryKey[]) {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
