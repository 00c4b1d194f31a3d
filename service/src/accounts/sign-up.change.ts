import {
  accountExists,
  discardSignUp as discardCall,
  resendVerification as resendCall,
  signUp as call,
  signUpByInvitation,
  signUpClosed,
  signUpPasswordWrong,
  signUpUnproved,
  verificationLinkInvalid,
  verifyEmail as verifyCall,
} from '@accord/contract/accounts.ts'
import { requireUncommonPassword } from './passwords/common-passwords.ts'
import { isKeptForUndo } from '#data/users/email-changes.store.ts'
import { change } from '#calls/change.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { isInvited } from '#data/members/invitations.store.ts'
import { RequestError } from '#request-error.ts'
import { presentPerson } from '#data/users/accounts.present.ts'
import {
  type UserRow,
  deleteAbandonedAt,
  deleteUnverified,
  lockUserByEmail,
  insertUser,
  markEmailVerified,
} from '#data/users/accounts.store.ts'
import { findSignUp, issueCode, useCode } from '#data/users/codes.store.ts'
import { canEmail } from './can-email.ts'
import { signedUpWith } from './signed-up-with.ts'
import { readSignUpCookie, setSignUpCookie, signUpCookieFor } from './sign-up-cookie.ts'
import { emailContext } from '#mail/compose-email.ts'
import { verifyEmailMail } from './accounts.mail.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { finishAttempts } from '#rate-limits/rate-limits.store.ts'
import { countPasswordGuess } from '#session/count-guess.ts'
import {
  answerSignedIn,
  cookiesHeld,
  createSession,
  type HeldCookies,
} from '#session/create-session.ts'
import { findBrowserUser, setConfirmedAt } from '#data/sessions/session.store.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'

export const signUp = change(call, {
  async prepare({ body, caller }, context) {
    if (context.config.signUp === 'closed') throw new RequestError(signUpClosed)
    requireUncommonPassword(body.password, context.config.brand)
    using _turn = await context.passwords.turn()
    await requireWithinLimit(context, 'signUpPerAddress', ipNetworkOf(caller.address))
    // An address can sign up only once, but a mailbox has endless spellings (ana+1@, ana+2@).
    const mailbox = mailboxOf(body.email)
    if (mailbox !== body.email) await requireWithinLimit(context, 'signUpPerMailbox', mailbox)
    // Attempts are counted before this check, which could reveal who is invited. The check runs before an existing
    // account is reported.
    if (context.config.signUp === 'invited' && !(await isInvited(context.db, body.email))) {
      throw new RequestError(signUpByInvitation, { fields: { email: signUpByInvitation.message } })
    }
    return await context.passwords.hash(body.password)
  },
  records: ['signed_up'],

  async run({ trx, body, prepared: passwordHash, reply, mail, happened }, { config }) {
    const cookie = signUpCookieFor(reply.request, config)
    await deleteAbandonedAt(trx, body.email)
    const user = await insertUser(trx, { ...body, passwordHash, signUpCookieHash: cookie.hash })
    // An address that someone gave up stays reserved for some days, so that they can undo the change.
    if (!user || (await isKeptForUndo(trx, user.email, user.id)))
      throw new RequestError(accountExists)
    const code = await issueCode(trx, 'verify_email', user)
    mail(verifyEmailMail(emailContext(config), user, { code }))
    happened('signed_up', { userId: user.id })
    return { user, cookie }
  },

  respond({ user, cookie }, { reply }, { config }) {
    setSignUpCookie(reply, config, cookie)
    return { ...presentPerson(user), profiles: [] }
  },
})

export const resendVerification = change(resendCall, {
  limits: ({ body, caller }) => [
    ['mailPerAddress', ipNetworkOf(caller.address)],
    ['mailPerEmail', `verify ${body.email}`],
  ],
  records: [],

  async run({ trx, body, mail }, context) {
    const user = await lockUserByEmail(trx, body.email)
    if (user && !user.email_verified_at && (await canEmail(context, trx, user))) {
      const { config } = context
      const code = await issueCode(trx, 'verify_email', user)
      const provider = (await signedUpWith(trx, config, user))?.name
      mail(verifyEmailMail(emailContext(config), user, { code, provider }))
    }
    return {}
  },

  respond(done, { reply }, { config }) {
    // The cookie must be valid as long as the newest code. It's set for any address, so that it reveals nothing.
    const cookie = readSignUpCookie(reply.request, config)
    if (cookie) setSignUpCookie(reply, config, cookie)
    return done
  },
})

