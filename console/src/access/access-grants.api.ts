import {
  type AccessConcern,
  type AccessGrantKind,
  type AccessGroupType,
  getAccessGrant,
  getAccessSummary,
  listAccessGrants,
  listAccessGroups,
  revokeAccessGrants,
} from '@accord/contract/access.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { queryClient, refresh } from '../api/query-client.ts'
import { rotateChosen } from '../organizations/secrets/viewed-secrets.api.ts'
import { callFor } from '../session/act-for.ts'
import {
  answerApplicationRequest,
  getAuthorization,
  listApplicationRequests,
} from '@accord/contract/authorizations.ts'

export const groupsPerPage = 20

export interface AccessGroupFilter {
  type?: AccessGroupType | undefined
  only?: AccessConcern | undefined
  search?: string | undefined
}

/** The fields that identify a grant in requests. */
export interface GrantKey {
  kind: AccessGrantKind
  id: string
}

export function groupsQuery(id: string, page: number, { type, only, search }: AccessGroupFilter) {
  // The fields are selected by name, because the URL can contain other parameters.
  const filter = { type, only, search }
  return queryOptions({
    queryKey: ['organization', id, 'access', 'groups', filter, page],
    queryFn: () =>
      callFor(id, listAccessGroups, {
        params: { id },
        query: { ...pageQuery(page, groupsPerPage), ...filter },
      }),
    placeholderData: keepPreviousData,
  })
}

/** Loads an application's approvals that match the filters, page by page. */
export function peopleQuery(
  id: string,
  application: string,
  { only, search }: Pick<AccessGroupFilter, 'only' | 'search'>,
) {
  const filter = { application, only, search }
  return infiniteQueryOptions({
    queryKey: ['organization', id, 'access', 'people', filter],
    queryFn: ({ pageParam }) =>
      callFor(id, listAccessGrants, {
        params: { id },
        query: { ...pageQuery(pageParam, groupsPerPage), ...filter },
      }),
    ...pageByPage,
  })
}

type Page = { __meta: { skip: number; limit: number; total: number } }

/** Loads the pages of a list one after another. */
export const pageByPage = {
  initialPageParam: 1,
  getNextPageParam: ({ __meta: { skip, limit, total } }: Page) =>
    skip + limit < total ? skip / limit + 2 : undefined,
}

export function grantQuery(organizationId: string, { kind, id }: GrantKey) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'access', kind, id],
    queryFn: () =>
      callFor(organizationId, getAccessGrant, { params: { id: organizationId, kind, grant: id } }),
  })
}

/** Previews the revocation with a dry run. The result isn't cached, because other people can change the access. */
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

/** Revokes grants, and then rotates the selected secrets of the people who lost access. */
export function revokeMutation(id: string) {
  return mutationOptions({
    mutationFn: async (items: readonly GrantKey[]) => {
      const body = { items: [...items] }
      const { items: done } = await callFor(id, revokeAccessGrants, { params: { id }, body })
      const ended = done.some(({ outcome }) => outcome === 'ended')
      return { done, secrets: ended ? await rotateChosen(id, { begun: true }) : undefined }
    },
    onSettled: (_done, _error, items) =>
      Promise.all([
        queryClient.invalidateQueries({
          queryKey: ['organization', id],
          // An open row would load its revoked grant again.
          predicate: ({ queryKey: [, , , kind, grant] }) =>
            !items.some((item) => item.kind === kind && item.id === grant),
        }),
        refresh(['organizations']),
      ]),
  })
}

export function accessSummaryQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'access', 'summary'],
    queryFn: () => callFor(id, getAccessSummary, { params: { id } }),
    // Null means that the service is still counting, which can take longer than a request in large organizations.
    refetchInterval: ({ state: { data } }) => (data?.unused === null ? 3000 : false),
  })
}

/** The number of open requests on the page. When some are answered, the next ones appear. */
const shownAtOnce = 10

export function requestsQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'application-requests'],
    queryFn: () =>
      callFor(id, listApplicationRequests, { params: { id }, query: pageQuery(1, shownAtOnce) }),
  })
}

/** Loads the additional scopes that an authorized application requests. */
export function requestedScopesQuery(organizationId: string, authorization: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'requested-scopes', authorization],
    queryFn: async () => {
      const params = { id: authorization }
      const { requestedScopes } = await callFor(organizationId, getAuthorization, {
        params,
        query: {},
      })
      return requestedScopes ?? []
    },
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
    // The data is also refreshed after an error, because someone else may have answered the request.
    onSettled: () => refresh(['organization', id]),
  })
}
