import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  listOwnInvitations,
} from '@accord/contract/members.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { call } from '../session/call.ts'

// An invitation is answered by the person themselves, not under a profile they have already.

/** By its id, or by the code of the mailed link. */
export function invitationQuery(key: string) {
  return queryOptions({
    queryKey: ['invitation', key],
    queryFn: () => call(getInvitation, { params: { id: key }, query: { $with: 'organization' } }),
  })
}

/** As many as a person can look through; the rest follows when these are answered. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => call(listOwnInvitations, { query: pageQuery(1, 10) }),
})

export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (key: string) => call(acceptInvitation, { params: { id: key }, body: {} }),
  })
}

export function useDeclineInvitation() {
  return useMutation({
    mutationFn: (key: string) => call(declineInvitation, { params: { id: key }, body: {} }),
  })
}

/** An answer changes what waits, and where the person belongs. */
export function useRefreshAfterAnswer() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['invitations'] }),
      queries.invalidateQueries({ queryKey: ['organizations'] }),
    ])
}
