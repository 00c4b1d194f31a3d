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

/** All that is looked at to approve something: asked anew whenever a decision did not come through. */
export const approvalKey = ['approval']

/** What the person asked admins for and nobody has answered; who takes some back sees the next. */
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
  // Somebody may have answered it meanwhile.
  onSettled: () => refresh(approvalKey),
})

// Looked at anew each time: nobody decides on what was true a while ago.
const fresh = { staleTime: 0, gcTime: 0 }

/** The application, and that an answer may go where it wants it. */
export function requestingApplicationQuery({ application: id, redirect }: ApprovalFlow) {
  return queryOptions({
    queryKey: [...approvalKey, 'application', id, redirect],
    queryFn: () => {
      // A mistyped address is nobody's application; the service would call it a bad request.
      if (!isId(id)) throw new ApiError({ status: 404 })
      return call(getApplication, { params: { id }, query: { redirect } })
    },
    ...fresh,
  })
}

/** The person's own profiles, or the one in the organization that is named. */
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

/** How the organizations of those profiles stand to the application. */
export function approvalStatusesQuery(application: string, organization: string | undefined) {
  return queryOptions({
    queryKey: [...approvalKey, 'standings', application, organization],
    queryFn: () =>
      everyPage((page) =>
        call(listApprovalStatuses, { query: { ...page, application, organization } }),
      ),
    // An admin may have answered meanwhile.
    refetchOnWindowFocus: 'always',
    enabled: isId(application),
    ...fresh,
  })
}

/** Whether the person is strong enough for an application that cannot do without a second factor: then all their sessions are. */
export function secondFactorQuery({ acr }: ApprovalFlow) {
  return queryOptions({
    queryKey: [...approvalKey, 'second-factor'],
    queryFn: async () => (await call(listFactors)).secondFactor,
    // Whoever adds one elsewhere comes back to this page.
    refetchOnWindowFocus: 'always',
    enabled: acr === 'mfa',
    ...fresh,
  })
}

/** The name of an organization that the person has no profile in. */
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

/** Only the name is asked for here, and sent: the call's own shape would fill in the country. */
export function createNamedOrganization(name: string) {
  const body = z.strictObject({ name: OrganizationForm.shape.name })
  return create({ ...createOrganization, body }, { body: { name } })
}

const maxPerPage = 100

type PageOf<Row> = { data: Row[]; __meta: { total: number } }

/** Somebody who belongs to more organizations than one answer holds still chooses among all. */
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
