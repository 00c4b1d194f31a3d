import {
  accountDisabled,
  emailNotVerified,
  invalidCredentials,
  login as loginCall,
  passSecondStep as passSecondStepCall,
  refresh as refreshCall,
  reportSignIn as reportSignInCall,
  signInLinkInvalid,
} from '@accord/contract/session.ts'
import { sql } from 'kysely'
import { rehashPassword } from '#data/users/accounts.store.ts'
import { change } from '#calls/change.ts'
import type { Context } from '#context.ts'
import { methodsOf } from '#factors/factors.store.ts'
import { requestOptions } from '#factors/passkeys/check-assertion.ts'
import { countAttempt, finishAttempts } from '#rate-limits/rate-limits.store.ts'
import { RequestError } from '#request-error.ts'
import { answerSignedIn, createSession, cookiesHeld } from '#session/create-session.ts'
import { countPasswordGuess } from '#session/count-guess.ts'
import {
  countSecondStepAttempt,
  endPending,
  findPending,
  insertPending,
} from './pending-sign-ins.store.ts'
import { secondFactorWrong, signInOver } from '@accord/contract/factors.ts'
import { checkProof, useProof } from '#factors/proofs.ts'
import { countRecoveryCodes } from '#factors/recovery/recovery.store.ts'
import { recoveryCodeUsedMail } from '#factors/factors.mail.ts'
import { secondStepFailedMail } from './second-step-failed.mail.ts'
import { unauthenticated } from '@accord/contract/errors.ts'
import { swapToken } from '#factors/policy/give-token.ts'
import { lockSession } from '#data/sessions/session.store.ts'
import { endPendingChange } from '#data/users/email-changes.store.ts'
import { removeFactorsSince } from '#factors/settle.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { revokeTokensIssuedSince } from '#data/approvals/approval-impact.store.ts'
import { forgetDevice } from '#data/sessions/devices.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import {
  findSignInAlert,
  forgetLocation,
  takeSignInAlert,
} from '#session/sign-in-alerts/sign-in-alerts.store.ts'

