import {
  previewForYou,
  previewForApplication,
  previewInNetwork,
} from '@accord/contract/data-preview.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'

/** Loads the preview. It isn't cached, because it shows the current data. */
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

/**
 * The party whose access is previewed: an application, for an organization or the current person, or a network owner.
 */
export type PreviewSource =
  | { organization: string; application: string }
  | {
      application: string
      profile: string | undefined
      /** The requested scopes. They're ignored if the application is approved. */
      scope?: string
    }
  | { organization: string; membership: string }
