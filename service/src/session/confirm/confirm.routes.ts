import { beginConfirm } from '@accord/contract/confirm.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { methodsOf } from '#factors/factors.store.ts'
import { requestOptions } from '#factors/passkeys/check-assertion.ts'
import { confirm } from './confirm.change.ts'

export function confirmRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, beginConfirm, async ({ actor }) => {
    const { id: userId } = actor.user
    const methods = await methodsOf(context.db, userId)
    if (methods.length === 0) return { methods: ['password' as const] }
    if (!methods.includes('passkey')) return { methods }
    return { methods, options: await requestOptions(context, { purpose: 'confirm', userId }) }
  })

  serveChange(app, context, confirm)
}
