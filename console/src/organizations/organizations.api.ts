import {
  createOrganization,
  getOrganization,
  leaveOrganization,
  listOrganizations,
  type Organization,
  type OrganizationForm,
  updateOrganization,
} from '@accord/contract/organizations.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { findListed, queryClient, refresh } from '../api/query-client.ts'
import { loadStored } from '../browser/browser-storage.ts'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'
import { create } from '../session/create.ts'
import { dropToken, providerOrganization } from '../session/session.ts'
import { rotateChosen } from './secrets/viewed-secrets.api.ts'

export const organizationsPerPage = 20

/** The maximum number of organizations in a response. People with more organizations search by name. */
export const maxInSwitcher = 100

const listKey = ['organizations']

export function organizationsQuery(page: number, perPage = organizationsPerPage, search?: string) {
  return queryOptions({
    queryKey: [...listKey, perPage, search, page],
    queryFn: () =>
      // A session of one organization shows nothing of the others.
      providerOrganization() === undefined
        ? call(listOrganizations, { query: { ...pageQuery(page, perPage), search } })
        : Promise.resolve({ data: [], __meta: { total: 0, skip: 0, limit: perPage } }),
    placeholderData: keepPreviousData,
  })
}

/** Loads all organizations, page by page, for decisions that depend on whether there's only one or none. */
export const allOrganizationsQuery = queryOptions({
  queryKey: [...listKey, 'all'],
  queryFn: async () => ({ data: await listFrom(1) }),
})

async function listFrom(page: number): Promise<Organization[]> {
  const { data } = await queryClient.fetchQuery(organizationsQuery(page, maxInSwitcher))
  return data.length < maxInSwitcher ? data : [...data, ...(await listFrom(page + 1))]
}

export function organizationQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'details'],
    queryFn: () => callFor(id, getOrganization, { params: { id }, query: {} }),
    // The name and roles are known from the list or the last visit, so the page renders while the rest loads.
    placeholderData: () => findInLists(id) ?? lastKnown(id),
    // The error page of a missing organization contains a switcher that uses this same query. Retrying on mount would
    // remove the page together with the switcher, in an endless loop.
    retryOnMount: false,
  })
}

function findInLists(id: string): Organization | undefined {
  return findListed<Organization>({ queryKey: listKey }, id)
}

function lastKnown(id: string): Organization | undefined {
  const last = loadStored('lastOrganization')
  return last?.id === id ? last : undefined
}

/**
 * Returns whether the person can manage the organization. This is true if it's unknown, because only known members
 * without another role would be rejected.
 */
export function canManageOrganization(id: string): boolean {
  const { queryKey } = organizationQuery(id)
  const known = queryClient.getQueryData(queryKey) ?? findInLists(id) ?? lastKnown(id)
  return !known || canManage(known.profileRoles ?? [])
}

export const createOrganizationMutation = mutationOptions({
  mutationFn: (form: OrganizationForm) => create(createOrganization, { body: form }),
  onSuccess: ({ organization }) => {
    // The person opens this page next.
    queryClient.setQueryData(organizationQuery(organization.id).queryKey, organization)
    void refresh(listKey)
  },
})

export function updateOrganizationMutation(id: string) {
  return mutationOptions({
    mutationFn: (changed: Partial<OrganizationForm>) =>
      callFor(id, updateOrganization, { params: { id }, body: changed }),
    onSuccess: (organization) => {
      queryClient.setQueryData(organizationQuery(id).queryKey, organization)
      // The profile contains the country, and the activity shows the change.
      void refresh(listKey, ['organization', id])
    },
  })
}

export const leaveOrganizationMutation = mutationOptions({
  // This request is sent as the person, so that people who don't meet the organization's requirements can also leave.
  mutationFn: async ({ id }: Pick<Organization, 'id'>) => {
    // The secrets are rotated while the person still has permission. They won't see the new ones.
    const secrets = await rotateChosen(id, { begun: false })
    await call(leaveOrganization, { body: { organization: id } })
    return secrets
  },
  onSuccess: (_, { id }) => {
    dropToken(id)
    queryClient.removeQueries({ queryKey: ['organization', id] })
  },
  // The list is also refreshed after an error, because someone else may have removed the profile.
  onSettled: () => refresh(listKey),
})
