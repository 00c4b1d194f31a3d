import { cancelSecondFactorReset as call, resetOver } from '@accord/contract/factors.ts'
import { getUser } from '#data/users/accounts.store.ts'
import { change } from '#calls/change.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import { resetStoppedMail } from './reset.mail.ts'
import { isResetCode, stopByCode } from './resets.store.ts'

/** Whoever has the letter stops it, signed in or not: it only keeps things as they are. */
export const cancelSecondFactorReset = change(call, {
  async prepare({ body, caller }, context) {
    // A code that is good proves itself: others who have none do not use up its tries.
    if (await isResetCode(context.db, body.code)) return
    await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
  },
  records: ['second_factor_kept'],

  async run({ trx, body, mail, happened }, { config }) {
    const userId = await stopByCode(trx, body.code)
    if (userId === undefined) throw new RequestError(resetOver)
    mail(resetStoppedMail(config, await getUser(trx, userId)))
    happened('second_factor_kept', { userId })
    return {}
  },
})
