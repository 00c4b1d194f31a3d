import { profileToken as call } from '@accord/contract/profiles.ts'
import { notFound, unauthenticated } from '@accord/contract/refusal.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { giveProfileToken } from '#factors/rule/give-token.ts'
import { holdSession } from '#data/sessions/session.store.ts'

export const profileToken = change(call, {
  may: ({ actor, body }) => body.user === actor.user.id || notFound,
  records: [],

  async do({ trx, actor, body }) {
    // Held until the token is there, so that neither can end without it.
    if (!(await holdSession(trx, actor.sessionId))) throw new Refused(unauthenticated)
    const given = await giveProfileToken(trx, actor, {
      profileId: body.profile,
      by: actor.tokenHash,
    })
    if (!given) throw new Refused(notFound)
    return { token: given.token, tokenExpiresAt: given.expiresAt.toISOString() }
  },
})
