import { MutationCache, QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query'
import { isTransient } from './api-error.ts'

const retries = 2

/** Only what may pass by itself is tried again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return isTransient(error) && failures < retries
}

export const queryClient = new QueryClient({
  // Whatever somebody does may be what waited for them: the one list that any of it can change.
  mutationCache: new MutationCache({ onSettled: () => void refresh(['to-do']) }),
  defaultOptions: {
    // A paused query would show skeletons for as long as the browser thinks it is offline; ours fails
    // and says so.
    queries: {
      networkMode: 'always',
      retry: shouldRetry,
      staleTime: 30_000,
      // What failed meanwhile is asked for again by itself.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** What lists have told of one of their rows, which stands until its own answer is there. */
export function findListed<Row extends { id: string }>(lists: QueryFilters, id: string) {
  const known = queryClient.getQueriesData<{ data: Row[] }>(lists)
  return known.flatMap(([, list]) => list?.data ?? []).find((row) => row.id === id)
}

/** What is known under these keys is read anew, where it is shown at once. */
export function refresh(...keys: QueryKey[]) {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
