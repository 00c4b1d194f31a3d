import {
  listOwnApplicationRequests,
  requestApplication,
  withdrawApplicationRequest,
} from '@accord/contract/application-requests.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { refresh } from '../api/query-client.ts'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'
import { createFor } from '../session/create.ts'

/** All that is looked at to approve something: asked anew whenever a decision did not come through. */
export const approvalKey = ['approval']

/** What the person asked admins for and nobody has answered; who takes some back sees the next. */
export const ownRequestsQuery = queryOptions({
  queryKey: [...approvalKey, 'requests'],
  queryFn: () => call(listOwnApplicationRequests, { query: pageQuery(1, 20) }),
})

export function askAdminMutation(id: string, body: { application: string; scopes: Scope[] }) {
  return mutationOptions({
    mutationFn: () => createFor(id, requestApplication, { params: { id }, body }),
    onSettled: () => refresh(approvalKey),
  })
}

interface OwnRequest {
  id: string
  organization: { id: string }
}

export const withdrawRequestMutation = mutationOptions({
  mutationFn: ({ id: request, organization: { id } }: OwnRequest) =>
    callFor(id, withdrawApplicationRequest, { params: { id, request } }),
  // Somebody may have answered it meanwhile.
  onSettled: () => refresh(approvalKey),
})
