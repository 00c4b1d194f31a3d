import { notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import type { Actor } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { findReview } from '#data/reviews/reviews.store.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'

interface Named {
  actor: Actor
  params: { id: string; review: string }
}

/** A review of an organization, for those who manage it; whatever became of it. */
export async function requireReview({ actor, params }: Named, db: Kysely<Database>) {
  const { own } = await requireManagerOf(db, actor, params.id)
  const review = await findReview(db, { organizationId: params.id, id: params.review })
  if (!review) throw new Refused(notFound)
  return { own, review }
}
