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
import { dropToken } from '../session/session.ts'
import { rotateChosen } from './secrets/viewed-secrets.api.ts'

export const organizationsPerPage = 20

/** As many as one answer holds; whoever has more finds the others by their names. */
export const maxInSwitcher = 100

const listKey = ['organizations']

export function organizationsQuery(page: number, perPage = organizationsPerPage, search?: string) {
  return queryOptions({
    queryKey: [...listKey, perPage, search, page],
    queryFn: () => call(listOrganizations, { query: { ...pageQuery(page, perPage), search } }),
    placeholderData: keepPreviousData,
  })
}

/** Every one of them, answer by answer: before it is said that there is only one of a kind, or none. */
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
    // Its name and one's roles are known from the list or from last time: the page stands while the rest is fetched.
    placeholderData: () => findInLists(id) ?? lastKnown(id),
    // The page of an organization that is not found has a switcher which knows this query too: asking
    // again when it appears would take the page away, and with it the switcher, without end.
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

/** Whoever is known as a plain member would be refused; of others nothing is known yet, or they may. */
export function canManageOrganization(id: string): boolean {
  const { queryKey } = organizationQuery(id)
  const known = queryClient.getQueryData(queryKey) ?? findInLists(id) ?? lastKnown(id)
  return !known || canManage(known.profileRoles ?? [])
}

export const createOrganizationMutation = mutationOptions({
  mutationFn: (form: OrganizationForm) => create(createOrganization, { body: form }),
  onSuccess: ({ organization }) => {
    // Its page is where the person goes next.
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
      // The profile knows the country, and the activity what was changed.
      void refresh(listKey, ['organization', id])
    },
  })
}

export const leaveOrganizationMutation = mutationOptions({
  // As oneself: whoever lacks what the organization asks for may still go.
  mutationFn: async ({ id }: Pick<Organization, 'id'>) => {
    // While they still may; what takes the place is not shown to them.
    const secrets = await rotateChosen(id, { begun: false })
    await call(leaveOrganization, { body: { organization: id } })
    return secrets
  },
  onSuccess: (_, { id }) => {
    dropToken(id)
    queryClient.removeQueries({ queryKey: ['organization', id] })
  },
  // Also after a failure: the profile may have been removed by somebody else.
  onSettled: () => refresh(listKey),
})
