import { byCommand } from '#caller.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { getUser, lockUserByEmail } from '#data/users/accounts.store.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/transactions.ts'
import { type Step, takeTurns } from '#jobs/take-turns.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { revokeTokensOfUser } from '#data/approvals/approval-impact.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { deletePasskeys } from '#factors/passkeys/passkeys.store.ts'
import { deleteRecoveryCodes } from '#factors/recovery/recovery.store.ts'
import { decideSecondFactor } from '#factors/settle.ts'
import { deleteTotp } from '#factors/totp/totp.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { resetRequestedMail, resetDoneMail, resetStoppedMail } from './reset.mail.ts'
import {
  deleteReset,
  findReset,
  insertReset,
  remindOfOne,
  takeDueReset,
  wasUsedSince,
} from './resets.store.ts'

/** The activity names the command as the actor, even though the reset is done later. */
export const byReset = byCommand('reset-second-factor')

export type ResetParts = Pick<Context, 'config' | 'db' | 'secrets' | 'jobs' | 'wakeMailer' | 'log'>

/** Sends reminders and does due resets. Each has its own transaction, so that a crash neither loses nor repeats any. */
export function runResets(parts: ResetParts, signal?: AbortSignal) {
  return takeTurns(resetSteps(parts), { signal, wake: () => parts.wakeMailer() })
}

export function resetSteps(parts: ResetParts): Step[] {
  return [(skip, at) => remind(parts, skip, at), (skip, at) => resetOne(parts, skip, at)]
}

function remind(
  { config, db, secrets }: ResetParts,
  skip: readonly string[],
  at: (id: string) => void,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const reset = await remindOfOne(trx, skip)
    if (!reset) return false
    at(reset.user_id)
    const user = await getUser(trx, reset.user_id)
    await queueMail(
      trx,
      secrets,
      resetRequestedMail(emailContext(config), user, { ...reset, due: reset.due_at }),
    )
    return true
  })
}

/** A person who has used a second factor since the request still has it, so they keep it. */
async function resetOne(
  parts: ResetParts,
  skip: readonly string[],
  at: (id: string) => void,
): Promise<boolean> {
  const { config, db, secrets, jobs, log } = parts
  const done = await inTransaction(db, async (trx) => {
    const reset = await takeDueReset(trx, skip)
    if (!reset) return false
    at(reset.user_id)
    const { user_id: userId } = reset
    const user = await getUser(trx, userId)
    if (await wasUsedSince(trx, reset)) {
      await recordActivity(trx, log, { kind: 'second_factor_kept', userId, caller: byReset })
      await queueMail(trx, secrets, resetStoppedMail(emailContext(config), user))
      return true
    }
    await deletePasskeys(trx, userId)
    await deleteTotp(trx, userId)
    await deleteRecoveryCodes(trx, userId)
    await decideSecondFactor(trx, userId)
    await revokeTokensOfUser(trx, userId)
    const notices: string[] = []
    await endSessions(trx, { userId }, (_queue, id) => notices.push(id))
    for (const id of notices) await jobs.enqueue(trx, 'logout-notices', id)
    await recordActivity(trx, log, { kind: 'second_factor_reset', userId, caller: byReset })
    await queueMail(trx, secrets, resetDoneMail(emailContext(config), user))
    return true
  })
  if (done) jobs.wake('logout-notices')
  return done
}

type Parts = Pick<Context, 'config' | 'db' | 'secrets' | 'log'>
export type ResetRequest = { due: Date; before: boolean } | 'no such account' | 'no second factor'

/** Requests a reset. A repeated request returns the pending reset without changing its time. */
export function requestSecondFactorReset(
  { config, db, secrets, log }: Parts,
  email: string,
): Promise<ResetRequest> {
  return inTransaction(db, async (trx) => {
    const user = await lockUserByEmail(trx, email)
    if (!user) return 'no such account'
    if (!user.second_factor) return 'no second factor'
    const { id: userId } = user
    const asked = await insertReset(trx, userId)
    if (!asked) return { due: (await findReset(trx, userId))!.due_at, before: true }
    await recordActivity(trx, log, { kind: 'second_factor_reset_asked', userId, caller: byReset })
    await queueMail(trx, secrets, resetRequestedMail(emailContext(config), user, asked))
    return { due: asked.due, before: false }
  })
}

/** Returns false if no reset was pending. */
export function cancelResetByOperator(
  { config, db, secrets, log }: Parts,
  email: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const user = await lockUserByEmail(trx, email)
    if (!user || !(await deleteReset(trx, user.id))) return false
    await recordActivity(trx, log, {
      kind: 'second_factor_kept',
      userId: user.id,
      caller: byReset,
    })
    await queueMail(trx, secrets, resetStoppedMail(emailContext(config), user))
    return true
  })
}
