import { listMembers } from '@accord/contract/members.ts'
import {
  addProviderGuest,
  getProviderPolicy,
  listProviderGuests,
  maxProviderGuests,
  pauseProviderPolicy,
  removeProviderGuest,
  resumeProviderPolicy,
  setProviderPolicy,
} from '@accord/contract/provider-policy.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../../api/paging.ts'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'

/** How many members a search for an address returns. */
const maxFound = 20

export function providerPolicyQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'provider-policy'],
    queryFn: () => callFor(id, getProviderPolicy, { params: { id } }),
  })
}

/** Sets the start to a time or `now`. Null turns the policy off. */
export function setProviderStartMutation(id: string) {
  return mutationOptions({
    mutationFn: (from: string | null) =>
      callFor(id, setProviderPolicy, { params: { id }, body: { from } }),
    onSettled: () => refresh(['organization', id]),
  })
}

export function setProviderMaxAgeMutation(id: string) {
  return mutationOptions({
    mutationFn: (maxAgeHours: number) =>
      callFor(id, setProviderPolicy, { params: { id }, body: { maxAgeHours } }),
    onSettled: () => refresh(['organization', id]),
  })
}

export function pauseProviderPolicyMutation(id: string) {
  return mutationOptions({
    mutationFn: (hours: number) =>
      callFor(id, pauseProviderPolicy, { params: { id }, body: { hours } }),
    onSettled: () => refresh(['organization', id]),
  })
}

export function resumeProviderPolicyMutation(id: string) {
  return mutationOptions({
    mutationFn: () => callFor(id, resumeProviderPolicy, { params: { id } }),
    onSettled: () => refresh(['organization', id]),
  })
}

/** There are so few guests that they fit on one page. */
export function providerGuestsQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'provider-policy', 'guests'],
    queryFn: () =>
      callFor(id, listProviderGuests, {
        params: { id },
        query: pageQuery(1, maxProviderGuests),
      }),
  })
}

/** Returns the profile with exactly this address, or undefined if no member has it. */
async function findMember(id: string, email: string): Promise<string | undefined> {
  const query = { search: email, withInvites: '0' as const, ...pageQuery(1, maxFound) }
  const { data } = await callFor(id, listMembers, { params: { id }, query })
  return data.find((member) => member.email === email.toLowerCase())?.id
}

/** Adds a guest by their address. Returns undefined if no member has it. */
export function addProviderGuestMutation(id: string) {
  return mutationOptions({
    async mutationFn(email: string) {
      const profile = await findMember(id, email)
      return profile && callFor(id, addProviderGuest, { params: { id }, body: { profile } })
    },
    onSettled: () => refresh(['organization', id, 'provider-policy']),
  })
}

export function removeProviderGuestMutation(id: string) {
  return mutationOptions({
    mutationFn: (profileId: string) =>
      callFor(id, removeProviderGuest, { params: { id, profileId } }),
    onSettled: () => refresh(['organization', id, 'provider-policy']),
  })
}
