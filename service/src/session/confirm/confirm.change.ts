import { currentPasswordWrong } from '@accord/contract/accounts.ts'
import { confirm as call } from '@accord/contract/confirm.ts'
import { unauthenticated } from '@accord/contract/refusal.ts'
import { secondFactorWrong } from '@accord/contract/second-step.ts'
import type { SessionActor } from '#actor.ts'
import { getUser, type UserRow } from '#accounts/accounts.store.ts'
import { change } from '#calls/change.ts'
import type { Context } from '#context.ts'
import { whereOf, whoOf } from '#http/log/involved.ts'
import { forgetTries } from '#limits/limits.store.ts'
import { requireWithin } from '#limits/require-within.ts'
import { holdOwnProfile } from '#organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import { insertToken, noteConfirmed, retireToken } from '#session/session.store.ts'
import { tellEvent } from '#watch/tell-event.ts'

/**
 * A person proves in their session that it is still them. The token that they came with is replaced, so that one
 * which somebody else read is not made stronger by it. No line in the activity: what they confirm for has its own.
 */
export const confirm = change(call, {
  as: async ({ actor }) => ({ person: actor.user }),
  async prepare({ actor, body: { proof } }, context) {
    const { db, passwords } = context
    using _turn = 'password' in proof ? await passwords.turn() : undefined
    const tries = triesOf(actor)
    for (const { name, key } of tries) await requireWithin(context, name, key)
    const user = await getUser(db, actor.user.id)
    if (!('password' in proof) || user.second_factor) throw new Refused(secondFactorWrong)
    await requirePassword(context, user, proof.password)
    await forgetTries(db, ...tries)
    return { factor: 'password' as const, passwordVersion: user.password_version }
  },
  records: [],

  async do({ trx, actor, prepared }) {
    const { user, sessionId, profile, tokenHash } = actor
    if (!(await noteConfirmed(trx, sessionId, prepared))) throw new Refused(unauthenticated)
    if (profile && !(await holdOwnProfile(trx, profile.id, user.id))) {
      throw new Refused(unauthenticated)
    }
    const { token, expiresAt } = await insertToken(trx, sessionId, profile?.id)
    await retireToken(trx, tokenHash)
    return { factor: prepared.factor, token, tokenExpiresAt: expiresAt.toISOString() }
  },

  after({ factor, ...answer }, { actor, caller }, { log }) {
    tellEvent(log, 'session.confirmed', { ...whoOf(actor), ...whereOf(caller) }, { factor })
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

async function requirePassword({ passwords }: Context, user: UserRow, password: string) {
  const { matches } = await passwords.check(user, password)
  const fields = { password: currentPasswordWrong.message }
  if (!matches) throw new Refused(currentPasswordWrong, { fields })
}
