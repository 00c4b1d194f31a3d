import {
  type AccessConcern,
  type AccessGrantKind,
  getAccessGrant,
  getAccessSummary,
  listAccessGrants,
  revokeAccessGrants,
} from '@accord/contract/access.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { refresh } from '../api/query-client.ts'
import { rotateChosen } from '../organizations/secrets/viewed-secrets.api.ts'
import { callFor } from '../session/act-for.ts'
import {
  answerApplicationRequest,
  listApplicationRequests,
} from '@accord/contract/authorizations.ts'

export const grantsPerPage = 20

export interface AccessGrantFilter {
  kind?: AccessGrantKind | undefined
  only?: AccessConcern | undefined
  search?: string | undefined
}

/** One of them, as the service is told which. */
export interface GrantKey {
  kind: AccessGrantKind
  id: string
}

export function grantsQuery(id: string, page: number, { kind, only, search }: AccessGrantFilter) {
  // By name: the address may hold parameters of others.
  const filter = { kind, only, search }
  return queryOptions({
    queryKey: ['organization', id, 'access', filter, page],
    queryFn: () =>
      callFor(id, listAccessGrants, {
        params: { id },
        query: { ...pageQuery(page, grantsPerPage), ...filter },
      }),
    placeholderData: keepPreviousData,
  })
}

export function grantQuery(organizationId: string, { kind, id }: GrantKey) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'access', kind, id],
    queryFn: () =>
      callFor(organizationId, getAccessGrant, { params: { id: organizationId, kind, grant: id } }),
  })
}

/** What would end: asked anew each time, because others change it meanwhile. */
export function revokePreviewQuery(id: string, items: readonly GrantKey[]) {
  return queryOptions({
    queryKey: ['organization', id, 'access', 'preview', items],
    queryFn: () =>
      callFor(id, revokeAccessGrants, {
        params: { id },
        body: { items: [...items], dryRun: true },
      }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Secrets that were ticked are rotated once whoever knows them is gone. */
export function revokeMutation(id: string) {
  return mutationOptions({
    mutationFn: async (items: readonly GrantKey[]) => {
      const body = { items: [...items] }
      const { items: done } = await callFor(id, revokeAccessGrants, { params: { id }, body })
      const ended = done.some(({ outcome }) => outcome === 'ended')
      return { done, secrets: ended ? await rotateChosen(id, { begun: true }) : undefined }
    },
    onSettled: () => refresh(['organization', id], ['organizations']),
  })
}

export function accessSummaryQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'access', 'summary'],
    queryFn: () => callFor(id, getAccessSummary, { params: { id } }),
    // The service still counts: a large organization takes it longer than a request may.
    refetchInterval: ({ state: { data } }) => (data?.unused === null ? 3000 : false),
  })
}

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
