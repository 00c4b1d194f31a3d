import {
  previewForYou,
  previewForApplication,
  previewInNetwork,
} from '@accord/contract/data-preview.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'

/** Asked anew each time: it is what is there at this moment. */
export function previewQuery(through: PreviewSource) {
  return queryOptions({
    queryKey: ['seen', through],
    queryFn: () => {
      if (!('organization' in through)) return call(previewForYou, { query: through })
      const { organization: id } = through
      return 'membership' in through
        ? callFor(id, previewInNetwork, { params: { id: through.membership } })
        : callFor(id, previewForApplication, { params: { id, application: through.application } })
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** Through whose eyes: an application in an organization, one for the person who looks, or a network's owner. */
export type PreviewSource =
  | { organization: string; application: string }
  | {
      application: string
      profile: string | undefined
      /** What is asked for; where it was approved, that counts. */
      scope?: string
    }
  | { organization: string; membership: string }
