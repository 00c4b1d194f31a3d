import { getSeenAsYou, getSeenByApplication, getSeenInNetwork } from '@accord/contract/seen.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'

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

/** Through whose eyes: an application in an organization, one for the person who looks, or a network's owner. */
export type SeenThrough =
  | { organization: string; application: string }
  | {
      application: string
      profile: string | undefined
      /** What is asked for; where it was approved, that counts. */
      scope?: string
    }
  | { organization: string; membership: string }
