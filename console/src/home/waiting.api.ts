import { listWaiting } from '@accord/contract/waiting.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../session/call.ts'
import { useEffect } from 'react'
import { waitingInTitle } from '../pages/page-title.ts'

/**
 * What waits for the person, whichever organization they act for. Read again when they come back to the tab and after
 * whatever they do; nothing asks by the clock.
 */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: () => call(listWaiting),
  staleTime: 60_000,
  // It only points at other pages: none of them waits for it.
  retry: false,
  // Nor does whoever comes to show it ask again: they would take each other's turn, one after the other.
  retryOnMount: false,
})

/** How much waits, as it is shown in menus and titles; none where nothing does. */
export function useWaitingCount(): string | undefined {
  return inFigures(useQuery(waitingQuery).data)
}

/** The same of requests for applications alone that wait in one organization. */
export function useRequestsWaiting(organizationId: string): string | undefined {
  const { data } = useQuery(waitingQuery)
  const requests = data?.data.filter(
    ({ kind, organization }) =>
      kind === 'application_request' && organization?.id === organizationId,
  )
  return inFigures(requests && { data: requests, more: false })
}

function inFigures(waiting: { data: readonly unknown[]; more: boolean } | undefined) {
  if (!waiting || waiting.data.length === 0) return undefined
  return `${waiting.data.length}${waiting.more ? '+' : ''}`
}

/** Tells the tab's title how much waits. */
export function useWaitingInTitle() {
  const count = useWaitingCount()
  useEffect(() => {
    waitingInTitle.set(count)
    return () => waitingInTitle.set(undefined)
  }, [count])
}
