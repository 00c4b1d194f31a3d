import { listMembers, type Member } from '@accord/contract/members.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, unreachable } from '../api/api-error.ts'
import { hasStatus } from '../api/error-checks.ts'
import { callFor, NoProfile } from '../session/act-for.ts'

/** From so many letters on, others than the open organization are asked: fewer mean half of everybody. */
const emailsForOthers = 3
/** One of several that hangs is given up after that. */
const longestMs = 4000

interface Search {
  managed: readonly Organization[]
  open: string
  looked: string
  most: number
  enabled: boolean
}

interface FoundMember {
  member: Member
  organization: Organization
}

/** People of several organizations, each asked by itself: one list, in which everybody's stay until their next. */
export function useFoundMembers({ managed, open, looked, most: max, enabled }: Search) {
  // Not asked again until the palette is opened anew.
  const [hidden] = useState(() => new Set<string>())
  const [found] = useState(() => new Map<string, FoundMember[]>())
  const asked = managed.filter(({ id }) => id === open || looked.length >= emailsForOthers)

  return useQuery({
    staleTime: 10_000,
    retry: false,
    placeholderData: keepPreviousData,
    queryKey: ['found members', asked.map(({ id }) => id), looked],
    queryFn: async ({ client, queryKey, signal }) => {
      // Nobody else has anything to show while the only one is asked.
      const over =
        asked.length > 1 ? AbortSignal.any([signal, AbortSignal.timeout(longestMs)]) : signal
      const tooLate = new Promise<never>((_, fail) => {
        over.addEventListener('abort', () => fail(new ApiError({ status: unreachable })))
      })
      const errors = new Map<Organization, unknown>()

      await Promise.all(
        asked.map(async (one) => {
          const members = await Promise.race([membersOf(one, over), tooLate]).catch((error) => {
            errors.set(one, error)
          })
          if (signal.aborted) return
          found.set(one.id, members ?? [])
          // Of those who have not answered yet, what they said before stays.
          if (members) client.setQueryData(queryKey, told(errors))
        }),
      )
      const [first] = errors.values()
      // Some people are more than none: the error itself is told only where nobody answered.
      if (first && errors.size === asked.length) throw first
      return told(errors)
    },
    enabled,
  })

  function told(errors: Map<Organization, unknown>) {
    return {
      members: asked.flatMap(({ id }) => found.get(id) ?? []),
      silent: asked.filter((one) => errors.has(one) && !isAnswer(errors.get(one))),
      refused: [...errors.values()].find(isAnswer),
    }
  }

  async function membersOf(organization: Organization, signal: AbortSignal) {
    const { id } = organization
    if (hidden.has(id)) return []
    const query = { search: looked, $limit: max, withInvites: '1' as const }
    const members = await callFor(id, listMembers, { params: { id }, query, signal }).catch(
      unlessHidden,
    )
    if (!members) hidden.add(id)
    return (members?.data ?? []).map((member) => ({ member, organization }))
  }
}

/** A refusal is one: it was made too often, or cannot be answered. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Nothing is there for this person. */
export function isHidden(error: unknown): boolean {
  return error instanceof NoProfile || hasStatus(error, 403, 404)
}

export function unlessHidden(error: unknown): undefined {
  if (!isHidden(error)) throw error
}
