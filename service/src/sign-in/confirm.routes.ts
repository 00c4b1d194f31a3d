import { beginConfirm } from '@accord/contract/confirm.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { methodsOf, uncountedOf } from '#factors/factors.store.ts'
import { requestOptions } from '#factors/passkeys/check-assertion.ts'
import { confirm } from './confirm.change.ts'

export function confirmRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, beginConfirm, async ({ actor }) => {
    const { id: userId } = actor.user
    const counted = await methodsOf(context.db, userId)
    // Who is believed and asked all the same is about to make one count, and shows first that it is at hand.
    const proves = counted.length === 0 && actor.fresh
    const methods = proves ? await uncountedOf(context.db, userId) : counted
    if (methods.length === 0) return { methods: ['password' as const] }
    if (!methods.includes('passkey')) return { methods }
    return { methods, options: await requestOptions(context, { purpose: 'confirm', userId }) }
  })

  serveChange(app, context, confirm)
}
