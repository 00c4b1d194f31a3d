import { listActivity } from '@accord/contract/activity.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { call } from '../session/call.ts'

export const activitiesPerPage = { account: 10, organization: 20 }

export function accountActivityQuery(page: number) {
  return queryOptions({
    queryKey: ['activity', page],
    queryFn: () => call(listActivity, { query: pageQuery(page, activitiesPerPage.account) }),
    placeholderData: keepPreviousData,
  })
}
