import type { Transaction } from 'kysely'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { type Step, takeTurns } from '#jobs/take-turns.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { queueMailing } from '#mail/outbox.store.ts'
import type { Mailing, MailingKind, MailingParts } from './mailing.ts'
import { continueAfter, lockDueMailing, postponeMailing, removeMailing } from './mailings.store.ts'

/** How many members one step covers, so that a large mailing consists of many small transactions. */
const stepSize = 100

export interface Pace {
  max?: number
  signal?: AbortSignal
}

/**
 * Sends all mailings that are due, step by step. After a crash, the next worker continues after the last complete step.
 */
export function sendMailings(
  parts: MailingParts,
  kinds: readonly MailingKind[],
  { max = stepSize, signal }: Pace = {},
) {
  const steps = kinds.map((kind) => stepOf(parts, kind, max))
  return takeTurns(steps, { signal, wake: () => parts.wakeMailer() })
}

function stepOf(parts: MailingParts, kind: MailingKind, max: number): Step {
  return (skip, at) =>
    inTransaction(parts.db, async (trx) => {
      const mailing = await lockDueMailing(trx, kind, skip)
      if (!mailing) return false
      at(mailing.id)
      await sendSome(trx, parts, kind, mailing, max)
      return true
    })
}

async function sendSome(
  trx: Transaction<Database>,
  parts: MailingParts,
  kind: MailingKind,
  mailing: Mailing,
  max: number,
) {
  const { config, secrets } = parts
  const about = await kind.about(trx, mailing)
  const members = await kind.audience(trx, about, max)
  if (members.length > 0 && kind.limit !== undefined && mailing.after_id === null) {
    const key = (mailing.application_id ?? mailing.network_id)!
    const seconds = await countAttempt(trx, kind.limit, config.limits[kind.limit], key)
    if (seconds !== undefined) return postponeMailing(trx, mailing, seconds)
  }
  const recipients = (await kind.recipients?.(trx, about, members)) ?? members
  const emails = recipients.map((recipient) => () => kind.email(config, about, recipient))
  await queueMailing(trx, secrets, emails)
  await kind.record?.(trx, parts, about, members)
  const last = members.at(-1)
  if (last) await continueAfter(trx, mailing, last)
  if (members.length === max) return
  await (kind.finish ? kind.finish(trx, about) : removeMailing(trx, mailing))
}
