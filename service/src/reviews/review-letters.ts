import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { takeTurns } from '#jobs/take-turns.ts'
import { queueMailing } from '#mail/outbox.store.ts'
import { listManagersOf } from '#networks/managers.store.ts'
import { reviewMail } from './review.mail.ts'
import { holdDueLetter, planNextLetter } from './review-letters.store.ts'

export type LetterParts = Pick<Context, 'config' | 'db' | 'secrets' | 'wakeMailer'>

/** Writes all letters that are due, those of one review in one transaction: whoever is killed has written none. */
export function writeDueLetters(parts: LetterParts, signal?: AbortSignal) {
  const wake = () => parts.wakeMailer()
  return takeTurns([(skip, at) => writeNext(parts, skip, at)], { signal, wake })
}

function writeNext(
  { config, db, secrets }: LetterParts,
  skip: readonly string[],
  at: (id: string) => void,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const review = await holdDueLetter(trx, skip)
    if (!review) return false
    at(review.id)
    const managers = await listManagersOf(trx, [review.organization_id])
    await queueMailing(
      trx,
      secrets,
      managers.map((manager) => () => reviewMail(config, review, manager)),
    )
    await planNextLetter(trx, review)
    return true
  })
}
