import { beginConfirm } from '@accord/contract/confirm.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import type { FastifyInstance } from 'fastify'
import { getUser } from '#accounts/accounts.store.ts'
import { serveChange } from '#calls/change.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { confirm } from './confirm.change.ts'

export function confirmRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, beginConfirm, async ({ actor }) => {
    const { second_factor: second } = await getUser(context.db, actor.user.id)
    const methods: Factor[] = second ? [] : ['password']
    return { methods }
  })

  serveChange(app, context, confirm)
}
