import type { ReachConcern, ReachSummary } from '@accord/contract/reach.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { findOrganization } from '#organizations/organizations.store.ts'
import { recordedSince } from '#uses/uses.store.ts'
import { countByKind, countConcerns } from './count-ways.store.ts'

type Concerns = Promise<Record<ReachConcern, number>>

interface Kept {
  /** How much had happened in the organization. */
  activity: string
  until: number
  concerns: Concerns
}

/** With more than so many ways, besides people, it takes long to look at each. */
const manyWays = 1000
const keptMilliseconds = 60_000
const mostKept = 1000

/**
 * The figures of an organization. In a large one, what deserves a look is counted once a minute, and again as soon as
 * something happens there; how many ways there are is always of this moment.
 */
export function reachFigures(db: Kysely<Database>) {
  const kept = new Map<string, Kept>()

  const concernsOf = (organizationId: string, activity: string): Concerns => {
    const known = kept.get(organizationId)
    if (known && known.activity === activity && known.until > Date.now()) return known.concerns
    const concerns = countConcerns(db, organizationId)
    kept.delete(organizationId)
    kept.set(organizationId, { activity, until: Date.now() + keptMilliseconds, concerns })
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    concerns.catch(() => kept.delete(organizationId))
    return concerns
  }

  return async (organizationId: string): Promise<ReachSummary> => {
    const [byKind, organization, since] = await Promise.all([
      countByKind(db, organizationId),
      findOrganization(db, organizationId),
      recordedSince(db),
    ])
    const { findable, activity_count } = organization!
    const total = Object.values(byKind).reduce((sum, count) => sum + count, 0)
    const listed = total - byKind.person - byKind.contact
    const concerns = await (listed > manyWays
      ? concernsOf(organizationId, activity_count)
      : countConcerns(db, organizationId))
    return {
      total,
      unused: concerns.unused,
      allowedByFormer: concerns.allowed_by_former,
      asksForMore: concerns.asks_for_more,
      byKind,
      findable,
      recordedSince: since.toISOString(),
    }
  }
}
