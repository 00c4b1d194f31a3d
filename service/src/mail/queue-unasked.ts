import { tooMuchMail } from '@accord/contract/refusal.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { requireWithin } from '#limits/require-within.ts'
import type { Context } from '../context.ts'
import type { UnaskedLetter } from './letter.ts'
import { mailboxOf } from './mailbox.ts'
import { queueMail } from './outbox.store.ts'

/**
 * A letter that its recipient did not ask for. Counted per mailbox, whoever sends it and of whatever kind, in
 * the transaction that causes it: refused, it takes everything else back with it.
 */
export async function queueUnasked(
  { config, secrets }: Context,
  trx: Transaction<Database>,
  { unasked: _counted, ...letter }: UnaskedLetter,
) {
  const mailbox = mailboxOf(letter.to)
  await requireWithin({ config, db: trx }, 'unaskedMailPerMailbox', mailbox, tooMuchMail)
  await queueMail(trx, secrets, letter)
}
