import { getFirstSteps } from '@accord/contract/to-do.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'

/** Among what is known of the organization: whatever is done in it reads this anew. */
export function firstStepsQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'first-steps'],
    queryFn: () => callFor(id, getFirstSteps, { params: { id } }),
    // The page stands without it.
    retry: false,
  })
}
