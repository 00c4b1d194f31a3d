import { listMembers, type Member } from '@accord/contract/members.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, unreachable } from '../api/api-error.ts'
import { hasStatus } from '../api/error-checks.ts'
import { callFor, NoProfile } from '../session/act-for.ts'

/**
 * The minimum number of characters to search other organizations. Fewer characters would match half of their members.
 */
const emailsForOthers = 3
/** How long to wait for an organization that doesn't respond, if there are several. */
const longestMs = 4000

interface Search {
  managed: readonly Organization[]
  open: string
  looked: string
  max: number
  enabled: boolean
}

interface FoundMember {
  member: Member
  organization: Organization
}

/**
 * Searches the members of several organizations, with one request each. An organization's earlier results stay until
 * its next ones arrive.
 */
export function useFoundMembers({ managed, open, looked, max, enabled }: Search) {
  // Organizations that rejected the search are skipped until the palette is opened again.
  const [hidden] = useState(() => new Set<string>())
  const [found] = useState(() => new Map<string, FoundMember[]>())
  const asked = managed.filter(({ id }) => id === open || looked.length >= emailsForOthers)

  return useQuery({
    staleTime: 10_000,
    retry: false,
    placeholderData: keepPreviousData,
    queryKey: ['found members', asked.map(({ id }) => id), looked],
    queryFn: async ({ client, queryKey, signal }) => {
      // If there's only one organization, there are no other results to show, so the search waits for it.
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
          // Organizations that haven't responded keep their earlier results.
          if (members) client.setQueryData(queryKey, resultOf(errors))
        }),
      )
      const [first] = errors.values()
      // Partial results are better than none, so this throws only if no organization responded.
      if (first && errors.size === asked.length) throw first
      return resultOf(errors)
    },
    enabled,
  })

  function resultOf(errors: Map<Organization, unknown>) {
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

/** Returns whether the service responded with a rejection, such as a rate limit. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Returns whether the object doesn't exist, or the person isn't allowed to read it. */
export function isHidden(error: unknown): boolean {
  return error instanceof NoProfile || hasStatus(error, 403, 404)
}

export function unlessHidden(error: unknown): undefined {
  if (!isHidden(error)) throw error
}
