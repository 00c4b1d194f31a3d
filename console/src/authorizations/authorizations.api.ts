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

/** As many profiles as one answer holds; nobody who has more is without the links of the console. */
const maxTried = 100

/**
 * An authorization is read under the profile in the organization that gave it, and its address does not
 * say which that is. The links of the console add it; without it the organizations that the person
 * manages are asked in turn, the one they act for at the moment first.
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
  // What the address names may be wrong, or somebody else's.
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
    // The application's owner may look at it too, but it is not theirs to decide on.
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
