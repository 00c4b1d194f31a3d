import {
  listOwnApplicationRequests,
  requestApplication,
  withdrawApplicationRequest,
} from '@accord/contract/authorizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { refresh } from '../api/query-client.ts'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'
import { create, createFor } from '../session/create.ts'
import { providerOrganization } from '../session/session.ts'
import { getApplication } from '@accord/contract/applications.ts'
import { listApprovalStatuses, listApprovals } from '@accord/contract/approvals.ts'
import { listFactors } from '@accord/contract/factors.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import {
  OrganizationForm,
  createOrganization,
  getOrganization,
} from '@accord/contract/organizations.ts'
import { createContactProfile, listProfiles } from '@accord/contract/profiles.ts'
import * as z from 'zod/mini'
import { ApiError } from '../api/api-error.ts'
import type { ApprovalFlow } from '../browser/approval-flow.ts'

/** The key of all data that an approval depends on. It reloads after a failed decision. */
export const approvalKey = ['approval']

/** Loads the person's pending requests to admins. When some are withdrawn, the next ones load. */
export const ownRequestsQuery = queryOptions({
  queryKey: [...approvalKey, 'requests'],
  queryFn: () => call(listOwnApplicationRequests, { query: pageQuery(1, 20) }),
})

export function requestConsentMutation(id: string, body: { application: string; scopes: Scope[] }) {
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
  // An admin may have answered in the meantime.
  onSettled: () => refresh(approvalKey),
})

// This data isn't cached, so that no one decides based on outdated facts.
const fresh = { staleTime: 0, gcTime: 0 }

/** Loads the application. Fails if the redirect URI isn't allowed for it. */
export function requestingApplicationQuery({ application: id, redirect }: ApprovalFlow) {
  return queryOptions({
    queryKey: [...approvalKey, 'application', id, redirect],
    queryFn: () => {
      // The service returns 400 for an invalid ID, but for the person, the application simply doesn't exist.
      if (!isId(id)) throw new ApiError({ status: 404 })
      return call(getApplication, { params: { id }, query: { redirect } })
    },
    ...fresh,
  })
}

/** Loads the person's profiles, or only the one in `organization`. */
export function ownProfilesQuery(organization: string | undefined) {
  return queryOptions({
    queryKey: [...approvalKey, 'profiles', organization],
    queryFn: () =>
      everyPage((page) =>
        call(listProfiles, { query: { ...page, $with: 'organization', organization } }),
      ),
    ...fresh,
  })
}

export function ownApprovalsQuery(application: string) {
  return queryOptions({
    queryKey: [...approvalKey, 'approvals', application],
    queryFn: () =>
      everyPage((page) =>
        call(listApprovals, {
          query: { ...page, application, $with: 'profile,profile.organization' },
        }),
      ),
    enabled: isId(application),
    ...fresh,
  })
}

/** Loads the application's authorization status in the organizations of those profiles. */
export function approvalStatusesQuery(application: string, organization: string | undefined) {
  return queryOptions({
    queryKey: [...approvalKey, 'standings', application, organization],
    queryFn: () =>
      everyPage((page) =>
        call(listApprovalStatuses, { query: { ...page, application, organization } }),
      ),
    // An admin may have answered in the meantime.
    refetchOnWindowFocus: 'always',
    enabled: isId(application),
    ...fresh,
  })
}

/**
 * Loads whether the person has a second factor, which the application may require. If so, all of their sessions used
 * it. If an identity provider opened the session, only the service knows what the provider checked.
 */
export function secondFactorQuery({ acr }: ApprovalFlow) {
  return queryOptions({
    queryKey: [...approvalKey, 'second-factor'],
    queryFn: async () => (await call(listFactors)).secondFactor,
    // The person adds a second factor in another tab and then returns here.
    refetchOnWindowFocus: 'always',
    enabled: acr === 'mfa' && providerOrganization() === undefined,
    ...fresh,
  })
}

export function namedOrganizationQuery(id: string, application: string) {
  return queryOptions({
    queryKey: [...approvalKey, 'organization', id],
    queryFn: () => call(getOrganization, { params: { id }, query: { application } }),
    ...fresh,
  })
}

export function becomeContact(organization: string) {
  return create(createContactProfile, { body: { organization, roles: ['contact'] } })
}

/** Sends only the name, because the call's own schema would fill in a default country. */
export function createNamedOrganization(name: string) {
  const body = z.strictObject({ name: OrganizationForm.shape.name })
  return create({ ...createOrganization, body }, { body: { name } })
}

const maxPerPage = 100

type PageOf<Row> = { data: Row[]; __meta: { total: number } }

/** Loads all pages, so that people with many organizations can choose among all of them. */
async function everyPage<Row>(
  ask: (page: ReturnType<typeof pageQuery>) => Promise<PageOf<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, __meta } = await ask(pageQuery(page, maxPerPage))
    rows.push(...data)
    if (data.length === 0 || rows.length >= __meta.total) return rows
  }
}
