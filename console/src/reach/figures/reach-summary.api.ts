import { getReachSummary } from '@accord/contract/reach.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'

export function reachSummaryQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'access', 'summary'],
    queryFn: () => callFor(id, getReachSummary, { params: { id } }),
    // The service still counts: a large organization takes it longer than a request may.
    refetchInterval: ({ state: { data } }) => (data?.unused === null ? 3000 : false),
  })
}
