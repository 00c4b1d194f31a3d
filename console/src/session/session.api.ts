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
    // Signed out meanwhile in another tab: nothing of this person is written again.
    if (hasSession()) saveUser(user)
    return user
  },
})

/** Who is signed in, undefined until the service has answered. Without an answer: the error page. */
export function useUser() {
  return useQuery({ ...meQuery, throwOnError: (_, { state }) => state.data === undefined }).data
}

/** The same from what the browser keeps, and so at once; the e-mail address comes with the answer. */
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

/** What ends sessions is also recorded as activity. */
export function refreshSessions() {
  return refresh(['sessions'], ['activity'])
}
