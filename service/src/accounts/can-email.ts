import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import type { Context } from '#context.ts'
import type { UserRow } from '#data/users/accounts.store.ts'

/**
 * Anyone can sign up with endless spellings of someone else's mailbox and request emails to each. Beyond a limit, none
 * is sent, and the response doesn't reveal it, because it's the same for every address. Verified addresses are exempt,
 * or strangers could block their owners from a password reset.
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
