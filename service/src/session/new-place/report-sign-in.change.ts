import { reportSignIn as call, signInLinkInvalid } from '@accord/contract/session.ts'
import { endPendingChange } from '#accounts/email/email-changes.store.ts'
import { change } from '#calls/change.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { endTokensGivenSince } from '#oauth/end-tokens.store.ts'
import { Refused } from '#refused.ts'
import { forgetDevice } from '#session/devices.store.ts'
import { endSessions } from '#session/end-sessions.ts'
import { forgetPlace } from './known-networks.store.ts'
import { isTold, takeTold } from './told-sign-ins.store.ts'

/**
 * Somebody says that a sign-in was not theirs. It ends with all that were begun since in that browser or from that
 * network, and neither is known any more: whoever it was may have signed in twice. What they let applications have
 * would outlast it, and ends too, also where they signed out again.
 */
export const reportSignIn = change(call, {
  async prepare({ body, caller }, context) {
    // A code that is good proves itself: others who have none do not use up its tries.
    if (await isTold(context.db, body.code)) return
    await requireWithin(context, 'codesPerAddress', networkOf(caller.address))
  },
  records: ['sign_in_reported'],

  async do({ trx, body, job, happened }) {
    const told = await takeTold(trx, body.code)
    if (!told) throw new Refused(signInLinkInvalid)
    const { user_id: userId, device_id: deviceId, network, agent, at } = told
    await endSessions(trx, { userId, since: { at, deviceId, network } }, job)
    await endTokensGivenSince(trx, userId, at)
    if (deviceId !== null) await forgetDevice(trx, userId, deviceId)
    await forgetPlace(trx, userId, { network, agent })
    // Whoever it was may have asked for another address.
    await endPendingChange(trx, userId)
    happened('sign_in_reported', { userId })
    return {}
  },
})
