import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, unreachable } from './api-error.ts'

const retries = 2

/** Only what may pass by itself is tried again: a lost connection or a fault of the service. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const mayPass = error instanceof ApiError && (error.status === unreachable || error.status >= 500)
  return mayPass && failures < retries
}

export const queryClient = new QueryClient({
  // Whatever somebody does may be what waited for them: the one list that any of it can change.
  mutationCache: new MutationCache({ onSettled: () => void refresh(['waiting']) }),
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

/** What is known under these keys is read anew, where it is shown at once. */
export function refresh(...keys: QueryKey[]) {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
