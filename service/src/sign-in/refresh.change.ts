import { unauthenticated } from '@accord/contract/refusal.ts'
import { refresh as call } from '@accord/contract/session.ts'
import { change } from '#calls/change.ts'
import { swapToken } from '#factors/rule/give-token.ts'
import { Refused } from '#refused.ts'
import { holdSession } from '#data/sessions/session.store.ts'

export const refresh = change(call, {
  records: [],

  async do({ trx, actor }) {
    // Held until the token is there, so that neither can end without it.
    if (!(await holdSession(trx, actor.sessionId))) throw new Refused(unauthenticated)
    return swapToken(trx, actor)
  },
})
