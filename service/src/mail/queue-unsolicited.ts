import { tooMuchMail } from '@accord/contract/errors.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import type { Context } from '#context.ts'
import type { UnsolicitedEmail } from './compose-email.ts'
import { mailboxOf } from './mailbox.ts'
import { queueMail } from './outbox.store.ts'

type Parts = Pick<Context, 'config' | 'secrets'>

/**
 * A letter that its recipient did not ask for. Counted per mailbox, of whatever kind, in the transaction that
 * causes it: refused, it takes everything else back with it. First against the person who sends it, so that
 * nobody uses up what a mailbox takes from all.
 */
async function queueUnasked(
  { config, secrets }: Parts,
  trx: Transaction<Database>,
  senderId: string,
  { unsolicited: _counted, ...email }: UnsolicitedEmail,
) {
  const mailbox = mailboxOf(email.to)
  const counted = { config, db: trx }
  await requireWithinLimit(counted, 'unaskedMailPerSender', `${senderId} ${mailbox}`, tooMuchMail)
  await requireWithinLimit(counted, 'unaskedMailPerMailbox', mailbox, tooMuchMail)
  await queueMail(trx, secrets, email)
}

/**
 * Letters of which one is enough, to people who answer for each other: a full mailbox is left out, and only
 * where all are full it is refused. By their mailboxes, so that two who write to the same people never wait
 * for each other.
 */
export async function queueUnsolicitedEmail(
  context: Parts,
  trx: Transaction<Database>,
  senderId: string,
  emails: UnsolicitedEmail[],
) {
  const refused: RequestError[] = []
  const inOrder = emails.toSorted((one, other) =>
    mailboxOf(one.to) < mailboxOf(other.to) ? -1 : 1,
  )
  for (const email of inOrder) {
    try {
      await queueUnasked(context, trx, senderId, email)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      refused.push(error)
    }
  }
  if (refused[0] && refused.length === emails.length) throw refused[0]
}
