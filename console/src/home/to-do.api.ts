import { listToDo } from '@accord/contract/to-do.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../session/call.ts'
import { useEffect } from 'react'
import { toDoCountInTitle } from '../pages/page-title.ts'

/**
 * What waits for the person, whichever organization they act for. Read again when they come back to the tab and after
 * whatever they do; nothing asks by the clock.
 */
export const toDoQuery = queryOptions({
  queryKey: ['to-do'],
  queryFn: () => call(listToDo),
  staleTime: 60_000,
  // It only points at other pages: none of them waits for it.
  retry: false,
  // Nor does whoever comes to show it ask again: they would take each other's turn, one after the other.
  retryOnMount: false,
})

/** How much waits, as it is shown in menus and titles; none where nothing does. */
export function useToDoCount(): string | undefined {
  return inFigures(useQuery(toDoQuery).data)
}

/** The same of requests for applications alone that wait in one organization. */
export function useOpenRequestCount(organizationId: string): string | undefined {
  const { data } = useQuery(toDoQuery)
  const requests = data?.data.filter(
    ({ kind, organization }) =>
      kind === 'application_request' && organization?.id === organizationId,
  )
  return inFigures(requests && { data: requests, more: false })
}

function inFigures(toDo: { data: readonly unknown[]; more: boolean } | undefined) {
  if (!toDo || toDo.data.length === 0) return undefined
  return `${toDo.data.length}${toDo.more ? '+' : ''}`
}

/** Tells the tab's title how much waits. */
export function useToDoCountInTitle() {
  const count = useToDoCount()
  useEffect(() => {
    toDoCountInTitle.set(count)
    return () => toDoCountInTitle.set(undefined)
  }, [count])
}
