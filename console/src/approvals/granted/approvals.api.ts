import { type Approval, listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { insteadOfGone } from '../../api/error-checks.ts'
import { pageQuery } from '../../api/paging.ts'
import { refresh } from '../../api/query-client.ts'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { call } from '../../session/call.ts'
import { providerOrganization } from '../../session/session.ts'

export const approvalsPerPage = 10

/** Returns the page that lists the applications. A provider's session has only its organization's pages. */
export function approvedApplicationsPath(): AppPath {
  const id = providerOrganization()
  return id === undefined ? '/user/account/applications' : pathTo('/organization/$id', { id })
}

export function approvalsQuery(page: number) {
  return queryOptions({
    queryKey: ['approvals', page],
    queryFn: () =>
      call(listApprovals, {
        query: { ...pageQuery(page, approvalsPerPage), $with: 'profile,profile.organization' },
      }),
    placeholderData: keepPreviousData,
  })
}

export const revokeApprovalMutation = mutationOptions({
  mutationFn: ({ id }: Approval) =>
    call(revokeApproval, { params: { id } }).catch(insteadOfGone({ endedTokens: 0 })),
  onSettled: () => refresh(['approvals'], ['activity']),
})
