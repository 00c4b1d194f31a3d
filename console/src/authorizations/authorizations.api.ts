import {
  type Authorization,
  type ShownAuthorization,
  authorizeApplication,
  decideOnScopes,
  getAuthorization,
  getAuthorizationPrompt,
  listAuthorizations,
  listGrantedAuthorizations,
  revokeAuthorization,
} from '@accord/contract/authorizations.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { ApiError } from '../api/api-error.ts'
import { pageQuery } from '../api/paging.ts'
import { hasStatus } from '../api/error-checks.ts'
import { loadStored } from '../browser/browser-storage.ts'
import { NoProfile, callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Query, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { findListed, queryClient, refresh } from '../api/query-client.ts'
import { createFor } from '../session/create.ts'

/** The number of profiles on the first page. For people with more, the console's links name the organization. */
const maxTried = 100

/**
 * Finds an authorization, which can be read only with a profile in the organization that granted it. The path doesn't
 * name that organization, but the console's links add it. Without it, this tries each organization that the person
 * manages, starting with the one that they currently act for.
 */
async function findAuthorization(
  id: string,
  named: string | undefined,
): Promise<ShownAuthorization> {
  if (!isId(id)) throw new ApiError({ status: 404 })
  for (const organizationId of named ? [named] : await managedOrganizations()) {
    const found = await authorizationOf(organizationId, id)
    if (found) return found
  }
  // The organization in the URL may be wrong, or the person may not be a member.
  return named ? findAuthorization(id, undefined) : notFound()
}

async function authorizationOf(
  organizationId: string,
  id: string,
): Promise<ShownAuthorization | undefined> {
  try {
    const found = await callFor(organizationId, getAuthorization, {
      params: { id },
      query: { $with: 'application' },
    })
    // The application's owner can also read the authorization, but can't decide on it.
    return found.organization.id === organizationId ? (found as ShownAuthorization) : undefined
  } catch (error) {
    if (error instanceof NoProfile || isExpectedError(error)) return undefined
    throw error
  }
}

async function managedOrganizations(): Promise<string[]> {
  const { data } = await call(listProfiles, {
    query: { ...pageQuery(1, maxTried), $with: 'organization' },
  })
  const active = loadStored('activeToken')
  return data
    .filter(({ roles }) => canManage(roles))
    .map(({ organization }) => organization.id)
    .toSorted((one, other) => Number(other === active) - Number(one === active))
}

function isExpectedError(error: unknown): boolean {
  return hasStatus(error, 404, 403)
}

function notFound(): never {
  throw new ApiError({ status: 404 })
}

export const authorizationsPerPage = 20

/** Loads the organization's authorizations of other organizations' applications. */
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

/** Loads the authorizations that other organizations granted to one of the organization's own applications. */
export function grantedAuthorizationsQuery(
  organizationId: string,
  applicationId: string,
  page: number,
) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'application', applicationId, 'given', page],
    queryFn: () =>
      callFor(organizationId, listGrantedAuthorizations, {
        params: { id: applicationId },
        query: pageQuery(page, authorizationsPerPage),
      }),
    placeholderData: keepPreviousData,
  })
}

/** Loads an authorization. `organization` is the one that granted it, if the URL contains it. */
export function authorizationQuery(id: string, organization: string | undefined) {
  return queryOptions({
    queryKey: ['authorization', id],
    queryFn: () => findAuthorization(id, organization),
    placeholderData: () => findInLists(id),
  })
}

/** Loads the prompt. It isn't cached, because an old response could link to a revoked authorization. */
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
    /** Sends the scopes that were shown. The service rejects the request if the application now requests others. */
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
    // The data is also refreshed after an error, because the application may now request other scopes.
    onSettled: () => refresh(['authorization', id], ['organization', organization.id]),
  })
}

export function revokeAuthorizationMutation({ id, organization }: ShownAuthorization) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, revokeAuthorization, { params: { id } }),
    onSettled: () => {
      // The data isn't refetched yet, because the page shows the result for a moment. It's marked as stale, so that
      // Back doesn't show it as active.
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
