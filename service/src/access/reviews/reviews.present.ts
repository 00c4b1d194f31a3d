import type { AccessReview, ReviewGroup, ReviewItem } from '@accord/contract/access-reviews.ts'
import { normalScopes } from '@accord/contract/rules/scopes.ts'
import type { ActingProfile } from '#actor.ts'
import { presentGrantRow } from '#access/grants/grants.present.ts'
import { presentExport } from '#data/exports/exports.present.ts'
import type { ShownExport } from '#data/exports/exports.store.ts'
import type { ReviewGroupRow } from './review-groups.store.ts'
import type { ReviewItemRow } from './review-items.store.ts'
import type { ReviewRow } from '#data/reviews.store.ts'

export function presentReview(row: ReviewRow, file: ShownExport | undefined): AccessReview {
  const { total, kept, revoked, ended, gone, refused } = row
  return {
    id: row.id,
    state: row.state,
    startedAt: row.created_at.toISOString(),
    startedBy: row.started_by_name,
    dueAt: row.due_at.toISOString(),
    overdue: row.overdue,
    keeping: row.keeping,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by_name,
    counts: {
      total,
      undecided: total - kept - revoked,
      keep: kept,
      revoke: revoked,
      ended,
      gone,
      refused,
    },
    nextDueAt: row.next_due_at?.toISOString() ?? null,
    file: file ? presentExport(file) : null,
  }
}

export function presentReviewItem(
  own: Pick<ActingProfile, 'id' | 'roles'>,
  row: ReviewItemRow & Pick<ReviewItem, 'deleted' | 'changed'>,
): ReviewItem {
  return {
    ...presentGrantRow(own, row),
    suspended: row.suspended ?? undefined,
    deleted: row.deleted,
    changed: row.changed,
    daysUsed: row.used_days,
    decision: row.decision,
    note: row.note,
    notedBy: row.noted_by_name,
    notedAt: row.noted_at?.toISOString() ?? null,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    outcome: row.outcome,
    reason: row.reason,
    tokens: row.tokens,
    proof: proofOf(row),
  }
}

export function presentReviewGroup(
  own: Pick<ActingProfile, 'id' | 'roles'>,
  { first, item, type, id, people, counts, scopes }: ReviewGroupRow,
): ReviewGroup {
  const { name, owner } = presentReviewItem(own, item ?? first)
  return {
    type,
    id,
    name,
    owner,
    item: item ? presentReviewItem(own, item) : null,
    people,
    scopes: normalScopes(scopes),
    counts,
  }
}

function proofOf({ proof_position, proof_hash, proof_at }: ReviewItemRow) {
  if (proof_position === null || proof_hash === null || proof_at === null) return null
  const hash = proof_hash.toString('hex')
  return { position: Number(proof_position), hash, at: proof_at.toISOString() }
}
