import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import type { Context } from '#context.ts'
import type { UserRow } from '#data/users/accounts.store.ts'

/**
 * Anybody can sign up with ever new spellings of a mailbox that is not theirs and ask for letters to each.
 * Beyond a bound none is written, and nobody is told: the answer is the same for every address. Whoever
 * proved theirs is not under it, or strangers could keep them from a reset.
 */
export async function canEmail(
  { config }: Context,
  trx: Transaction<Database>,
  user: UserRow,
): Promise<boolean> {
  if (user.email_verified_at) return true
  const limit = config.limits.mailPerUnprovenMailbox
  const wait = await countAttempt(trx, 'mailPerUnprovenMailbox', limit, mailboxOf(user.email))
  return wait === undefined
}
