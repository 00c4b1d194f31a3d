import type { Kysely } from 'kysely'
import { getUser } from '#data/users/accounts.store.ts'
import type { ActingProfile } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import { findClosing } from '#data/reviews/reviews.store.ts'

/**
 * In whose name a review is carried out: who closed it, with the roles of that moment, whatever became of them since.
 * Undefined where it is not being closed.
 */
export async function findCloser(db: Kysely<Database>, reviewId: string) {
  const review = await findClosing(db, reviewId)
  if (!review) return undefined
  const { organization_id: organizationId, ended_by: profileId } = review
  // Whoever closed it is in the activity, which keeps its people.
  const user = await getUser(db, review.ended_by_user!)
  const { id, email, first_name: firstName, last_name: lastName } = user
  const own: ActingProfile = {
    id: profileId ?? '',
    organizationId,
    email,
    roles: review.ended_by_roles ?? [],
  }
  return {
    own,
    /** Their profile may be gone. */
    recorded: { id: profileId, organizationId },
    actor: { user: { id, email, firstName, lastName }, sessionId: null },
  }
}

export type Closer = NonNullable<Awaited<ReturnType<typeof findCloser>>>
