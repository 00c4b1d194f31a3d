import { getFirstSteps } from '@accord/contract/to-do.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'

/** Loads the first steps. The key starts with the organization's key, so changes in the organization refetch them. */
export function firstStepsQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'first-steps'],
    queryFn: () => callFor(id, getFirstSteps, { params: { id } }),
    // The page also works without the first steps.
    retry: false,
  })
}
