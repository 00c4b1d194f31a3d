import { getSeenAsYou, getSeenByApplication, getSeenInNetwork } from '@accord/contract/seen.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'
import { call } from '../../session/call.ts'
import type { SeenThrough } from '../seen-through.ts'

/** Asked anew each time: it is what is there at this moment. */
export function seenQuery(through: SeenThrough) {
  return queryOptions({
    queryKey: ['seen', through],
    queryFn: () => {
      if (!('organization' in through)) return call(getSeenAsYou, { query: through })
      const { organization: id } = through
      return 'membership' in through
        ? callFor(id, getSeenInNetwork, { params: { id: through.membership } })
        : callFor(id, getSeenByApplication, { params: { id, application: through.application } })
    },
    staleTime: 0,
    gcTime: 0,
  })
}
