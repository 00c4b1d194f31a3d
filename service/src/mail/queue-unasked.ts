import { tooMuchMail } from '@accord/contract/refusal.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { requireWithin } from '#limits/require-within.ts'
import type { Context } from '#context.ts'
import type { UnaskedLetter } from './letter.ts'
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
  { unasked: _counted, ...letter }: UnaskedLetter,
) {
  const mailbox = mailboxOf(letter.to)
  const counted = { config, db: trx }
  await requireWithin(counted, 'unaskedMailPerSender', `${senderId} ${mailbox}`, tooMuchMail)
  await requireWithin(counted, 'unaskedMailPerMailbox', mailbox, tooMuchMail)
  await queueMail(trx, secrets, letter)
}

/**
 * Letters of which one is enough, to people who answer for each other: a full mailbox is left out, and only
 * where all are full it is refused. By their mailboxes, so that two who write to the same people never wait
 * for each other.
 */
export async function queueUnaskedToAny(
  context: Parts,
  trx: Transaction<Database>,
  senderId: string,
  letters: UnaskedLetter[],
) {
  const refused: Refused[] = []
  const inOrder = letters.toSorted((one, other) =>
    mailboxOf(one.to) < mailboxOf(other.to) ? -1 : 1,
  )
  for (const letter of inOrder) {
    try {
      await queueUnasked(context, trx, senderId, letter)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refused.push(error)
    }
  }
  if (refused[0] && refused.length === letters.length) throw refused[0]
}
