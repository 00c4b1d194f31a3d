import {
  namesNeeded,
  resetLinkInvalid,
  resetPassword as resetCall,
  sendResetLink as sendCall,
} from '@accord/contract/passwords.ts'
import { namesMissing } from '@accord/contract/people.ts'
import type { Transaction } from 'kysely'
import {
  deleteUnverified,
  holdUserByEmail,
  insertUser,
  markEmailVerified,
  setPassword,
  type UserRow,
} from '#data/users/accounts.store.ts'
import { isGoodCode, issueCode, useCode, voidCodes } from '#data/users/codes.store.ts'
import { endPendingChange } from '#data/users/email-changes.store.ts'
import { mayWriteTo } from '#accounts/may-write-to.ts'
import type { Caller } from '#caller.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { endTokensOfUser } from '#data/approvals/end-tokens.store.ts'
import { clearPendingEmails } from '#data/organizations/profile-emails.store.ts'
import { Refused } from '#refused.ts'
import type { HashFor } from '#secrets/password-hasher.ts'
import { readDeviceCookie, setDeviceCookie } from '#data/sessions/cookies.ts'
import { forgetGuesses } from '#session/count-guess.ts'
import { forgetDevices, rememberDevice } from '#data/sessions/devices.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { passwordChangedMail } from './password-changed.mail.ts'
import { resetPasswordMail } from './reset-password.mail.ts'

type Trx = Transaction<Database>

export const sendResetLink = change(sendCall, {
  limits: ({ body, caller }) => [
    ['mailPerAddress', networkOf(caller.address)],
    // The address as it is: other spellings are refused no letter of its owner's.
    ['resetPerEmail', body.email],
  ],
  records: ['password_reset_requested'],

  async do({ trx, body, mail, happened }, context) {
    const user = await holdUserByEmail(trx, body.email)
    if (!user || !(await mayWriteTo(context, trx, user))) return unchanged({})
    mail(resetPasswordMail(context.config, user, await issueCode(trx, 'reset_password', user)))
    happened('password_reset_requested', { userId: user.id })
    return {}
  },
})

export const resetPassword = change(resetCall, {
  async prepare({ body, caller }, context) {
    requireUncommonPassword(body.password, context.config.brand)
    using _turn = await context.passwords.turn()
    // A code that is good proves itself: others who have none do not use up its tries.
    if (!(await isGoodCode(context.db, 'reset_password', body.token, { email: body.email }))) {
      await requireWithin(context, 'codesPerAddress', networkOf(caller.address))
    }
    return await context.passwords.hash(body.password)
  },
  records: ['password_reset', 'signed_up', 'email_verified'],

  async do({ trx, body, prepared: passwordHash, caller, reply, mail, job, happened }, { config }) {
    const standing = await holdUserByEmail(trx, body.email)
    const code = await useCode(trx, 'reset_password', body.token)
    if (!standing || code?.user_id !== standing.id || code.email !== body.email) {
      throw new Refused(resetLinkInvalid)
    }
    let user = standing
    if (standing.email_verified_at) {
      await endSessions(trx, { userId: standing.id }, job)
      await resetVerified(trx, standing, passwordHash)
    } else {
      user = await startOver(trx, standing, { ...body, passwordHash })
      happened('signed_up', { userId: user.id })
      happened('email_verified', { userId: user.id })
    }
    await forgetGuesses(trx, user.email)
    await forgetDevices(trx, user.id)
    const device = await knownBy(trx, user, {
      caller,
      cookie: readDeviceCookie(reply.request, config),
    })
    mail(passwordChangedMail(config, user, caller))
    happened('password_reset', { userId: user.id })
    return { device }
  },

  after({ device }, { reply }, { config }) {
    setDeviceCookie(reply, config, device)
    return {}
  },
})

/** The new password of a verified person. Whatever else was begun with the old one ends. */
async function resetVerified(trx: Trx, user: UserRow, passwordHash: HashFor) {
  await setPassword(trx, user.id, passwordHash)
  await voidCodes(trx, user.id, ['verify_email', 'reset_password', 'verify_profile_email'])
  // Nothing waits for a link that is void.
  await clearPendingEmails(trx, user.id)
  await endPendingChange(trx, user.id)
  await endTokensOfUser(trx, user.id)
}

/**
 * The browser in which it was reset is known from then on, so that nobody's guesses keep it out; but where there is a
 * second factor only once that was proved: each browser has tries of its own at it, and each reset would be a new one.
 */
async function knownBy(
  trx: Trx,
  { id, second_factor }: UserRow,
  { caller, cookie }: { caller: Caller; cookie: string | undefined },
): Promise<string | undefined> {
  if (second_factor || !caller.isBrowser) return undefined
  return (await rememberDevice(trx, id, cookie)).value
}

interface Reset {
  passwordHash: HashFor
  firstName?: string | undefined
  lastName?: string | undefined
}

/**
 * Whoever holds the mailbox of an account that was never verified may not be who signed up. They get a
 * new account in its place, so that nothing of the other's is left: not the name, the id or the activity.
 */
async function startOver(trx: Trx, unverified: UserRow, reset: Reset): Promise<UserRow> {
  const { passwordHash, firstName, lastName } = reset
  if (firstName === undefined || lastName === undefined) {
    throw new Refused(namesNeeded, { fields: namesMissing })
  }
  const { email } = unverified
  await deleteUnverified(trx, unverified.id)
  const user = await insertUser(trx, { email, firstName, lastName, passwordHash })
  await markEmailVerified(trx, user!.id, email)
  return user!
}
