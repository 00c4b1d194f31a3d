import {
  accountExists,
  resendVerification as resendCall,
  signUp as call,
  signUpByInvitation,
  signUpClosed,
} from '@accord/contract/accounts.ts'
import { requireUncommonPassword } from '#accounts/passwords/common-passwords.ts'
import { isKeptForUndo } from '#data/users/email-changes.store.ts'
import { change } from '#calls/change.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { isInvited } from '#data/members/shown-invitations.store.ts'
import { Refused } from '#refused.ts'
import { presentPerson } from '#data/users/accounts.present.ts'
import { deleteAbandonedAt, holdUserByEmail, insertUser } from '#data/users/accounts.store.ts'
import { issueCode } from '#data/users/codes.store.ts'
import { mayWriteTo } from './may-write-to.ts'
import { readSignUpCookie, setSignUpCookie, signUpCookieFor } from './sign-up-cookie.ts'
import { verifyEmailMail } from './verify-email.mail.ts'

export const signUp = change(call, {
  async prepare({ body, caller }, context) {
    if (context.config.signUp === 'closed') throw new Refused(signUpClosed)
    requireUncommonPassword(body.password, context.config.brand)
    using _turn = await context.passwords.turn()
    await requireWithin(context, 'signUpPerAddress', networkOf(caller.address))
    // An address signs up once; of its spellings (ana+1@, ana+2@) there are as many as somebody likes.
    const mailbox = mailboxOf(body.email)
    if (mailbox !== body.email) await requireWithin(context, 'signUpPerMailbox', mailbox)
    // Counted first, for it can be tried who is invited; and before it is told whether there is such an account.
    if (context.config.signUp === 'invited' && !(await isInvited(context.db, body.email))) {
      throw new Refused(signUpByInvitation, { fields: { email: signUpByInvitation.message } })
    }
    return await context.passwords.hash(body.password)
  },
  records: ['signed_up'],

  async do({ trx, body, prepared: passwordHash, reply, mail, happened }, { config }) {
    const cookie = signUpCookieFor(reply.request, config)
    await deleteAbandonedAt(trx, body.email)
    const user = await insertUser(trx, { ...body, passwordHash, signUpCookieHash: cookie.hash })
    // One that somebody left can be theirs again for some days.
    if (!user || (await isKeptForUndo(trx, user.email, user.id))) throw new Refused(accountExists)
    mail(verifyEmailMail(config, user, await issueCode(trx, 'verify_email', user)))
    happened('signed_up', { userId: user.id })
    return { user, cookie }
  },

  after({ user, cookie }, { reply }, { config }) {
    setSignUpCookie(reply, config, cookie)
    return { ...presentPerson(user), profiles: [] }
  },
})

export const resendVerification = change(resendCall, {
  limits: ({ body, caller }) => [
    ['mailPerAddress', networkOf(caller.address)],
    ['mailPerEmail', `verify ${body.email}`],
  ],
  records: [],

  async do({ trx, body, mail }, context) {
    const user = await holdUserByEmail(trx, body.email)
    if (user && !user.email_verified_at && (await mayWriteTo(context, trx, user))) {
      mail(verifyEmailMail(context.config, user, await issueCode(trx, 'verify_email', user)))
    }
    return {}
  },

  after(done, { reply }, { config }) {
    // Whatever the address: the cookie is to live as long as the newest code.
    const cookie = readSignUpCookie(reply.request, config)
    if (cookie) setSignUpCookie(reply, config, cookie)
    return done
  },
})