export const login = change(loginCall, {
  async prepare({ body, caller, reply }, context) {
    const { config, passwords } = context
    using _turn = await passwords.turn()
    const held = cookiesHeld(reply.request, config)
    const { address } = caller
    const { user, ...guess } = await countPasswordGuess(context, {
      email: body.email,
      address,
      device: held.cookie,
    })
    // An unknown address costs the same hash, so that time does not tell it from a wrong password.
    const { matches, rehashed } = await passwords.check(user, body.password)
    if (!user || !matches) return { failed: user }
    await finishAttempts(context.db, guess)
    if (!user.email_verified_at) throw new RequestError(emailNotVerified, { account: user.id })
    // Whoever has the right password may know.
    if (user.disabled_at) throw new RequestError(accountDisabled, { account: user.id })
    return { user, rehashed, held }
  },
  records: ['signed_in', 'second_step_asked', 'sign_in_failed'],

  async run({ trx, prepared, caller, mail, happened }, { config }) {
    const { user, failed, rehashed, held } = prepared
    if (!user) {
      // Only where the address is known something is written: the time that the disk takes for it would tell which are.
      await sql`set local synchronous_commit = off`.execute(trx)
      // An account that nobody proved may be discarded by now; it has nobody to tell either. Asked for all the same,
      // because one statement more would tell as well.
      happened('sign_in_failed', { userId: failed?.email_verified_at ? failed.id : null })
      return new RequestError(invalidCredentials, failed && { account: failed.id })
    }
    if (user.second_factor) {
      const pending = await insertPending(trx, user)
      if (pending === undefined) throw new RequestError(invalidCredentials)
      happened('second_step_asked', { userId: user.id })
      return { user, rehashed, pending }
    }
    const proved = { user, factors: ['password' as const], caller, ...held }
    const begun = await createSession(trx, proved, { config, mail })
    if (!begun) throw new RequestError(invalidCredentials)
    happened('signed_in', { userId: user.id, sessionId: begun.sessionId })
    return { user, rehashed, begun }
  },

  async respond({ user, rehashed, begun, pending }, { reply }, context) {
    if (rehashed) await rehashPassword(context.db, user, rehashed)
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

/** What follows the right password of somebody who has a second factor: only now a session begins. */
export const passSecondStep = change(passSecondStepCall, {
  async resolve({ body }, db) {
    const person = await findPending(db, body.pending)
    if (!person) throw new RequestError(signInOver)
    return { person }
  },
  async prepare({ body, person, caller, reply }, context) {
    const { config, db } = context
    const held = cookiesHeld(reply.request, config)
    const from = { address: caller.address, device: held.cookie }
    const guess = await countPasswordGuess(context, { email: person.email, ...from }, 'second')
    if (!(await countSecondStepAttempt(db, body.pending))) {
      await finishAttempts(context.db, { shared: [guess.own, ...guess.shared] })
      throw new RequestError(signInOver, { account: person.id })
    }
    const proof = await checkProof(context, person.id, body.proof, {
      purpose: 'second_step',
      caller,
    })
    if (proof) await finishAttempts(context.db, guess)
    return { proof, held }
  },
  records: ['signed_in', 'sign_in_failed', 'recovery_code_used'],

  async run({ trx, body, person: user, prepared, caller, mail, happened }, { config }) {
    const { proof, held } = prepared
    if (!proof) {
      happened('sign_in_failed', { userId: user.id })
      const limit = config.limits.secondStepMailPerPerson
      const wait = await countAttempt(trx, 'secondStepMailPerPerson', limit, user.id)
      if (wait === undefined) mail(secondStepFailedMail(config, user, caller))
      return new RequestError(secondFactorWrong, { account: user.id })
    }
    if (!(await endPending(trx, body.pending))) throw new RequestError(signInOver)
    if (!(await useProof(trx, proof)))
      throw new RequestError(secondFactorWrong, { account: user.id })
    const proved = { user, factors: ['password' as const, proof.factor], caller, ...held }
    const begun = await createSession(trx, proved, { config, mail })
    if (!begun) throw new RequestError(signInOver)
    const where = { userId: user.id, sessionId: begun.sessionId }
    happened('signed_in', where)
    if (proof.factor === 'recovery') {
      happened('recovery_code_used', where)
      const left = await countRecoveryCodes(trx, user.id)
      mail(recoveryCodeUsedMail(config, user, { left, caller }))
    }
    return begun
  },

  respond: (begun, { reply }, context) => answerSignedIn(begun, reply, context),
})

export const refresh = change(refreshCall, {
  records: [],

  async run({ trx, actor }) {
    // Held until the token is there, so that neither can end without it.
    if (!(await lockSession(trx, actor.sessionId))) throw new RequestError(unauthenticated)
    return swapToken(trx, actor)
  },
})

/**
 * Somebody says that a sign-in was not theirs. It ends with all that were begun since in that browser or from that
 * network, and neither is known any more: whoever it was may have signed in twice. What they let applications have
 * would outlast it, and ends too, also where they signed out again. A passkey or an app that was added since would let
 * them in once more and keep the person out (decision 037): it goes, and with it every session, whatever it was begun by.
 */
export const reportSignIn = change(reportSignInCall, {
  resolve: async ({ body }, db) => ({ person: await findSignInAlert(db, body.code) }),
  async prepare({ person, caller }, context) {
    // A code that is good proves itself: others who have none do not use up its tries.
    if (person) return
    await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
  },
  records: ['sign_in_reported'],

  async run({ trx, body, job, happened }) {
    const told = await takeSignInAlert(trx, body.code)
    if (!told) throw new RequestError(signInLinkInvalid)
    const { user_id: userId, device_id: deviceId, network, agent, at } = told
    const removed = told.recent && (await removeFactorsSince(trx, userId, told.created_at))
    const since = removed ? undefined : { at, deviceId, network }
    await endSessions(trx, { userId, ...(since && { since }) }, job)
    await revokeTokensIssuedSince(trx, userId, at)
    if (deviceId !== null) await forgetDevice(trx, userId, deviceId)
    await forgetLocation(trx, userId, { network, agent })
    // Whoever it was may have asked for another address.
    await endPendingChange(trx, userId)
    happened('sign_in_reported', { userId })
    return {}
  },
})
