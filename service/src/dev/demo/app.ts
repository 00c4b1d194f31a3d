import type { Transaction } from 'kysely'
import { markRecoveryKept } from '#data/users/accounts.store.ts'
import { recordActivity } from '#activity/activity.store.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import { decideSecondFactor } from '#factors/strength.ts'
import { newRecoveryCodesFor } from '#factors/recovery/new-codes.ts'
import { base32 } from '#factors/totp/shown-seed.present.ts'
import { confirmStep, offerTotp } from '#factors/totp/totp.store.ts'

/** As known as the password of the demo. */
const seed = Buffer.from('harbour-lane-lantern')

/** For the app of whoever tries it, as they would type it. */
export const demoKey = base32(seed).match(/.{4}/g)!.join(' ')

/** An authenticator app in use, and codes that were kept: what somebody needs who asks it of others. */
export async function fillInDemoApp(
  trx: Transaction<Database>,
  { secrets, log }: Pick<Context, 'secrets' | 'log'>,
  userId: string,
  caller: Caller,
) {
  const sealed = secrets.authenticatorApps.seal(seed.toString('base64'), userId)
  await offerTotp(trx, userId, sealed)
  await confirmStep(trx, { user_id: userId, sealed }, 0)
  await newRecoveryCodesFor(trx, userId)
  await markRecoveryKept(trx, userId)
  await decideSecondFactor(trx, userId)
  for (const kind of ['totp_added', 'recovery_codes_made', 'second_factor_begun'] as const) {
    await recordActivity(trx, log, { kind, userId, caller })
  }
}
