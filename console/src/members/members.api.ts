import { listConnections } from '@accord/contract/connections.ts'
import {
  deleteInvitation,
  inviteMember,
  resendInvitation,
  updateInvitation,
} from '@accord/contract/invitations.ts'
import {
  countMembers,
  listMembers,
  type Member,
  removeMember,
  resumeMember,
  suspendMember,
} from '@accord/contract/members.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import type { RankedRole, Role } from '@accord/contract/rules/roles.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { refresh } from '../api/query-client.ts'
import { rotateChosen } from '../organizations/secrets/viewed-secrets.api.ts'
import { callFor } from '../session/act-for.ts'
import { createFor } from '../session/create.ts'
import { isInvitation } from './member-permissions.ts'

export const membersPerPage = 20

/** The rows that the table shows, according to the URL. Undefined means everyone. */
export type Shown = 'members' | 'invited' | undefined

/** The parameters in the URL other than the page. */
export interface MembersFilter {
  show?: Shown
  search?: string | undefined
  role?: Role | undefined
  /** Only members who can sign in through this connection. */
  connection?: string | undefined
  sort?: 'name' | undefined
}

export function membersQuery(organizationId: string, page: number, filter: MembersFilter) {
  // The fields are selected by name, because the URL can contain other parameters.
  const { show, search, role, connection, sort } = filter
  const narrowed = { search, role, connection, sort }
  return queryOptions({
    queryKey: ['organization', organizationId, 'members', { show, ...narrowed }, page],
    queryFn: () =>
      callFor(organizationId, listMembers, {
        params: { id: organizationId },
        query: {
          ...pageQuery(page, membersPerPage),
          ...narrowed,
          withInvites: withInvites(show),
        },
      }),
    placeholderData: keepPreviousData,
  })
}

/** Loads the connections that are turned on, by which the list can be filtered. */
export function signInConnectionsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'connections', 'turned on'],
    queryFn: async () => {
      const sent = { params: { id: organizationId }, query: {} }
      const { data } = await callFor(organizationId, listConnections, sent)
      return data.filter(({ state }) => state === 'active').map(({ id, name }) => ({ id, name }))
    },
  })
}

/** Loads the counts for each tab and role. */
export function memberCountsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'member counts'],
    queryFn: () => callFor(organizationId, countMembers, { params: { id: organizationId } }),
  })
}

function withInvites(shown: Shown) {
  if (shown === 'invited') return 'only'
  return shown === 'members' ? '0' : '1'
}

export interface NewRoles {
  member: Member
  roles: RankedRole[]
}

/** Changes a member's roles, or the roles that an invitation offers. */
export async function changeRoles(organizationId: string, { member, roles }: NewRoles) {
  const change = { params: { id: member.id }, body: { roles } }
  await (isInvitation(member)
    ? callFor(organizationId, updateInvitation, change)
    : callFor(organizationId, updateProfile, change))
}

export function updateRolesMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: (change: NewRoles) => changeRoles(organizationId, change),
    onSettled: () => refreshMembers(organizationId),
  })
}

/** Removes a member, or deletes an invitation. */
export async function removeFrom(organizationId: string, member: Member) {
  if (isInvitation(member)) {
    await callFor(organizationId, deleteInvitation, { params: { id: member.id } })
    return
  }
  const params = { id: organizationId, memberId: member.id }
  await callFor(organizationId, removeMember, { params })
}

/** Removes one person or invitation, and then rotates the selected secrets. */
export function deleteMemberMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: async (member: Member) => {
      await removeFrom(organizationId, member)
      return isInvitation(member) ? undefined : rotateChosen(organizationId, { begun: true })
    },
    onSettled: () => refreshMembers(organizationId),
  })
}

/** Suspends a member, or reactivates a suspended one. */
export function suspendMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: ({ id: memberId, suspended }: Member) =>
      callFor(organizationId, suspended ? resumeMember : suspendMember, {
        params: { id: organizationId, memberId },
      }),
    onSettled: () => refreshMembers(organizationId),
  })
}

export async function resendTo(organizationId: string, { id }: Member) {
  await callFor(organizationId, resendInvitation, { params: { id }, body: {} })
}

export function resendInvitationMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: (member: Member) => resendTo(organizationId, member),
    onSettled: () => refreshMembers(organizationId),
  })
}

export interface Invitee {
  email: string
  roles: RankedRole[]
}

export function invite(organizationId: string, invitee: Invitee) {
  return createFor(organizationId, inviteMember, {
    body: { organization: organizationId, ...invitee },
  })
}

/**
 * Refreshes everything about the organization, because the person's own roles may have changed and there's new
 * activity.
 */
export function refreshMembers(organizationId: string) {
  return refresh(['organization', organizationId], ['organizations'])
}
