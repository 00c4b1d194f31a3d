import { currentPasswordWrong } from '@accord/contract/passwords.ts'
import { reauthenticate as call, type ReauthProof } from '@accord/contract/session.ts'
import { unauthenticated } from '@accord/contract/errors.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import { secondFactorWrong } from '@accord/contract/factors.ts'
import type { SessionActor } from '#actor.ts'
import { getUser, type UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Context } from '#context.ts'
import { checkProof, type Proof, useProof } from '#factors/proofs.ts'
import { countRecoveryCodes } from '#factors/recovery/recovery.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { recoveryCodeUsedMail } from '#factors/factors.mail.ts'
import { swapToken } from '#factors/policy/give-token.ts'
import { locationFields, actorFields } from '#http/request-log.ts'
import { clearAttempts } from '#rate-limits/rate-limits.store.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import { recordReauthentication } from '#data/sessions/session.store.ts'
import { logEvent } from '#observability/events.ts'

/**
 * Confirms a person's identity in their session, and replaces the token that they sent. Outside a browser, the
 * session's other tokens don't become fresh, so that a stolen one doesn't gain permissions. The activity records the
 * action that the confirmation is for, but not the confirmation itself.
 */
export const reauthenticate = change(call, {
  resolve: async ({ actor }) => ({ person: actor.user }),
  async prepare({ actor, caller, body: { proof } }, context) {
    const { db, passwords } = context
    using _turn = 'password' in proof ? await passwords.turn() : undefined
    const tries = triesOf(actor)
    for (const { name, key } of tries) await requireWithinLimit(context, name, key)
    const user = await getUser(db, actor.user.id)
    const proved = await prove(context, { user, proof, caller })
    await clearAttempts(db, ...tries)
    return { user, ...proved }
  },
  records: ['recovery_code_used', 'provider_bypassed'],

  async run({ trx, actor, prepared, caller, mail, happened }, { config }) {
    const { user, factor, second } = prepared
    if (second && !(await useProof(trx, second))) throw new RequestError(secondFactorWrong)
    const passwordVersion = user.password_version
    const factors = await recordReauthentication(trx, actor.sessionId, { factor, passwordVersion })
    if (!factors) throw new RequestError(unauthenticated)
    const parts = { config, mail, happened }
    const swapped = await swapToken(trx, { ...actor, factors }, parts, { confirmed: true })
    const confirmed = { factor, ...swapped }
    if (factor !== 'recovery') return unchanged(confirmed)
    happened('recovery_code_used')
    const left = await countRecoveryCodes(trx, user.id)
    mail(recoveryCodeUsedMail(emailContext(config), user, { left, caller }))
    return confirmed
  },

  respond({ factor, ...answer }, { actor, caller }, { log }) {
    logEvent(
      log,
      'session.confirmed',
      { ...actorFields(actor), ...locationFields(caller) },
      { factor },
    )
    return answer
  },
})

/**
 * Returns the limits for password guesses. They count across all calls of a session, and all of a person's sessions
 * also share a limit.
 */
function triesOf({ sessionId, user }: SessionActor) {
  return [
    { name: 'currentPasswordPerSession', key: sessionId },
    { name: 'confirmPerAccount', key: user.id },
  ] as const
}

interface Proving {
  user: UserRow
  proof: ReauthProof
  caller: Caller
}

interface Proved {
  factor: Factor
  /** The proof to use up. */
  second?: Proof
}

/**
 * Checks the proof. A password is accepted only if the person has no second factor, and the response doesn't reveal to
 * others whether it was correct. Factors that aren't required yet can also be proved, except recovery codes, which the
 * person may not have saved.
 */
async function prove(context: Context, { user, proof, caller }: Proving): Promise<Proved> {
  if (!user.second_factor && 'password' in proof) {
    await requirePassword(context, user, proof.password)
    return { factor: 'password' }
  }
  const taken = !('password' in proof) && (user.second_factor || !('recovery' in proof))
  const second = taken
    ? await checkProof(context, user.id, proof, { purpose: 'confirm', caller })
    : undefined
  if (!second) throw new RequestError(secondFactorWrong)
  return { factor: second.factor, second }
}

async function requirePassword({ passwords }: Context, user: UserRow, password: string) {
  const { matches } = await passwords.check(user, password)
  const fields = { password: currentPasswordWrong.message }
  if (!matches) throw new RequestError(currentPasswordWrong, { fields })
}
