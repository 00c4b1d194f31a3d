import { lookOften } from '#jobs/look-often.ts'
import { carryOutReview, type ReviewParts } from './carry-out.ts'
import { writeDueLetters } from './review-letters.ts'

const failed = 'letters about access reviews failed, trying again soon'

/** Carries out reviews that were closed, and writes to those who manage; there may be several who do. */
export async function startReviewWorker(parts: ReviewParts) {
  await parts.jobs.work('access-reviews', (id, signal) => carryOutReview(parts, id, signal))
  return lookOften({ log: parts.log, failed }, (signal) => writeDueLetters(parts, signal))
}
