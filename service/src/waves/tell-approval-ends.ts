import { approvalsEndedMail } from '#approvals/rule/approvals-ended.mail.ts'
import { inTransaction } from '#database/retry.ts'
import { takeSteps } from '#jobs/take-steps.ts'
import { queueMails } from '#mail/outbox.store.ts'
import { findNextApprovalEnd, takeApprovalEnds } from './approval-ends.store.ts'
import { type Pace, stepSize, type LetterParts } from '#mail/letters-to-many.ts'

/** Tells all whose approvals a rule ended; killed anywhere, the next one goes on with who is left. */
export function tellApprovalEnds(parts: LetterParts, { most = stepSize, signal }: Pace = {}) {
  const { config, db, secrets } = parts
  const wake = () => parts.wakeMailer()
  return takeSteps(
    (inVain, at) =>
      inTransaction(db, async (trx) => {
        const organizationId = await findNextApprovalEnd(trx, inVain)
        if (organizationId === undefined) return false
        at(organizationId)
        const people = await takeApprovalEnds(trx, organizationId, most)
        const letters = people.map((person) => () => approvalsEndedMail(config, person))
        await queueMails(trx, secrets, letters)
        return true
      }),
    { signal, wake },
  )
}
