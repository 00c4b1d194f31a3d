import { listMembers } from '@accord/contract/members.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '../api/refused-with.ts'
import { callFor, NoProfile } from '../session/act-for.ts'

/** From so many letters on, others than the open organization are asked: fewer mean half of everybody. */
const lettersForOthers = 3

interface Search {
  managed: readonly Organization[]
  open: string
  looked: string
  most: number
  enabled: boolean
}

/** People of several organizations, each asked by itself and answered for together: one list, which stays until the next. */
export function useFoundMembers({ managed, open, looked, most, enabled }: Search) {
  // Not asked again until the palette is opened anew.
  const [hidden] = useState(() => new Set<string>())
  const asked = managed.filter(({ id }) => id === open || looked.length >= lettersForOthers)

  return useQuery({
    staleTime: 10_000,
    retry: false,
    placeholderData: keepPreviousData,
    queryKey: ['found members', asked.map(({ id }) => id), looked],
    queryFn: async () => {
      const answers = await Promise.allSettled(asked.map(membersOf))
      // Some people are more than none: an error is told only where nobody answered.
      const [first] = answers
      if (first?.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) {
        throw first.reason
      }
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    },
    enabled,
  })

  async function membersOf(organization: Organization) {
    const { id } = organization
    if (hidden.has(id)) return []
    const query = { search: looked, $limit: most, withInvites: '1' as const }
    const members = await callFor(id, listMembers, { params: { id }, query }).catch(unlessHidden)
    if (!members) hidden.add(id)
    return (members?.data ?? []).map((member) => ({ member, organization }))
  }
}

/** Nothing is there for this person. */
export function isHidden(error: unknown): boolean {
  return error instanceof NoProfile || hasStatus(error, 403, 404)
}

export function unlessHidden(error: unknown): undefined {
  if (!isHidden(error)) throw error
}
