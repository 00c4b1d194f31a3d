import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  listOwnInvitations,
} from '@accord/contract/invitations.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { refresh } from '../api/query-client.ts'
import { call } from '../session/call.ts'

// An invitation is answered by the person themselves, not under a profile they have already.

/** By its id, or by the code of the mailed link. */
export function invitationQuery(key: string) {
  return queryOptions({
    queryKey: ['invitation', key],
    queryFn: () => call(getInvitation, { params: { id: key }, query: { $with: 'organization' } }),
    // Answered, it is never offered again: not even by going back.
    gcTime: 0,
    staleTime: 0,
  })
}

/** As many as a person can look through; the rest follows when these are answered. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => call(listOwnInvitations, { query: pageQuery(1, 10) }),
})

/** By its id, or by the code of the mailed link. */
interface Answering {
  id: string
}

export const acceptInvitationMutation = mutationOptions({
  mutationFn: ({ id }: Answering) => call(acceptInvitation, { params: { id }, body: {} }),
  onSettled: refreshAfterAnswer,
})

export const declineInvitationMutation = mutationOptions({
  mutationFn: ({ id }: Answering) => call(declineInvitation, { params: { id }, body: {} }),
  onSettled: refreshAfterAnswer,
})

// An answer changes what waits, and where the person belongs. Also after a refusal: somebody else, or
// another tab, was faster. Not waited for: the person goes on meanwhile.
function refreshAfterAnswer() {
  void refresh(['invitations'], ['organizations'], ['me'])
}
