import { lookOften } from '#jobs/look-often.ts'
import { carryOutForgotten, carryOutReview, type ReviewParts } from './carry-out.ts'
import { writeDueLetters } from './review-letters.ts'

const failed = 'access reviews could not be looked after, trying again soon'

/** Carries out reviews that were closed, and writes to those who manage; there may be several who do. */
export async function startReviewWorker(parts: ReviewParts) {
  await parts.jobs.work('access-reviews', (id, signal) => carryOutReview(parts, id, signal))
  return lookOften({ log: parts.log, failed }, async (signal) => {
    await writeDueLetters(parts, signal)
    await carryOutForgotten(parts, signal)
  })
}
