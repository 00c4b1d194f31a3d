import { approvalsEndedMail } from '#approvals/rule/approvals-ended.mail.ts'
import { inTransaction } from '#database/retry.ts'
import { type Step, takeTurns } from '#jobs/take-turns.ts'
import { queueMailing } from '#mail/outbox.store.ts'
import { findNextApprovalEnd, takeApprovalEnds } from './approval-ends.store.ts'
import { type Pace, stepSize, type LetterParts } from '#mail/letters-to-many.ts'

/** Tells all whose approvals a rule ended; killed anywhere, the next one goes on with who is left. */
export function tellApprovalEnds(parts: LetterParts, { most = stepSize, signal }: Pace = {}) {
  const wake = () => parts.wakeMailer()
  return takeTurns([approvalEndsStep(parts, most)], { signal, wake })
}

/** The next people of one organization. */
export function approvalEndsStep({ config, db, secrets }: LetterParts, most = stepSize): Step {
  return (skip, at) =>
    inTransaction(db, async (trx) => {
      const organizationId = await findNextApprovalEnd(trx, skip)
      if (organizationId === undefined) return false
      at(organizationId)
      const people = await takeApprovalEnds(trx, organizationId, most)
      const letters = people.map((person) => () => approvalsEndedMail(config, person))
      await queueMailing(trx, secrets, letters)
      return true
    })
}
