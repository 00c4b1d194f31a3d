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

// People answer invitations as themselves, not under a profile.

/** By its ID, or by the code of the emailed link. */
export function invitationQuery(key: string) {
  return queryOptions({
    queryKey: ['invitation', key],
    queryFn: () => call(getInvitation, { params: { id: key }, query: { $with: 'organization' } }),
    // An answered invitation must not appear again, even after Back.
    gcTime: 0,
    staleTime: 0,
  })
}

/** As many as a person can review. The rest appears when these are answered. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => call(listOwnInvitations, { query: pageQuery(1, 10) }),
})

/** By its ID, or by the code of the emailed link. */
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

// Reloads what an answer changes, even after a rejection: someone else or another tab may have been faster. The
// person doesn't wait for it.
function refreshAfterAnswer() {
  void refresh(['invitations'], ['organizations'], ['me'])
}
