import { unauthenticated } from '@accord/contract/refusal.ts'
import { refresh as call } from '@accord/contract/session.ts'
import { change } from '#calls/change.ts'
import { giveProfileToken } from '#factors/rule/give-token.ts'
import { Refused } from '#refused.ts'
import { holdSession, insertToken, retireToken } from './session.store.ts'

export const refresh = change(call, {
  records: [],

  async do({ trx, actor }) {
    const { sessionId, profile, tokenHash } = actor
    // Held until the token is there, so that neither can end without it.
    if (!(await holdSession(trx, sessionId))) throw new Refused(unauthenticated)
    const given = await (profile
      ? giveProfileToken(trx, actor, profile.id)
      : insertToken(trx, sessionId))
    if (!given) throw new Refused(unauthenticated)
    await retireToken(trx, tokenHash)
    return { token: given.token, tokenExpiresAt: given.expiresAt.toISOString() }
  },
})
