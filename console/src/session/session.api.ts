import {
  endOtherSessions,
  endSession,
  listSessions,
  me,
  type Session,
} from '@accord/contract/session.ts'
import { keepPreviousData, mutationOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { insteadOfGone } from '../api/error-checks.ts'
import { pageQuery } from '../api/paging.ts'
import { refresh } from '../api/query-client.ts'
import { loadStored, type Stored } from '../browser/browser-storage.ts'
import { call } from './call.ts'
import { hasSession, saveUser } from './session.ts'

export const sessionsPerPage = 10

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const user = await call(me)
    // The person may have signed out in another tab, and then nothing is stored.
    if (hasSession()) saveUser(user)
    return user
  },
})

/**
 * Returns the signed-in person, or undefined until the service responds. Without a response, the error page appears.
 */
export function useUser() {
  return useQuery({ ...meQuery, throwOnError: (_, { state }) => state.data === undefined }).data
}

/**
 * Returns the signed-in person from the browser's storage, which is available immediately. The email address comes with
 * the response.
 */
export function usePerson(): Stored['user'] & { email?: string } {
  return useQuery(meQuery).data ?? loadStored('user') ?? { id: '', firstName: '', lastName: '' }
}

export function sessionsQuery(page: number) {
  return queryOptions({
    queryKey: ['sessions', page],
    queryFn: () => call(listSessions, { query: pageQuery(page, sessionsPerPage) }),
    placeholderData: keepPreviousData,
  })
}

export const endSessionMutation = mutationOptions({
  mutationFn: ({ id }: Session) => call(endSession, { params: { id } }).catch(insteadOfGone({})),
  onSettled: refreshSessions,
})

export const endOtherSessionsMutation = mutationOptions({
  mutationFn: (_others: number) => call(endOtherSessions),
  onSettled: refreshSessions,
})

/** Refreshes the sessions, and the activity, which includes ended sessions. */
export function refreshSessions() {
  return refresh(['sessions'], ['activity'])
}
