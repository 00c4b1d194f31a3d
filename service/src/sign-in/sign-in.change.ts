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
import { change, unchanged } from '#calls/change.ts'
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
import { emailContext } from '#mail/compose-email.ts'
import { recoveryCodeUsedMail } from '#factors/factors.mail.ts'
import { askSecondStep } from './ask-second-step.ts'
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
    // For an unknown address, the service computes the same hash, so that the response time doesn't reveal whether the
    // account exists.
    const { matches, rehashed } = await passwords.check(user, body.password)
    if (!user || !matches) return { failed: user }
    await finishAttempts(context.db, guess)
    if (!user.email_verified_at) throw new RequestError(emailNotVerified, { account: user.id })
    // Anyone who knows the correct password may be shown that the account is disabled.
    if (user.disabled_at) throw new RequestError(accountDisabled, { account: user.id })
    return { user, rehashed, held }
  },
  records: ['signed_in', 'second_step_asked', 'sign_in_failed'],

  async run({ trx, prepared, caller, mail, happened }, { config }) {
    const { user, failed, rehashed, held } = prepared
    if (!user) {
      // Only known addresses cause a write, so its disk time would reveal them.
      await sql`set local synchronous_commit = off`.execute(trx)
      // An unverified account may have been discarded and has no one to notify. It's looked up anyway, because a
      // missing statement would also reveal it.
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
    return askSecondStep(context, { userId: user.id, pending })
  },
})

/** Completes the sign-in of a person with a second factor. The session is created only now. */
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
      if (wait === undefined) mail(secondStepFailedMail(emailContext(config), user, caller))
      return new RequestError(secondFactorWrong, { account: user.id })
    }
    if (!(await endPending(trx, body.pending))) throw new RequestError(signInOver)
    if (!(await useProof(trx, proof)))
      throw new RequestError(secondFactorWrong, { account: user.id })
    const first = user.through ? ('identity' as const) : ('password' as const)
    const proved = { user, factors: [first, proof.factor], caller, ...held }
    const begun = await createSession(trx, proved, { config, mail })
    if (!begun) throw new RequestError(signInOver)
    const where = { userId: user.id, sessionId: begun.sessionId }
    happened('signed_in', where)
    if (proof.factor === 'recovery') {
      happened('recovery_code_used', where)
      const left = await countRecoveryCodes(trx, user.id)
      mail(recoveryCodeUsedMail(emailContext(config), user, { left, caller }))
    }
    return begun
  },

  respond: (begun, { reply }, context) => answerSignedIn(begun, reply, context),
})

export const refresh = change(refreshCall, {
  records: ['provider_bypassed'],

  async run({ trx, actor, mail, happened }, { config }) {
    // The session is locked until the new token exists, so that neither can end without the other.
    if (!(await lockSession(trx, actor.sessionId))) throw new RequestError(unauthenticated)
    return unchanged(await swapToken(trx, actor, { config, mail, happened }))
  },
})

/**
 * Reports a sign-in that wasn't the person's. All sessions since then in that browser or from that network end, and
 * neither is recognized anymore, because the intruder may have signed in twice. The tokens of applications that they
 * approved are revoked, too, even if they've signed out since. If a passkey or an authenticator app was added since,
 * it's removed and all sessions end (decision 037). It would otherwise let the intruder in again and lock the person
 * out.
 */
export const reportSignIn = change(reportSignInCall, {
  resolve: async ({ body }, db) => ({ person: await findSignInAlert(db, body.code) }),
  async prepare({ person, caller }, context) {
    // A valid code isn't counted, so guesses from the same network can't block it.
    if (person) return
    await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
  },
  records: ['sign_in_reported'],

  async run({ trx, body, job, happened }) {
    const alert = await takeSignInAlert(trx, body.code)
    if (!alert) throw new RequestError(signInLinkInvalid)
    const { user_id: userId, device_id: deviceId, network, agent, at } = alert
    const removed = alert.recent && (await removeFactorsSince(trx, userId, alert.created_at))
    const since = removed ? undefined : { at, deviceId, network }
    await endSessions(trx, { userId, ...(since && { since }) }, job)
    await revokeTokensIssuedSince(trx, userId, at)
    if (deviceId !== null) await forgetDevice(trx, userId, deviceId)
    await forgetLocation(trx, userId, { network, agent })
    // The intruder may have requested a new email address.
    await endPendingChange(trx, userId)
    happened('sign_in_reported', { userId })
    return {}
  },
})
