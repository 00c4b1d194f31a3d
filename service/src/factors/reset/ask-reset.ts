import { recordActivity } from '#activity/activity.store.ts'
import { holdUserByEmail } from '#data/users/accounts.store.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { byReset } from './by-reset.ts'
import { resetAskedMail, resetStoppedMail } from './reset.mail.ts'
import { deleteReset, findReset, insertReset } from './resets.store.ts'

type Parts = Pick<Context, 'config' | 'db' | 'secrets' | 'log'>
export type AskedReset = { due: Date; before: boolean } | 'no such account' | 'no second factor'

/** Asked twice, it is under way once, and its time stays. */
export function askForReset(
  { config, db, secrets, log }: Parts,
  email: string,
): Promise<AskedReset> {
  return inTransaction(db, async (trx) => {
    const user = await holdUserByEmail(trx, email)
    if (!user) return 'no such account'
    if (!user.second_factor) return 'no second factor'
    const { id: userId } = user
    const asked = await insertReset(trx, userId)
    if (!asked) return { due: (await findReset(trx, userId))!.due_at, before: true }
    await recordActivity(trx, log, { kind: 'second_factor_reset_asked', userId, caller: byReset })
    await queueMail(trx, secrets, resetAskedMail(config, user, asked))
    return { due: asked.due, before: false }
  })
}

/** False where none was under way. */
export function stopReset({ config, db, secrets, log }: Parts, email: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const user = await holdUserByEmail(trx, email)
    if (!user || !(await deleteReset(trx, user.id))) return false
    await recordActivity(trx, log, {
      kind: 'second_factor_kept',
      userId: user.id,
      caller: byReset,
    })
    await queueMail(trx, secrets, resetStoppedMail(config, user))
    return true
  })
}
