import {
  type OrganizationDomain,
  addDomain,
  checkDomain,
  listDomains,
  maxDomains,
  removeDomain,
  updateDomain,
} from '@accord/contract/domains.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refresh } from '../api/query-client.ts'
import { callFor } from '../session/act-for.ts'
import { createFor } from '../session/create.ts'

export function domainsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'domains'],
    queryFn: () =>
      callFor(organizationId, listDomains, {
        params: { id: organizationId },
        // There's only one page.
        query: { $skip: 0, $limit: maxDomains },
      }),
  })
}

export function addDomainMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: (domain: string) =>
      createFor(organizationId, addDomain, { params: { id: organizationId }, body: { domain } }),
    onSuccess: () => refreshDomains(organizationId),
  })
}

export function checkDomainMutation({ id, organization }: OrganizationDomain) {
  return mutationOptions({
    mutationFn: () =>
      callFor(organization.id, checkDomain, {
        params: { id: organization.id, domainId: id },
        body: {},
      }),
    // The data is also refreshed after an error, because someone else may have removed the domain.
    onSettled: () => refreshDomains(organization.id),
  })
}

export function setJoinRequestsMutation({ id, organization }: OrganizationDomain) {
  return mutationOptions({
    mutationFn: (joinRequests: boolean) =>
      callFor(organization.id, updateDomain, {
        params: { id: organization.id, domainId: id },
        body: { joinRequests },
      }),
    onSettled: () => refreshDomains(organization.id),
  })
}

export function removeDomainMutation({ id, organization }: OrganizationDomain) {
  return mutationOptions({
    mutationFn: () =>
      callFor(organization.id, removeDomain, { params: { id: organization.id, domainId: id } }),
    onSettled: () => refreshDomains(organization.id),
  })
}

function refreshDomains(organizationId: string) {
  return refresh(
    domainsQuery(organizationId).queryKey,
    ['organization', organizationId, 'activity'],
    ['organization', organizationId, 'join-requests'],
  )
}
