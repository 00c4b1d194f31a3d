import { recordActivity } from '#activity/activity.store.ts'
import { callerOf } from '#caller.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { whereOf } from '#http/log/involved.ts'
import { countTry } from '#limits/limits.store.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { endFamilyOf } from '#data/approvals/grants.store.ts'
import { accessEndedMail } from './access-ended.mail.ts'
import { requestUnderWay } from './arrived.ts'

/** A refresh token that comes again may be stolen: all that came from its grant ends, and the person is told. */
export function endReusedIn(context: Pick<Context, 'config' | 'db' | 'secrets' | 'wakeMailer'>) {
  const { config, db, secrets } = context
  return async (refreshTokenHash: Buffer) => {
    const request = requestUnderWay()
    const caller = callerOf(request)
    await inTransaction(db, async (trx) => {
      const ended = await endFamilyOf(trx, refreshTokenHash)
      // Whoever came first has told it.
      if (!ended) return
      const { userId, applicationId, application } = ended
      const told = { ...whereOf(caller), account: userId, application: applicationId }
      const kind = 'application_access_ended'
      await recordActivity(trx, request.log, { kind, userId, application, caller, told })
      const limit = config.limits.reuseMailPerApplication
      const key = `${applicationId} ${userId}`
      const tooMany = await countTry(trx, 'reuseMailPerApplication', limit, key)
      if (tooMany === undefined) await queueMail(trx, secrets, accessEndedMail(config, ended))
    })
    context.wakeMailer()
  }
}