/**
 * The emailed code proves who owns the mailbox, but not who signed up. Signing in therefore requires a second proof.
 */
export const verifyEmail = change(verifyCall, {
  async prepare(handled, context) {
    const { body, caller, reply } = handled
    const waiting = await requireSignUp(handled, context)
    const cookie = readSignUpCookie(reply.request, context.config)
    const sameBrowser = cookie && waiting.sign_up_cookie_hash?.equals(cookie.hash)
    if (!sameBrowser) await requirePassword(context, waiting, body.password, caller)
    // In another browser, the person may be using someone else's device.
    const signsIn = sameBrowser === true && caller.isBrowser
    return { waiting, held: signsIn ? cookiesHeld(reply.request, context.config) : undefined }
  },
  records: ['email_verified', 'signed_in'],

  async run({ trx, body, prepared: { waiting, held }, caller, mail, happened }, { config }) {
    await lockUserByEmail(trx, waiting.email)
    const code = await useCode(trx, 'verify_email', body.code)
    if (!code || !(await markEmailVerified(trx, code.user_id, code.email))) {
      throw new RequestError(verificationLinkInvalid)
    }
    happened('email_verified', { userId: code.user_id })
    if (!held || (await isUsedBySomeone(trx, held))) return undefined
    // The person chose the password in this browser when they signed up, or signed in at the provider.
    const factor = waiting.password_hash ? ('password' as const) : ('identity' as const)
    const proved = { user: waiting, factors: [factor], caller, ...held }
    const begun = await createSession(trx, proved, { config, mail })
    if (!begun) return undefined
    await setConfirmedAt(trx, begun.sessionId, waiting.created_at)
    happened('signed_in', { userId: waiting.id, sessionId: begun.sessionId })
    return begun
  },

  respond: (begun, { reply }, context) => (begun ? answerSignedIn(begun, reply, context) : {}),
})

/**
 * Whether someone is signed in to this browser. A link must not replace their session, because several people may use
 * one browser.
 */
async function isUsedBySomeone(trx: Transaction<Database>, { before }: HeldCookies) {
  return before !== undefined && (await findBrowserUser(trx, hashSecret(before))) !== undefined
}

export const discardSignUp = change(discardCall, {
  prepare: requireSignUp,
  // Nothing is recorded, because activity is deleted with the account.
  records: [],

  async run({ trx, body, prepared: waiting }) {
    await lockUserByEmail(trx, waiting.email)
    const code = await useCode(trx, 'verify_email', body.code)
    if (!code || !(await deleteUnverified(trx, code.user_id))) {
      throw new RequestError(verificationLinkInvalid)
    }
    return {}
  },
})

interface WithCode {
  body: { code: string }
  caller: Caller
}

export async function requireSignUp(
  { body, caller }: WithCode,
  context: Context,
): Promise<UserRow> {
  const waiting = await findSignUp(context.db, body.code)
  if (waiting) return waiting
  // Only invalid codes are counted, so that guesses by others on the same network can't block a valid one.
  await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
  throw new RequestError(verificationLinkInvalid)
}

/** Requires the account's password. Guesses count like guesses at sign-in, because it's the same password. */
async function requirePassword(
  context: Context,
  user: UserRow,
  password: string | undefined,
  { address }: Caller,
) {
  // Without a password, only a sign-in at the provider proves who signed up.
  if (password === undefined || !user.password_hash) throw new RequestError(signUpUnproved)
  using _turn = await context.passwords.turn()
  const guess = await countPasswordGuess(context, { email: user.email, address, device: undefined })
  const { matches } = await context.passwords.check(user, password)
  if (!matches) {
    throw new RequestError(signUpPasswordWrong, {
      fields: { password: signUpPasswordWrong.message },
    })
  }
  await finishAttempts(context.db, guess)
}
