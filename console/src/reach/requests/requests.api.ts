import {
  answerApplicationRequest,
  listApplicationRequests,
} from '@accord/contract/application-requests.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../../api/paging.ts'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'

/** Those that wait come first; who answers some sees the next. */
const shownAtOnce = 10

export function requestsQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'application-requests'],
    queryFn: () =>
      callFor(id, listApplicationRequests, { params: { id }, query: pageQuery(1, shownAtOnce) }),
  })
}

export interface Answer {
  request: string
  decision: 'authorize' | 'decline'
  note: string
}

export function answerMutation(id: string) {
  return mutationOptions({
    mutationFn: ({ request, ...body }: Answer) =>
      callFor(id, answerApplicationRequest, { params: { id, request }, body }),
    // Somebody else may have answered it meanwhile, and the list is another one then, too.
    onSettled: () => refresh(['organization', id]),
  })
}
