import {
  type ActivityCheck,
  checkActivity,
  downloadActivity,
  findActivityAuthors,
  isBackwards,
  listOrganizationActivity,
  organizationActivityKinds,
} from '@accord/contract/activity.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../../api/paging.ts'
import { queryClient } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'
import { downloadFor } from '../../session/download.ts'
import { activitiesPerPage } from '../activity.api.ts'
import { type ActivityFilter, type RequestedFilter, filterQuery } from './activity-filter.ts'

/** Removes a kind that doesn't exist. */
export function knownFilter({ kind: asked, ...filter }: RequestedFilter): ActivityFilter {
  const kind = organizationActivityKinds.find((known) => known === asked)
  return kind ? { ...filter, kind } : filter
}

export function organizationActivityQuery(id: string, page: number, filter: ActivityFilter) {
  const query = { ...pageQuery(page, activitiesPerPage.organization), ...filterQuery(filter) }
  return queryOptions({
    queryKey: ['organization', id, 'activity', filter, page],
    queryFn: async () => {
      const ask = (asked: Partial<typeof query> & ReturnType<typeof pageQuery>) =>
        callFor(id, listOrganizationActivity, { params: { id }, query: asked })
      if (!isBackwards(query)) return ask(query)
      // The field shows the error, but the selected author's name is still needed.
      const { author } = await ask({ ...pageQuery(1, 1), author: filter.author })
      return { data: [], author, __meta: { total: 0, skip: 0, limit: 0 } }
    },
    placeholderData: keepPreviousData,
  })
}

/** Finds people whose name or address matches the typed text. */
export function authorsQuery(id: string, search: string) {
  return queryOptions({
    queryKey: ['organization', id, 'activity-authors', search],
    queryFn: () => callFor(id, findActivityAuthors, { params: { id }, query: { search } }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  })
}

/** Downloads all activity that matches the filter. */
export function downloadActivityMutation({ id, name }: Organization) {
  return mutationOptions({
    mutationFn: (filter: ActivityFilter) =>
      downloadFor(
        id,
        downloadActivity,
        { params: { id }, query: filterQuery(filter) },
        { name: `${name}.csv`, size: 0 },
      ),
  })
}

/**
 * Runs the first step of a check, which is the whole check for most organizations. The result is cached for a while.
 */
export function activityCheckQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'activity-check'],
    queryFn: () => callFor(id, checkActivity, { params: { id }, query: {} }),
    staleTime: 10 * 60_000,
  })
}

/** Continues the check step by step, or starts it again. Earlier results stay visible. */
export function checkOnMutation(id: string) {
  const { queryKey } = activityCheckQuery(id)
  // The check stops when the person leaves the page.
  const isWatched = () => queryClient.getQueryCache().find({ queryKey })?.isActive()
  return mutationOptions({
    mutationFn: async (known: ActivityCheck) => {
      let sum = known.done || known.fault !== null ? { ...known, checked: 0, place: null } : known
      do {
        const query = sum.place ?? {}
        const step = await callFor(id, checkActivity, { params: { id }, query })
        sum = { ...step, checked: sum.checked + step.checked }
        queryClient.setQueryData(queryKey, sum)
      } while (!sum.done && sum.fault === null && isWatched())
      return sum
    },
  })
}
