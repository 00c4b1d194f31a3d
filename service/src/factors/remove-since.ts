import type { Transaction } from 'kysely'
import { hasHappenedSince } from '#activity/activity.store.ts'
import type { Database } from '#database/tables.ts'
import { deletePasskeysSince } from './passkeys/passkeys.store.ts'
import { deleteRecoveryCodes } from './recovery/recovery.store.ts'
import { decideSecondFactor } from './strength.ts'
import { deleteTotpSince } from './totp/totp.store.ts'

/**
 * What was added since a time is not the person's, because somebody else was in their account: it neither lets that one in
 * again nor keeps the person out. What they had before stays. The caller holds the person. Answers whether there was any.
 */
export async function removeFactorsSince(
  trx: Transaction<Database>,
  userId: string,
  since: Date,
): Promise<boolean> {
  const passkeys = await deletePasskeysSince(trx, userId, since)
  const apps = await deleteTotpSince(trx, userId, since)
  const codes = await hasHappenedSince(trx, userId, 'recovery_codes_made', since)
  const { anyLeft } = await decideSecondFactor(trx, userId)
  // Codes have no time of their own; new ones take the place of all that there were, and alone they stand in for nothing.
  if (codes || !anyLeft) await deleteRecoveryCodes(trx, userId)
  return passkeys || apps || codes
}
