import { namesMissing, namesNeeded } from '@accord/contract/accounts.ts'
import type { Transaction } from 'kysely'
import { recordActivity } from '#activity/activity.store.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { endTokensOfUser } from '#oauth/end-tokens.store.ts'
import { clearPendingEmails } from '#organizations/profiles.store.ts'
import { deleteSessionsOf } from '#session/session.store.ts'
import type { Caller } from '#caller.ts'
import {
  deleteUnverified,
  insertUser,
  markEmailVerified,
  setPasswordHash,
  type UserRow,
} from '#accounts/accounts.store.ts'
import { voidCodes } from '#accounts/codes.store.ts'

type Trx = Transaction<Database>

/** The new password of a verified person. Whatever was begun with the old one ends. */
export async function resetVerified(trx: Trx, user: UserRow, passwordHash: string) {
  await setPasswordHash(trx, user.id, passwordHash)
  await voidCodes(trx, user.id, ['verify_email', 'reset_password', 'verify_profile_email'])
  // Nothing waits for a link that is void.
  await clearPendingEmails(trx, user.id)
  await deleteSessionsOf(trx, user.id)
  await endTokensOfUser(trx, user.id)
  return user
}

interface Reset {
  passwordHash: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/**
 * Whoever holds the mailbox of an account that was never verified may not be who signed up. They get a
 * new account in its place, so that nothing of the other's is left: not the name, the id or the activity.
 */
export async function startOver(trx: Trx, unverified: UserRow, reset: Reset, caller: Caller) {
  const { passwordHash, firstName, lastName } = reset
  if (firstName === undefined || lastName === undefined) {
    throw new Refused(namesNeeded, { fields: namesMissing })
  }
  const { email } = unverified
  await deleteUnverified(trx, unverified.id)
  const user = await insertUser(trx, { email, firstName, lastName, passwordHash })
  await markEmailVerified(trx, user!.id, email)
  await recordActivity(trx, { kind: 'signed_up', userId: user!.id, caller })
  await recordActivity(trx, { kind: 'email_verified', userId: user!.id, caller })
  return user!
}
