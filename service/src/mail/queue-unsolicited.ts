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
 * Queues an email that its recipient didn't request. All kinds count toward the mailbox's limit, in the transaction
 * that causes the email, so that exceeding the limit rolls everything back. The sender's own limit is counted first, so
 * that no one can use up a mailbox's limit.
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
 * Queues emails to people who can act for each other, so one email is enough. Full mailboxes are skipped, and the
 * request fails only if all are full. Mailboxes are counted in a fixed order to prevent deadlocks.
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
