import { listToDo, type ToDo } from '@accord/contract/to-do.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../session/call.ts'
import { providerOrganization } from '../session/session.ts'
import { useEffect } from 'react'
import { toDoCountInTitle } from '../pages/page-title.ts'

/**
 * Loads everything that needs the person's attention in all of their organizations. It reloads when they return to the
 * tab and after every action, but never on a timer.
 */
export const toDoQuery = queryOptions({
  queryKey: ['to-do'],
  queryFn: () =>
    // A session of one organization shows nothing of the others.
    providerOrganization() === undefined
      ? call(listToDo)
      : Promise.resolve({ data: [], more: false }),
  staleTime: 60_000,
  // Other pages don't depend on this query.
  retry: false,
  // Components that mount later must not retry, because they would keep triggering each other.
  retryOnMount: false,
})

/** Returns the number of items for menus and titles, or undefined if there are none. */
export function useToDoCount(): string | undefined {
  return formatCount(useQuery(toDoQuery).data)
}

/** Returns the items that are about one organization. */
export function useOrganizationToDo(organizationId: string): readonly ToDo[] {
  const { data } = useQuery(toDoQuery)
  return data?.data.filter(({ organization }) => organization?.id === organizationId) ?? []
}

/** Returns the number of open requests from members and applications in one organization. */
export function useOpenRequestCount(organizationId: string): string | undefined {
  const data = useOrganizationToDo(organizationId).filter(
    ({ kind }) => kind === 'application_request' || kind === 'wider_scopes',
  )
  return formatCount({ data, more: false })
}

/** Returns the number of people who asked to join one organization. */
export function useJoinRequestCount(organizationId: string): string | undefined {
  const data = useOrganizationToDo(organizationId).filter(({ kind }) => kind === 'join_request')
  return formatCount({ data, more: false })
}

/** Formats a count, such as '3', or '20+' if there are more items than the service lists. */
export function formatCount(toDo: { data: readonly unknown[]; more: boolean } | undefined) {
  if (!toDo || toDo.data.length === 0) return undefined
  return `${toDo.data.length}${toDo.more ? '+' : ''}`
}

/** Shows the number of items in the tab's title. */
export function useToDoCountInTitle() {
  const count = useToDoCount()
  useEffect(() => {
    toDoCountInTitle.set(count)
    return () => toDoCountInTitle.set(undefined)
  }, [count])
}
