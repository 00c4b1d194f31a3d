import { cancelSecondFactorReset as call, resetOver } from '@accord/contract/factors.ts'
import { getUser } from '#data/users/accounts.store.ts'
import { change } from '#calls/change.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import { emailContext } from '#mail/compose-email.ts'
import { resetStoppedMail } from './reset.mail.ts'
import { isResetCode, stopByCode } from './resets.store.ts'

/** Accepts the emailed code with or without a session, because canceling only keeps things as they are. */
export const cancelSecondFactorReset = change(call, {
  async prepare({ body, caller }, context) {
    // A valid code isn't counted, so guesses from the same network can't block it.
    if (await isResetCode(context.db, body.code)) return
    await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
  },
  records: ['second_factor_kept'],

  async run({ trx, body, mail, happened }, { config }) {
    const userId = await stopByCode(trx, body.code)
    if (userId === undefined) throw new RequestError(resetOver)
    mail(resetStoppedMail(emailContext(config), await getUser(trx, userId)))
    happened('second_factor_kept', { userId })
    return {}
  },
})
