import { reportSignIn as call, signInLinkInvalid } from '@accord/contract/session.ts'
import { endPendingChange } from '#data/users/email-changes.store.ts'
import { change } from '#calls/change.ts'
import { removeFactorsSince } from '#factors/remove-since.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { endTokensGivenSince } from '#data/approvals/end-tokens.store.ts'
import { Refused } from '#refused.ts'
import { forgetDevice } from '#data/sessions/devices.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { forgetPlace } from '#session/new-place/known-networks.store.ts'
import { findTold, takeTold } from '#session/new-place/told-sign-ins.store.ts'

/**
 * Somebody says that a sign-in was not theirs. It ends with all that were begun since in that browser or from that
 * network, and neither is known any more: whoever it was may have signed in twice. What they let applications have
 * would outlast it, and ends too, also where they signed out again. A passkey or an app that was added since would let
 * them in once more and keep the person out (decision 037): it goes, and with it every session, whatever it was begun by.
 */
export const reportSignIn = change(call, {
  as: async ({ body }, db) => ({ person: await findTold(db, body.code) }),
  async prepare({ person, caller }, context) {
    // A code that is good proves itself: others who have none do not use up its tries.
    if (person) return
    await requireWithin(context, 'codesPerAddress', networkOf(caller.address))
  },
  records: ['sign_in_reported'],

  async do({ trx, body, job, happened }) {
    const told = await takeTold(trx, body.code)
    if (!told) throw new Refused(signInLinkInvalid)
    const { user_id: userId, device_id: deviceId, network, agent, at } = told
    const removed = told.recent && (await removeFactorsSince(trx, userId, told.created_at))
    const since = removed ? undefined : { at, deviceId, network }
    await endSessions(trx, { userId, ...(since && { since }) }, job)
    await endTokensGivenSince(trx, userId, at)
    if (deviceId !== null) await forgetDevice(trx, userId, deviceId)
    await forgetPlace(trx, userId, { network, agent })
    // Whoever it was may have asked for another address.
    await endPendingChange(trx, userId)
    happened('sign_in_reported', { userId })
    return {}
  },
})
