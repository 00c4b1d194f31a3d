import {
  deleteInvitation,
  inviteMember,
  resendInvitation,
  updateInvitation,
} from '@accord/contract/invitations.ts'
import {
  listMembers,
  type Member,
  removeMember,
  resumeMember,
  suspendMember,
} from '@accord/contract/members.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { refresh } from '../api/query-client.ts'
import { rotateChosen } from '../organizations/secrets/seen-secrets.api.ts'
import { callFor } from '../session/act-for.ts'
import { createFor } from '../session/create.ts'
import { isInvitation } from './member-rights.ts'

export const membersPerPage = 20

/** Whom the table shows, as the address says it: nothing means everyone. */
export type Shown = 'members' | 'invited' | undefined

export function membersQuery(organizationId: string, page: number, shown: Shown) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'members', shown, page],
    queryFn: () =>
      callFor(organizationId, listMembers, {
        params: { id: organizationId },
        query: {
          ...pageQuery(page, membersPerPage),
          withInvites: withInvites(shown),
        },
      }),
    placeholderData: keepPreviousData,
  })
}

function withInvites(shown: Shown) {
  if (shown === 'invited') return 'only'
  return shown === 'members' ? '0' : '1'
}

/** What a member is, or what an invitation will make of somebody. */
export function updateRolesMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: async ({ member, roles }: { member: Member; roles: RankedRole[] }) => {
      const change = { params: { id: member.id }, body: { roles } }
      await (isInvitation(member)
        ? callFor(organizationId, updateInvitation, change)
        : callFor(organizationId, updateProfile, change))
    },
    onSettled: () => refreshMembers(organizationId),
  })
}

/** A member leaves the organization by it, and secrets that were ticked are rotated then; an invitation is taken back. */
export function deleteMemberMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: async (member: Member) => {
      if (isInvitation(member)) {
        await callFor(organizationId, deleteInvitation, { params: { id: member.id } })
        return undefined
      }
      await callFor(organizationId, removeMember, {
        params: { id: organizationId, memberId: member.id },
      })
      return rotateChosen(organizationId)
    },
    onSettled: () => refreshMembers(organizationId),
  })
}

/** One who is suspended goes on by it. */
export function suspendMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: ({ id: memberId, suspended }: Member) =>
      callFor(organizationId, suspended ? resumeMember : suspendMember, {
        params: { id: organizationId, memberId },
      }),
    onSettled: () => refreshMembers(organizationId),
  })
}

export function resendInvitationMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: (member: Member) =>
      callFor(organizationId, resendInvitation, { params: { id: member.id }, body: {} }),
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

/** One's own roles may have changed too, and the activity has a new row: all of the organization. */
export function refreshMembers(organizationId: string) {
  return refresh(['organization', organizationId], ['organizations'])
}
