import { unauthenticated } from '@accord/contract/refusal.ts'
import { refresh as call } from '@accord/contract/session.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { holdSession, insertToken, retireToken } from './session.store.ts'

export const refresh = change(call, {
  records: [],

  async do({ trx, actor }) {
    if (!(await holdSession(trx, actor.sessionId))) throw new Refused(unauthenticated)
    const { token, expiresAt } = await insertToken(trx, actor.sessionId, actor.profile?.id)
    await retireToken(trx, actor.tokenHash)
    return { token, tokenExpiresAt: expiresAt.toISOString() }
  },
})
