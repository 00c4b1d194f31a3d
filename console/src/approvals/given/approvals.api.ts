import { type Approval, listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { pageQuery } from '../../api/paging.ts'
import { call } from '../../session/call.ts'

export const approvalsPerPage = 10

/** Applications that the person approved. */
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

export function useRevokeApproval() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Approval) => call(revokeApproval, { params: { id } }).catch(acceptGone),
    onSettled: () => queries.invalidateQueries({ queryKey: ['approvals'] }),
  })
}

// Revoked elsewhere a moment before: what the person wanted is so.
function acceptGone(error: unknown) {
  if (error instanceof ApiError && error.code === notFound.code) return { endedTokens: 0 }
  throw error
}
