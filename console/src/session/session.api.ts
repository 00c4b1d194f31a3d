import {
  endOtherSessions,
  endSession,
  listSessions,
  me,
  type Session,
} from '@accord/contract/session.ts'
import { notFound } from '@accord/contract/refusal.ts'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { pageQuery } from '../api/paging.ts'
import { recall, type Stored } from '../browser/browser-storage.ts'
import { call } from './call.ts'
import { hasSession, keepUser } from './session.ts'

export const sessionsPerPage = 10

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const user = await call(me)
    // Signed out meanwhile in another tab: nothing of this person is written again.
    if (hasSession()) keepUser(user)
    return user
  },
})

/** Who is signed in, undefined until the service has answered. Without an answer: the error page. */
export function useUser() {
  return useQuery({ ...meQuery, throwOnError: (_, { state }) => state.data === undefined }).data
}

/** The same from what the browser keeps, and so at once; the e-mail address comes with the answer. */
export function usePerson(): Stored['user'] & { email?: string } {
  return useQuery(meQuery).data ?? recall('user') ?? { id: '', firstName: '', lastName: '' }
}

export function sessionsQuery(page: number) {
  return queryOptions({
    queryKey: ['sessions', page],
    queryFn: () => call(listSessions, { query: pageQuery(page, sessionsPerPage) }),
    placeholderData: keepPreviousData,
  })
}

export function useEndSession() {
  const refresh = useRefreshSessions()
  return useMutation({
    mutationFn: (session: Session) =>
      call(endSession, { params: { id: session.id } }).catch(acceptGone),
    onSettled: refresh,
  })
}

export function useEndOtherSessions() {
  const refresh = useRefreshSessions()
  return useMutation({ mutationFn: () => call(endOtherSessions), onSettled: refresh })
}

/** What ends sessions is also recorded as activity. */
export function useRefreshSessions() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['sessions'] }),
      queries.invalidateQueries({ queryKey: ['activity'] }),
    ])
}

// Ended elsewhere a moment before: what the person wanted is so.
function acceptGone(error: unknown) {
  if (error instanceof ApiError && error.code === notFound.code) return {}
  throw error
}
