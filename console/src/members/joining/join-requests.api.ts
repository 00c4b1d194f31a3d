import {
  type joinDecisions,
  answerJoinRequest,
  listJoinRequests,
} from '@accord/contract/domains.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { toDoQuery } from '../../home/to-do.api.ts'
import { callFor } from '../../session/act-for.ts'

/** When some are answered, the next ones appear. */
const maxShown = 20

export function joinRequestsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'join-requests'],
    queryFn: () =>
      callFor(organizationId, listJoinRequests, {
        params: { id: organizationId },
        query: { $skip: 0, $limit: maxShown },
      }),
  })
}

interface Answer {
  request: string
  decision: (typeof joinDecisions)[number]
}

export function answerJoinRequestMutation(organizationId: string, { request, decision }: Answer) {
  return mutationOptions({
    mutationFn: () =>
      callFor(organizationId, answerJoinRequest, {
        params: { id: organizationId, request },
        body: { decision },
      }),
    // The data is also refreshed after an error, because someone else may have answered the request.
    onSettled: () => refresh(toDoQuery.queryKey, ['organization', organizationId]),
  })
}
