import { recordActivity } from '#activity/activity.store.ts'
import { getUser } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { whereOf } from '#http/log/involved.ts'
import { countTry } from '#limits/limits.store.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { copiedPasskeyMail } from './copied-passkey.mail.ts'
import type { PasskeyRow } from './passkeys.store.ts'

/** Written at once, and not with what is then refused: the owner hears of it all the same. */
export async function tellCopied(context: Context, passkey: PasskeyRow, caller: Caller) {
  const { config, db, log, secrets } = context
  const { id, user_id: userId } = passkey
  await inTransaction(db, async (trx) => {
    const told = { account: userId, ...whereOf(caller) }
    await recordActivity(trx, log, { kind: 'passkey_copied', userId, caller, told })
    const limit = config.limits.copyMailPerPasskey
    const tooMany = await countTry(trx, 'copyMailPerPasskey', limit, id)
    if (tooMany !== undefined) return
    await queueMail(trx, secrets, copiedPasskeyMail(config, await getUser(trx, userId), passkey))
  })
  context.wakeMailer()
}
