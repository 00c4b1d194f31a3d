import {
  listActivity,
  listOrganizationActivity,
  organizationActivityKinds,
  type OrganizationActivityKind,
} from '@accord/contract/activity.ts'
import { Id } from '@accord/contract/fields.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { pageQuery } from '../api/paging.ts'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'

export const activitiesPerPage = { account: 10, organization: 20 }

/** What happened to the person's own account. */
export function accountActivityQuery(page: number) {
  return queryOptions({
    queryKey: ['activity', page],
    queryFn: () => call(listActivity, { query: pageQuery(page, activitiesPerPage.account) }),
    placeholderData: keepPreviousData,
  })
}

export interface ActivityFilter {
  author?: string | undefined
  kind?: OrganizationActivityKind | undefined
}

/** A filter in the address; what makes no sense filters nothing. */
export const activityFilter = {
  author: z.catch(z.optional(Id), undefined),
  kind: z.catch(z.optional(z.enum(organizationActivityKinds)), undefined),
}

export function organizationActivityQuery(id: string, page: number, filter: ActivityFilter) {
  return queryOptions({
    queryKey: ['organization', id, 'activity', filter, page],
    queryFn: () =>
      callFor(id, listOrganizationActivity, {
        params: { id },
        query: { ...pageQuery(page, activitiesPerPage.organization), ...filter },
      }),
    placeholderData: keepPreviousData,
  })
}
