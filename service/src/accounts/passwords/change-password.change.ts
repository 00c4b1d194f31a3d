import type { FastifyReply } from 'fastify'
import { recordActivity } from '#activity/activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import type { Caller } from '#caller.ts'
import { forgetTries } from '#limits/limits.store.ts'
import { queueMail } from '#mail/outbox.store.ts'
import type { SessionActor } from '#session/actor.ts'
import { readDeviceCookie, setDeviceCookie } from '#session/cookies.ts'
import { rememberOnly } from '#session/devices.store.ts'
import { deleteSessionsOf } from '#session/session.store.ts'
import type { Context } from '#context.ts'
import { getUser, replacePasswordHash } from '#accounts/accounts.store.ts'
import { voidCodes } from '#accounts/codes.store.ts'
import { passwordChangedMail } from './password-changed.mail.ts'

/**
 * False when the current password is not right. With the old password all other sessions end, and all other
 * browsers are strangers' again.
 */
export async function changePassword(
  context: Context,
  actor: SessionActor,
  { currentPassword, password }: { currentPassword: string; password: string },
  { caller, reply }: { caller: Caller; reply: FastifyReply },
): Promise<boolean> {
  const { config, db, passwords, secrets } = context
  const user = await getUser(db, actor.user.id)
  const { matches } = await passwords.check(user.password_hash, currentPassword)
  if (!matches) return false
  await forgetTries(db, { name: 'currentPasswordPerSession', key: actor.sessionId })

  // Outside the transaction: a hash is slow, and would hold the row while it is made.
  const passwordHash = await passwords.hash(password)
  const cookie = readDeviceCookie(reply.request, config)
  const changed = await inTransaction(db, async (trx) => {
    if (!(await replacePasswordHash(trx, user, passwordHash))) return undefined
    await deleteSessionsOf(trx, user.id, actor.sessionId)
    await voidCodes(trx, user.id, ['reset_password'])
    await queueMail(trx, secrets, passwordChangedMail(config, user))
    const { sessionId } = actor
    await recordActivity(trx, { kind: 'password_changed', userId: user.id, sessionId, caller })
    const { isBrowser } = caller
    return { device: await rememberOnly(trx, user.id, { isBrowser, cookie }) }
  })
  if (!changed) return false
  setDeviceCookie(reply, config, changed.device)
  context.wakeMailer()
  return true
}
