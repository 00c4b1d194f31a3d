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
import { recoveryCodeUsedMail } from '#factors/factors.mail.ts'
import { swapToken } from '#factors/policy/give-token.ts'
import { locationFields, actorFields } from '#http/request-log.ts'
import { clearAttempts } from '#rate-limits/rate-limits.store.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import { recordReauthentication } from '#data/sessions/session.store.ts'
import { logEvent } from '#observability/events.ts'

/**
 * A person proves in their session that it is still them. The token that they came with is replaced, and outside a
 * browser no other one of the session is fresh by it: what somebody else read is not made stronger. What they confirm for has a line in the activity, this has none.
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
  records: ['recovery_code_used'],

  async run({ trx, actor, prepared, caller, mail, happened }, { config }) {
    const { user, factor, second } = prepared
    if (second && !(await useProof(trx, second))) throw new RequestError(secondFactorWrong)
    const passwordVersion = user.password_version
    const factors = await recordReauthentication(trx, actor.sessionId, { factor, passwordVersion })
    if (!factors) throw new RequestError(unauthenticated)
    const confirmed = { factor, ...(await swapToken(trx, { ...actor, factors }, true)) }
    if (factor !== 'recovery') return unchanged(confirmed)
    happened('recovery_code_used')
    const left = await countRecoveryCodes(trx, user.id)
    mail(recoveryCodeUsedMail(config, user, { left, caller }))
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

/** Guesses at the password count wherever they are made in a session; all of somebody's sessions have a bound too. */
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
  /** To be used up. */
  second?: Proof
}

/**
 * A password only by those for whom nothing else counts; the others do not even learn whether it was right. What does
 * not count yet can be proved all the same, but for recovery codes: nobody said yet that they have them.
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
