import {
  accountExists,
  currentPasswordWrong,
  resendVerification,
  resetLinkInvalid,
  resetPassword,
  sendResetLink,
  signUp,
  updateUser,
} from '@accord/contract/accounts.ts'
import { firstBrokenRule } from '@accord/contract/rules/password-rules.ts'
import { invalidInput, notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { recordActivity } from '#activity/activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { withProfiles } from '#organizations/carried-profiles.store.ts'
import { readDeviceCookie, setDeviceCookie } from '#session/cookies.ts'
import { forgetGuesses } from '#session/count-guess.ts'
import { rememberOnly } from '#session/devices.store.ts'
import { requireSession } from '#session/require-session.ts'
import type { Context } from '#context.ts'
import { deleteAbandonedAt, holdUserByEmail, insertUser, renameUser } from './accounts.store.ts'
import { changePassword } from '#accounts/passwords/change-password.change.ts'
import { requireUncommonPassword } from '#accounts/passwords/common-passwords.ts'
import { isGoodCode, issueCode, useCode } from './codes.store.ts'
import { mayWriteTo } from './may-write-to.ts'
import { passwordChangedMail } from '#accounts/passwords/password-changed.mail.ts'
import { resetPasswordMail } from '#accounts/passwords/reset-password.mail.ts'
import { resetVerified, startOver } from '#accounts/passwords/reset-password.change.ts'
import { inEqualTime } from './equal-time.ts'
import { presentPerson } from './accounts.present.ts'
import { readSignUpCookie, setSignUpCookie, signUpCookieFor } from './sign-up-cookie.ts'
import { verifyEmailMail } from './verify-email.mail.ts'

export function accountRoutes(app: FastifyInstance, context: Context) {
  const { config, db, pool, passwords, secrets } = context

  serve(app, context, signUp, async ({ body, caller, reply }) => {
    requireUncommonPassword(body.password)
    using _turn = await passwords.turn()
    await requireWithin(context, 'signUpPerAddress', networkOf(caller.address))
    // An address signs up once; of its spellings (ana+1@, ana+2@) there are as many as somebody likes.
    const mailbox = mailboxOf(body.email)
    if (mailbox !== body.email) await requireWithin(context, 'signUpPerMailbox', mailbox)
    const passwordHash = await passwords.hash(body.password)
    const cookie = signUpCookieFor(reply.request, config)

    const created = await inTransaction(db, async (trx) => {
      await deleteAbandonedAt(trx, body.email)
      const user = await insertUser(trx, { ...body, passwordHash, signUpCookieHash: cookie.hash })
      if (!user) throw new Refused(accountExists)
      const code = await issueCode(trx, 'verify_email', user)
      await queueMail(trx, secrets, verifyEmailMail(config, user, code))
      await recordActivity(trx, { kind: 'signed_up', userId: user.id, caller })
      return user
    })
    setSignUpCookie(reply, config, cookie)
    context.wakeMailer()
    return { ...presentPerson(created), profiles: [] }
  })

  serve(app, context, resendVerification, async ({ body, caller, reply }) => {
    await requireWithin(context, 'mailPerAddress', networkOf(caller.address))
    await requireWithin(context, 'mailPerEmail', `verify ${body.email}`)

    await inEqualTime(async () => {
      await inTransaction(db, async (trx) => {
        const user = await holdUserByEmail(trx, body.email)
        if (!user || user.email_verified_at || !(await mayWriteTo(context, trx, user))) return
        const code = await issueCode(trx, 'verify_email', user)
        await queueMail(trx, secrets, verifyEmailMail(config, user, code))
      })
      context.wakeMailer()
    })
    // Whatever the address: the cookie is to live as long as the newest code.
    const cookie = readSignUpCookie(reply.request, config)
    if (cookie) setSignUpCookie(reply, config, cookie)
    return {}
  })

  serve(app, context, sendResetLink, async ({ body, caller }) => {
    await requireWithin(context, 'mailPerAddress', networkOf(caller.address))
    // The address as it is: other spellings are refused no letter of its owner's.
    await requireWithin(context, 'resetPerEmail', body.email)

    await inEqualTime(async () => {
      await inTransaction(db, async (trx) => {
        const user = await holdUserByEmail(trx, body.email)
        if (!user || !(await mayWriteTo(context, trx, user))) return
        const code = await issueCode(trx, 'reset_password', user)
        await queueMail(trx, secrets, resetPasswordMail(config, user, code))
        await recordActivity(trx, { kind: 'password_reset_requested', userId: user.id, caller })
      })
      context.wakeMailer()
    })
    return {}
  })

  serve(app, context, resetPassword, async ({ body, caller, reply }) => {
    requireUncommonPassword(body.password)
    using _turn = await passwords.turn()
    // A code that is good proves itself: others who have none do not use up its tries.
    if (!(await isGoodCode(db, 'reset_password', body.token, { email: body.email }))) {
      await requireWithin(context, 'codesPerAddress', networkOf(caller.address))
    }
    const passwordHash = await passwords.hash(body.password)

    const cookie = readDeviceCookie(reply.request, config)
    const device = await inTransaction(db, async (trx) => {
      const standing = await holdUserByEmail(trx, body.email)
      const code = await useCode(trx, 'reset_password', body.token)
      if (!standing || code?.user_id !== standing.id || code.email !== body.email) {
        throw new Refused(resetLinkInvalid)
      }
      const user = standing.email_verified_at
        ? await resetVerified(trx, standing, passwordHash)
        : await startOver(trx, standing, { ...body, passwordHash }, caller)
      await queueMail(trx, secrets, passwordChangedMail(config, user))
      await recordActivity(trx, { kind: 'password_reset', userId: user.id, caller })
      await forgetGuesses(trx, user.email)
      return rememberOnly(trx, user.id, { isBrowser: caller.isBrowser, cookie })
    })
    setDeviceCookie(reply, config, device)
    context.wakeMailer()
    return {}
  })

  serve(app, context, updateUser, async ({ actor, params, body, caller, reply }) => {
    if (params.id !== actor.user.id) throw new Refused(notFound)

    if ('firstName' in body) {
      const renamed = await inTransaction(db, async (trx) => {
        const user = await renameUser(trx, actor.user.id, body)
        const { sessionId } = actor
        await recordActivity(trx, { kind: 'name_changed', userId: user.id, sessionId, caller })
        return presentPerson(user)
      })
      return withProfiles(pool, renamed, actor)
    }

    requireSession(actor)
    const broken = firstBrokenRule(body.password, actor.user.email)
    if (broken) throw new Refused(invalidInput, { fields: { password: broken } })
    requireUncommonPassword(body.password)
    using _turn = await passwords.turn()
    await requireWithin(context, 'currentPasswordPerSession', actor.sessionId)
    await requireWithin(context, 'passwordChangesPerPerson', actor.user.id)
    const changed = await changePassword(context, actor, body, { caller, reply })
    if (!changed) {
      const fields = { currentPassword: currentPasswordWrong.message }
      throw new Refused(currentPasswordWrong, { fields })
    }
    return withProfiles(pool, actor.user, actor)
  })
}
