import { unauthenticated } from '@accord/contract/refusal.ts'
import { refresh as call } from '@accord/contract/session.ts'
import { change } from '#calls/change.ts'
import { holdOwnProfile } from '#organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import { holdSession, insertToken, retireToken } from './session.store.ts'

export const refresh = change(call, {
  records: [],

  async do({ trx, actor }) {
    const { user, sessionId, profile, tokenHash } = actor
    // Held until the token is there, so that neither can end without it.
    const held =
      (await holdSession(trx, sessionId)) &&
      (!profile || (await holdOwnProfile(trx, profile.id, user.id)))
    if (!held) throw new Refused(unauthenticated)
    const { token, expiresAt } = await insertToken(trx, sessionId, profile?.id)
    await retireToken(trx, tokenHash)
    return { token, tokenExpiresAt: expiresAt.toISOString() }
  },
})
