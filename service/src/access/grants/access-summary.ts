import { setTimeout as delay } from 'node:timers/promises'
import type { AccessSummary } from '@accord/contract/access.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { findOrganization } from '#data/organizations/organizations.store.ts'
import { recordedSince } from '#data/usage/usage.store.ts'
import { countAll } from '#access/group-page.store.ts'
import { countGroups } from './access-groups.store.ts'
import { type ConcernCounts, countByKind, countConcerns } from './count-grants.store.ts'

interface Kept {
  /** The length of the organization's activity when the count started. */
  activity: string
  count: Promise<ConcernCounts>
  /** The result of the last finished count. */
  latest: { concerns: ConcernCounts; at: number } | undefined
  isCounting: boolean
}

/** With more grants than this, checking each of them takes too long. */
const manyGrants = 1000
const keptMilliseconds = 60_000
const maxKept = 1000

interface Limits {
  /** The number of grants above which the counts are cached. */
  many?: number
  /** How long a request waits for a count. */
  patience?: number
}

/**
 * Summarizes the access to an organization. In a large organization, the grants with concerns are counted at most once
 * a minute, and only if something has happened there. The count continues in the background. If it takes too long, the
 * request returns the last count of the past minute, or null if there is none. The total number of grants is always
 * current.
 */
export function accessSummary(
  db: Kysely<Database>,
  { many = manyGrants, patience = 2000 }: Limits = {},
) {
  const kept = new Map<string, Kept>()

  const begin = (organizationId: string, activity: string, before: Kept | undefined): Kept => {
    const count = countConcerns(db, organizationId)
    const began: Kept = { activity, count, latest: before?.latest, isCounting: true }
    count.then(
      (concerns) =>
        Object.assign(began, { latest: { concerns, at: Date.now() }, isCounting: false }),
      () => kept.delete(organizationId),
    )
    kept.delete(organizationId)
    kept.set(organizationId, began)
    if (kept.size > maxKept) kept.delete(kept.keys().next().value!)
    return began
  }

  const isNew = ({ latest }: Kept) =>
    latest !== undefined && latest.at > Date.now() - keptMilliseconds

  const keptConcerns = async (organizationId: string, activity: string) => {
    const known = kept.get(organizationId)
    const isUsable = known && (known.isCounting || (known.activity === activity && isNew(known)))
    const current = isUsable ? known : begin(organizationId, activity, known)
    const waited = delay(patience, undefined, { ref: false })
    const concerns = await Promise.race([current.count, waited])
    return concerns ?? (isNew(current) ? current.latest!.concerns : undefined)
  }

  return async (organizationId: string): Promise<AccessSummary> => {
    const [byKind, groups, organization, since] = await Promise.all([
      countByKind(db, organizationId),
      countGroups(db, organizationId),
      findOrganization(db, organizationId),
      recordedSince(db),
    ])
    const { findable, activity_count } = organization!
    const total = Object.values(byKind).reduce((sum, count) => sum + count, 0)
    const concerns = await (total > many
      ? keptConcerns(organizationId, activity_count)
      : countConcerns(db, organizationId))
    return {
      total,
      ...concernsIn(concerns?.grants),
      groups: {
        total: countAll(groups),
        ...concernsIn(concerns?.groups),
      },
      byKind,
      findable,
      recordedSince: since.toISOString(),
    }
  }
}

function concernsIn(counts: ConcernCounts['grants'] | undefined) {
  return {
    unused: counts?.unused ?? null,
    allowedByFormer: counts?.allowed_by_former ?? null,
    asksForMore: counts?.asks_for_more ?? null,
  }
}
