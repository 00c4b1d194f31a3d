import { getFirstSteps } from '@accord/contract/to-do.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'

/** The first steps. The key is below the organization's, so changes in it refetch them. */
export function firstStepsQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'first-steps'],
    queryFn: () => callFor(id, getFirstSteps, { params: { id } }),
    // The page works without it.
    retry: false,
  })
}
