import {
  createKey,
  deleteKey,
  lastKey,
  listKeyCards,
  listKeys,
  twoKeysLive,
} from '@accord/contract/applications.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { requireWithin } from '#limits/require-within.ts'
import { endTokensOfKey } from '#oauth/end-tokens.store.ts'
import type { Context } from '#context.ts'
import { insertKey, keepKey, letKeyEnd, listLiveKeys, removeKey } from './keys.store.ts'
import { presentKey, presentKeyCard } from './applications.present.ts'
import {
  decidedBy,
  lockManagedApplication,
  requireManagedApplication,
} from '#access/require-managed.ts'

/** Everything is decided under the application's lock: at most two keys live, and never none. */
export function keyRoutes(app: FastifyInstance, context: Context) {
  const { db, secrets } = context

  serve(app, context, listKeyCards, async ({ actor, params: { id } }) => {
    await requireManagedApplication(db, actor, id)
    const keys = await listLiveKeys(db, id)
    return keys.map(presentKeyCard)
  })

  serve(app, context, listKeys, async ({ actor, params: { id }, caller }) => {
    const { asked } = await requireManagedApplication(db, actor, id)
    await requireWithin(context, 'keysShownPerProfile', asked.id)

    const keys = await inTransaction(db, async (trx) => {
      const { application } = await lockManagedApplication(trx, asked, id)
      await recordOrganizationActivity(trx, {
        kind: 'key_shown',
        ...decidedBy({ actor, asked, caller }),
        detail: { subject: application.name },
      })
      return listLiveKeys(trx, id)
    })
    return keys.map((key) => presentKey(secrets, key))
  })

  serve(app, context, createKey, async ({ actor, params: { id }, caller }) => {
    const { asked } = await requireManagedApplication(db, actor, id)
    await requireWithin(context, 'keysPerApplication', id)

    const created = await inTransaction(db, async (trx) => {
      const { application } = await lockManagedApplication(trx, asked, id)
      const live = await listLiveKeys(trx, id)
      if (live.length > 1) throw new Refused(twoKeysLive)
      for (const older of live) await letKeyEnd(trx, older.id)
      const key = await insertKey(trx, secrets, id)
      await recordOrganizationActivity(trx, {
        kind: 'key_created',
        ...decidedBy({ actor, asked, caller }),
        detail: { subject: application.name, change: `…${key.last4}` },
      })
      return key
    })
    return presentKey(secrets, created)
  })

  serve(app, context, deleteKey, async ({ actor, params: { id, keyId }, caller }) => {
    const { asked } = await requireManagedApplication(db, actor, id)

    return inTransaction(db, async (trx) => {
      const { application } = await lockManagedApplication(trx, asked, id)
      const live = await listLiveKeys(trx, id)
      const ending = live.find((key) => key.id === keyId)
      if (!ending) throw new Refused(notFound)
      const left = live.find((key) => key.id !== keyId)
      if (!left) throw new Refused(lastKey)
      const endedTokens = await endTokensOfKey(trx, keyId)
      await removeKey(trx, keyId)
      await keepKey(trx, left.id)
      await recordOrganizationActivity(trx, {
        kind: 'key_deleted',
        ...decidedBy({ actor, asked, caller }),
        detail: { subject: application.name, change: `…${ending.last4}` },
      })
      return { endedTokens }
    })
  })
}
