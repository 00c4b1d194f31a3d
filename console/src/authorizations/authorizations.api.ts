import {
  authorizeApplication,
  type Authorization,
  decideOnScopes,
  getAuthorizationPrompt,
  listAuthorizations,
  listGivenAuthorizations,
  revokeAuthorization,
  type ShownAuthorization,
} from '@accord/contract/authorizations.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { keepPreviousData, mutationOptions, type Query, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { pageQuery } from '../api/paging.ts'
import { findListed, queryClient, refresh } from '../api/query-client.ts'
import { callFor } from '../session/act-for.ts'
import { createFor } from '../session/create.ts'
import { findAuthorization } from './find-authorization.ts'

export const authorizationsPerPage = 20

/** Applications of others that the organization authorized. */
export function authorizationsQuery(organizationId: string, page: number, search?: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'authorizations', search, page],
    queryFn: async () => {
      const { data, __meta } = await callFor(organizationId, listAuthorizations, {
        query: { ...pageQuery(page, authorizationsPerPage), search, $with: 'application' },
      })
      return { data: data.filter(isShown), __meta }
    },
    placeholderData: keepPreviousData,
  })
}

/** Organizations that authorized an application of the organization's own. */
export function givenAuthorizationsQuery(
  organizationId: string,
  applicationId: string,
  page: number,
) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'application', applicationId, 'given', page],
    queryFn: () =>
      callFor(organizationId, listGivenAuthorizations, {
        params: { id: applicationId },
        query: pageQuery(page, authorizationsPerPage),
      }),
    placeholderData: keepPreviousData,
  })
}

/** `organization`: whose it is, where the address says so. */
export function authorizationQuery(id: string, organization: string | undefined) {
  return queryOptions({
    queryKey: ['authorization', id],
    queryFn: () => findAuthorization(id, organization),
    placeholderData: () => findInLists(id),
  })
}

/** Looked at anew each time: what is remembered of it could lead to an authorization that has ended. */
export function promptQuery(organizationId: string, applicationId: string) {
  return queryOptions({
    queryKey: ['prompt', organizationId, applicationId],
    queryFn: () => {
      if (!isId(applicationId)) throw new ApiError({ status: 404 })
      return callFor(organizationId, getAuthorizationPrompt, {
        params: { organization: organizationId, application: applicationId },
      })
    },
    staleTime: 0,
    gcTime: 0,
  })
}

export function authorizeApplicationMutation(organizationId: string, applicationId: string) {
  return mutationOptions({
    /** With what was shown: should the application ask for something else meanwhile, it is refused. */
    mutationFn: (scopes: Scope[]) =>
      createFor(organizationId, authorizeApplication, {
        body: { organization: organizationId, application: applicationId, scopes },
      }),
    onSuccess: () => void refresh(['organization', organizationId]),
  })
}

export function decideOnScopesMutation({ id, organization }: ShownAuthorization) {
  return mutationOptions({
    mutationFn: (body: { decision: 'grant' | 'refuse'; scopes: Scope[] }) =>
      callFor(organization.id, decideOnScopes, { params: { id }, body }),
    // Also after a refusal: the application asks for something else now.
    onSettled: () => refresh(['authorization', id], ['organization', organization.id]),
  })
}

export function revokeAuthorizationMutation({ id, organization }: ShownAuthorization) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, revokeAuthorization, { params: { id } }),
    onSettled: () => {
      // Not at once: its page stays for the moment in which it says so. Back would show it as if it were live.
      void queryClient.invalidateQueries({ queryKey: ['authorization', id], refetchType: 'none' })
      void refresh(['organization', organization.id])
    },
  })
}

function findInLists(id: string): ShownAuthorization | undefined {
  const predicate = ({ queryKey }: Query) => queryKey[2] === 'authorizations'
  return findListed<ShownAuthorization>({ predicate }, id)
}

function isShown(authorization: Authorization): authorization is ShownAuthorization {
  return 'name' in authorization.application
}
