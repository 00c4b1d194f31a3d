import {
  discardSignUp,
  getSignUp,
  signUpPasswordWrong,
  signUpUnproved,
  verificationLinkInvalid,
  verifyEmail,
} from '@accord/contract/accounts.ts'
import type { FastifyInstance } from 'fastify'
import { recordActivity } from '#activity/activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { settleTries } from '#limits/limits.store.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { countGuess } from '#session/count-guess.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import {
  deleteUnverified,
  holdUserByEmail,
  markEmailVerified,
  type UserRow,
} from './accounts.store.ts'
import { findSignUp, useCode } from './codes.store.ts'
import { readSignUpCookie } from './sign-up-cookie.ts'

/** The mail's code proves whose mailbox it is, and nothing about who signed up: that takes a second proof. */
export function verifyEmailRoutes(app: FastifyInstance, context: Context) {
  const { config, db } = context

  serve(app, context, verifyEmail, async ({ body, caller, reply }) => {
    const waiting = await signUpOf(context, body.code, caller)
    const cookie = readSignUpCookie(reply.request, config)
    const sameBrowser = cookie && waiting.sign_up_cookie_hash?.equals(cookie.hash)
    if (!sameBrowser) await requirePassword(context, waiting, body.password, caller)

    await inTransaction(db, async (trx) => {
      await holdUserByEmail(trx, waiting.email)
      const code = await useCode(trx, 'verify_email', body.code)
      if (!code || !(await markEmailVerified(trx, code.user_id, code.email))) {
        throw new Refused(verificationLinkInvalid)
      }
      await recordActivity(trx, { kind: 'email_verified', userId: code.user_id, caller })
    })
    return {}
  })

  serve(app, context, getSignUp, async ({ body, caller }) => {
    const { email } = await signUpOf(context, body.code, caller)
    return { email }
  })

  serve(app, context, discardSignUp, async ({ body, caller }) => {
    const waiting = await signUpOf(context, body.code, caller)
    await inTransaction(db, async (trx) => {
      await holdUserByEmail(trx, waiting.email)
      const code = await useCode(trx, 'verify_email', body.code)
      if (!code || !(await deleteUnverified(trx, code.user_id))) {
        throw new Refused(verificationLinkInvalid)
      }
    })
    return {}
  })
}

async function signUpOf(context: Context, code: string, caller: Caller): Promise<UserRow> {
  const waiting = await findSignUp(context.db, code)
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
  const { matches } = await context.passwords.check(user.password_hash, password)
  if (!matches) {
    throw new Refused(signUpPasswordWrong, { fields: { password: signUpPasswordWrong.message } })
  }
  await settleTries(context.db, guess)
}
