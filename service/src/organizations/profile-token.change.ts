import { profileToken as call } from '@accord/contract/profiles.ts'
import { notFound, unauthenticated } from '@accord/contract/refusal.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { holdSession, insertToken } from '#session/session.store.ts'
import { holdOwnProfile } from './profiles.store.ts'

export const profileToken = change(call, {
  may: ({ actor, body }) => body.user === actor.user.id || notFound,
  records: [],

  async do({ trx, actor, body }) {
    // Held until the token is there, so that neither can end without it.
    if (!(await holdSession(trx, actor.sessionId))) throw new Refused(unauthenticated)
    const profile = await holdOwnProfile(trx, body.profile, actor.user.id)
    if (!profile) throw new Refused(notFound)
    const { token, expiresAt } = await insertToken(trx, actor.sessionId, profile.id)
    return { token, tokenExpiresAt: expiresAt.toISOString() }
  },
})
