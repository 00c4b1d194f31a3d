import {
  discardSignUp as discardCall,
  signUpPasswordWrong,
  signUpUnproved,
  verificationLinkInvalid,
  verifyEmail as verifyCall,
} from '@accord/contract/accounts.ts'
import type { Caller } from '#caller.ts'
import { change } from '#calls/change.ts'
import type { Context } from '#context.ts'
import { settleTries } from '#limits/limits.store.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { Refused } from '#refused.ts'
import { countGuess } from '#session/count-guess.ts'
import {
  deleteUnverified,
  holdUserByEmail,
  markEmailVerified,
  type UserRow,
} from '#data/users/accounts.store.ts'
import { findSignUp, useCode } from '#data/users/codes.store.ts'
import { readSignUpCookie } from './sign-up-cookie.ts'

/** The mail's code proves whose mailbox it is, and nothing about who signed up: that takes a second proof. */
export const verifyEmail = change(verifyCall, {
  async prepare(handled, context) {
    const { body, caller, reply } = handled
    const waiting = await requireSignUp(handled, context)
    const cookie = readSignUpCookie(reply.request, context.config)
    const sameBrowser = cookie && waiting.sign_up_cookie_hash?.equals(cookie.hash)
    if (!sameBrowser) await requirePassword(context, waiting, body.password, caller)
    return waiting
  },
  records: ['email_verified'],

  async do({ trx, body, prepared: waiting, happened }) {
    await holdUserByEmail(trx, waiting.email)
    const code = await useCode(trx, 'verify_email', body.code)
    if (!code || !(await markEmailVerified(trx, code.user_id, code.email))) {
      throw new Refused(verificationLinkInvalid)
    }
    happened('email_verified', { userId: code.user_id })
    return {}
  },
})

export const discardSignUp = change(discardCall, {
  prepare: requireSignUp,
  // It goes with the account.
  records: [],

  async do({ trx, body, prepared: waiting }) {
    await holdUserByEmail(trx, waiting.email)
    const code = await useCode(trx, 'verify_email', body.code)
    if (!code || !(await deleteUnverified(trx, code.user_id))) {
      throw new Refused(verificationLinkInvalid)
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
  // Only those that are not good are counted: others who have none do not use up its tries.
  await requireWithin(context, 'codesPerAddress', networkOf(caller.address))
  throw new Refused(verificationLinkInvalid)
}

/** Guesses count as those at sign-in do: it is the same password. */
async function requirePassword(
  context: Context,
  user: UserRow,
  password: string | undefined,
  { address }: Caller,
) {
  if (password === undefined) throw new Refused(signUpUnproved)
  using _turn = await context.passwords.turn()
  const guess = await countGuess(context, { email: user.email, address, device: undefined })
  const { matches } = await context.passwords.check(user, password)
  if (!matches) {
    throw new Refused(signUpPasswordWrong, { fields: { password: signUpPasswordWrong.message } })
  }
  await settleTries(context.db, guess)
}
