import type { FoundOrganization } from '@accord/contract/network-invitations.ts'

/** What a search found, and what has become of its invitation. */
export interface Found extends FoundOrganization {
  ticked: boolean
  state: 'ready' | 'sending' | 'sent' | 'failed'
  /** What the service said, when it failed. */
  said?: string
}

/** Whom the next press invites. */
export function toInvite(list: readonly Found[]): Found[] {
  return list.filter(({ ticked, state }) => ticked && (state === 'ready' || state === 'failed'))
}

/** The newest search first; what was found before keeps its tick. */
export function addFound(list: readonly Found[], results: readonly FoundOrganization[]): Found[] {
  const known = new Map(list.map((found) => [found.id, found]))
  const ids = new Set(results.map(({ id }) => id))
  return [
    ...results.map((result): Found => {
      const before = known.get(result.id)
      // In the network by now: there is nothing left to tick.
      if (result.standing !== null) return { ...result, ticked: false, state: 'ready' }
      return { ticked: false, state: 'ready', ...before, ...result }
    }),
    ...list.filter(({ id }) => !ids.has(id)),
  ]
}

export function withFound(
  list: readonly Found[],
  id: string,
  change: Partial<Pick<Found, 'ticked' | 'state' | 'said'>>,
): Found[] {
  return list.map((found) => (found.id === id ? { ...found, ...change } : found))
}
