import { getApplicationUsage } from '@accord/contract/application-usage.ts'
import {
  type Application,
  type ApplicationForm,
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  newApplicationScopes,
  updateApplication,
} from '@accord/contract/applications.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import type { IdTokenAlgorithm } from '@accord/contract/rules/redirect-uris.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type * as z from 'zod/mini'
import { keepPreviousData, mutationOptions, type Query, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { pageQuery } from '../api/paging.ts'
import { findListed, queryClient, refresh } from '../api/query-client.ts'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'
import { createFor } from '../session/create.ts'

export const applicationsPerPage = 20

export function applicationsQuery(organizationId: string, page: number, search?: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'applications', search, page],
    queryFn: () =>
      callFor(organizationId, listApplications, {
        query: { ...pageQuery(page, applicationsPerPage), search },
      }),
    placeholderData: keepPreviousData,
  })
}

/** Loads the part of an application that all signed-in people can read, mainly its owner. */
export function applicationCardQuery(id: string) {
  return queryOptions({
    queryKey: ['application', id],
    queryFn: () => {
      // The service returns 400 for an invalid ID, but for the person, the application simply doesn't exist.
      if (!isId(id)) throw new ApiError({ status: 404 })
      return call(getApplication, { params: { id }, query: {} })
    },
    placeholderData: () => findInLists(id),
  })
}

/** Loads the complete application, for people who manage its organization. */
export function applicationQuery(organizationId: string, id: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'application', id],
    queryFn: () => callFor(organizationId, getApplication, { params: { id }, query: {} }),
  })
}

/** Loads the application's daily usage. */
export function applicationUsageQuery({ id, organization }: Application) {
  return queryOptions({
    queryKey: ['organization', organization.id, 'application', id, 'usage'],
    queryFn: () => callFor(organization.id, getApplicationUsage, { params: { id } }),
  })
}

export function createApplicationMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: (form: z.output<typeof ApplicationForm> & { redirectUris: string[] }) =>
      createFor(organizationId, createApplication, {
        body: { organization: organizationId, ...form, scopes: [...newApplicationScopes] },
      }),
    onSuccess: (application) => {
      const { id } = application
      queryClient.setQueryData(applicationQuery(organizationId, id).queryKey, application)
      // The application's page then opens without a request for its owner.
      queryClient.setQueryData(applicationCardQuery(id).queryKey, application)
      // The list, the first steps, and the activity must show the new application.
      void refresh(['organization', organizationId])
    },
  })
}

export type ApplicationChange =
  | { name?: string; description?: string }
  | { scopes: Scope[] }
  | { redirectUris: string[] }
  | { postLogoutUris: string[] }
  | { backchannelLogoutUri: string | null }
  | {
      pkceOptional: boolean
      requirePkce: boolean
      idTokenAlg: IdTokenAlgorithm
      claimsInIdToken: boolean
    }

/**
 * Saves changes to an application. A change is a function if it depends on current values, which someone else may have
 * changed in the meantime.
 */
export function updateApplicationMutation({ id, organization }: Application) {
  const query = applicationQuery(organization.id, id)
  return mutationOptions({
    mutationFn: async (change: ApplicationChange | ((now: Application) => ApplicationChange)) => {
      const body =
        typeof change === 'function'
          ? change(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
          : change
      return callFor(organization.id, updateApplication, { params: { id }, body })
    },
    onSuccess: (application) => {
      queryClient.setQueryData(query.queryKey, application)
      void refreshApplication(id, organization.id)
    },
  })
}

export function deleteApplicationMutation({ id, organization }: Application) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, deleteApplication, { params: { id } }),
    onSettled: () => refreshApplication(id, organization.id),
  })
}

/** Reloads the application and the organization's lists, authorizations, and activity. */
function refreshApplication(id: string, organizationId: string) {
  return refresh(['application', id], ['organization', organizationId])
}

function findInLists(id: string): Application | undefined {
  const predicate = ({ queryKey }: Query) => queryKey[2] === 'applications'
  return findListed<Application>({ predicate }, id)
}
