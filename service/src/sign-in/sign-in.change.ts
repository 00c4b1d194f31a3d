import {
  accountDisabled,
  emailNotVerified,
  invalidCredentials,
  login as call,
} from '@accord/contract/session.ts'
import { sql } from 'kysely'
import { hashAnew } from '#data/users/accounts.store.ts'
import { change } from '#calls/change.ts'
import type { Context } from '#context.ts'
import { methodsOf } from '#factors/factors.store.ts'
import { requestOptions } from '#factors/passkeys/check-assertion.ts'
import { settleTries } from '#limits/limits.store.ts'
import { Refused } from '#refused.ts'
import { answerSignedIn, beginSession, cookiesHeld } from '#session/begin-session.ts'
import { countGuess } from '#session/count-guess.ts'
import { insertPending } from './pending-sign-ins.store.ts'

export const login = change(call, {
  async prepare({ body, caller, reply }, context) {
    const { config, passwords } = context
    using _turn = await passwords.turn()
    const held = cookiesHeld(reply.request, config)
    const { address } = caller
    const { user, ...guess } = await countGuess(context, {
      email: body.email,
      address,
      device: held.cookie,
    })
    // An unknown address costs the same hash, so that time does not tell it from a wrong password.
    const { matches, rehashed } = await passwords.check(user, body.password)
    if (!user || !matches) return { failed: user }
    await settleTries(context.db, guess)
    if (!user.email_verified_at) throw new Refused(emailNotVerified, { account: user.id })
    // Whoever has the right password may know.
    if (user.disabled_at) throw new Refused(accountDisabled, { account: user.id })
    return { user, rehashed, held }
  },
  records: ['signed_in', 'second_step_asked', 'sign_in_failed'],

  async do({ trx, prepared, caller, mail, happened }, { config }) {
    const { user, failed, rehashed, held } = prepared
    if (!user) {
      // Only where the address is known something is written: the time that the disk takes for it would tell which are.
      await sql`set local synchronous_commit = off`.execute(trx)
      // An account that nobody proved may be discarded by now; it has nobody to tell either. Asked for all the same,
      // because one statement more would tell as well.
      happened('sign_in_failed', { userId: failed?.email_verified_at ? failed.id : null })
      return new Refused(invalidCredentials, failed && { account: failed.id })
    }
    if (user.second_factor) {
      const pending = await insertPending(trx, user)
      if (pending === undefined) throw new Refused(invalidCredentials)
      happened('second_step_asked', { userId: user.id })
      return { user, rehashed, pending }
    }
    const proved = { user, factors: ['password' as const], caller, ...held }
    const begun = await beginSession(trx, proved, { config, mail })
    if (!begun) throw new Refused(invalidCredentials)
    happened('signed_in', { userId: user.id, sessionId: begun.sessionId })
    return { user, rehashed, begun }
  },

  async after({ user, rehashed, begun, pending }, { reply }, context) {
    if (rehashed) await hashAnew(context.db, user, rehashed)
    if (begun) return answerSignedIn(begun, reply, context)
    return { next: { pending, ...(await whatFollows(context, user.id)) } }
  },
})

/** With what the person can go on, and what their browser needs to ask for a passkey of theirs. */
async function whatFollows(context: Context, userId: string) {
  const methods = await methodsOf(context.db, userId)
  if (!methods.includes('passkey')) return { methods }
  const options = await requestOptions(context, { purpose: 'second_step', userId })
  return { methods, options }
}
