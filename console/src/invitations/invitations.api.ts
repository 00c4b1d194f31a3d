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

// People answer invitations as themselves, not with a profile.

/** Loads an invitation by its ID or by the code of the emailed link. */
export function invitationQuery(key: string) {
  return queryOptions({
    queryKey: ['invitation', key],
    queryFn: () => call(getInvitation, { params: { id: key }, query: { $with: 'organization' } }),
    // An answered invitation must not appear again, even after Back.
    gcTime: 0,
    staleTime: 0,
  })
}

/** Loads as many invitations as a person can review. The rest appear when these are answered. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => call(listOwnInvitations, { query: pageQuery(1, 10) }),
})

/** An answer to an invitation, identified by its ID or by the code of the emailed link. */
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

// Reloads everything that an answer changes. This also happens after a rejection, because someone else or another tab
// may have answered first. The person doesn't wait for it.
function refreshAfterAnswer() {
  void refresh(['invitations'], ['organizations'], ['me'])
}
