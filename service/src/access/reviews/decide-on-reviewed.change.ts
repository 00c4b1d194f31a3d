import { cannotRevokeReviewed, reviewNotOpen } from '@accord/contract/access-reviews.ts'
import {
  decideOnReviewed as decideCall,
  keepUndecided as keepCall,
} from '@accord/contract/reviewed-ways.ts'
import { invalidInput } from '@accord/contract/refusal.ts'
import type { Person } from '@accord/contract/people.ts'
import { sql } from 'kysely'
import { requireReview } from './require-review.ts'
import type { ActingProfile } from '#actor.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { presentReview } from './reviews.present.ts'
import { countDecisions } from '#data/reviews/reviews.store.ts'
import { decideOn, findWays } from './reviewed-ways.store.ts'
import { rowsAtOnce } from './keep-undecided.ts'
import { keepSome, planKeep } from './keep-undecided.store.ts'
import { firstNotRevocable, moreDecided } from './reviews.rules.ts'

/** All of them or none: what somebody may not end, they may not decide to end either. */
export const decideOnReviewed = change(decideCall, {
  as: requireReview,
  may: ({ review }) => review.state === 'open' || reviewNotOpen,
  // The review itself tells who decided what; its closing is recorded.
  records: [],

  async do({ trx, actor, own, review, body: { ways, decision, note } }) {
    const found = await findWays(trx, review.id, ways)
    if (found.length < new Set(ways.map(({ kind, id }) => `${kind} ${id}`)).size) {
      throw new Refused(invalidInput, { fields: { ways: 'Not all of these are in the review.' } })
    }
    if (decision === 'revoke') {
      const fault = firstNotRevocable(own, found)
      if (fault !== undefined) throw new Refused(cannotRevokeReviewed, { fields: { ways: fault } })
    }
    await decideOn(trx, review.id, ways, { decision, note, by: named(own, actor.user) })
    const counted = await countDecisions(trx, review.id, moreDecided(found, decision))
    return presentReview(counted, undefined)
  },
})

/** What nobody has anything against. A request keeps some of it, and workers the rest. */
export const keepUndecided = change(keepCall, {
  as: requireReview,
  may: ({ review }) => review.state === 'open' || reviewNotOpen,
  records: [],

  async do({ trx, actor, own, review: { id: reviewId }, body, job }) {
    const keep = { reviewId, kind: body.kind ?? null, by: named(own, actor.user) }
    const since = sql<Date>`clock_timestamp()`
    const { kept, last } = await keepSome(trx, { ...keep, after: 0, since }, rowsAtOnce)
    if (kept === rowsAtOnce) job('review-keeps', await planKeep(trx, { ...keep, after: last }))
    return presentReview(await countDecisions(trx, reviewId, { kept, revoked: 0 }), undefined)
  },
})

function named({ id: profileId }: ActingProfile, { id: userId, firstName, lastName }: Person) {
  return { profileId, userId, name: `${firstName} ${lastName}` }
}
