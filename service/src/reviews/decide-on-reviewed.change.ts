import { cannotRevokeReviewed, reviewNotOpen } from '@accord/contract/access-reviews.ts'
import {
  decideOnReviewed as decideCall,
  keepUndecided as keepCall,
} from '@accord/contract/reviewed-ways.ts'
import { invalidInput } from '@accord/contract/refusal.ts'
import type { Person } from '@accord/contract/people.ts'
import { requireReview } from '#access/require-review.ts'
import type { ActingProfile } from '#actor.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { presentReview } from './reviews.present.ts'
import { countDecisions } from './reviews.store.ts'
import { decideOn, findWays, keepRest } from './reviewed-ways.store.ts'
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

/** What nobody has anything against. */
export const keepUndecided = change(keepCall, {
  as: requireReview,
  may: ({ review }) => review.state === 'open' || reviewNotOpen,
  records: [],

  async do({ trx, actor, own, review, body: { kind } }) {
    const kept = await keepRest(trx, { reviewId: review.id, kind }, named(own, actor.user))
    return presentReview(await countDecisions(trx, review.id, { kept, revoked: 0 }), undefined)
  },
})

function named({ id: profileId }: ActingProfile, { id: userId, firstName, lastName }: Person) {
  return { profileId, userId, name: `${firstName} ${lastName}` }
}
