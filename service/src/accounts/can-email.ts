import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import type { Context } from '#context.ts'
import type { UserRow } from '#data/users/accounts.store.ts'

/**
 * Returns whether an email can be sent to this address. Anyone could sign up with endless spellings of someone else's
 * mailbox and request emails to each of them. Above a limit, none is sent. The response doesn't reveal this, because
 * it's the same for every address. Verified addresses are exempt, because strangers could otherwise block a password
 * reset.
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
