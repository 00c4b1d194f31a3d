import {
  deleteInvitation,
  inviteMember,
  listMembers,
  type Member,
  removeMember,
  resendInvitation,
  updateInvitation,
} from '@accord/contract/members.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { callFor } from '../session/act-for.ts'
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
export function useUpdateRoles(organizationId: string) {
  return useMutation({
    mutationFn: async ({ member, roles }: { member: Member; roles: RankedRole[] }) => {
      const change = { params: { id: member.id }, body: { roles } }
      await (isInvitation(member)
        ? callFor(organizationId, updateInvitation, change)
        : callFor(organizationId, updateProfile, change))
    },
    onSettled: useRefresh(organizationId),
  })
}

/** A member leaves the organization by it, an invitation is taken back. */
export function useDeleteMember(organizationId: string) {
  return useMutation({
    mutationFn: (member: Member) =>
      isInvitation(member)
        ? callFor(organizationId, deleteInvitation, { params: { id: member.id } })
        : callFor(organizationId, removeMember, {
            params: { id: organizationId, memberId: member.id },
          }),
    onSettled: useRefresh(organizationId),
  })
}

export function useResendInvitation(organizationId: string) {
  return useMutation({
    mutationFn: (member: Member) =>
      callFor(organizationId, resendInvitation, { params: { id: member.id }, body: {} }),
    onSettled: useRefresh(organizationId),
  })
}

export interface Invitee {
  email: string
  roles: RankedRole[]
}

export function useInviteMember(organizationId: string) {
  const refresh = useRefresh(organizationId)
  return {
    invite: (invitee: Invitee) =>
      callFor(organizationId, inviteMember, { body: { organization: organizationId, ...invitee } }),
    refresh,
  }
}

/** One's own roles may have changed too, and the activity has a new row: all of the organization. */
function useRefresh(organizationId: string) {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['organization', organizationId] }),
      queries.invalidateQueries({ queryKey: ['organizations'] }),
    ])
}
