import { getSecondFactorRule, listMembersWithout } from '@accord/contract/second-factor-rule.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#access/require-profile.ts'
import { serveChange } from '#calls/change.ts'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { countFactors, getRule, listWithout } from './rule.store.ts'
import { keepSecondFactor } from '#factors/reset/keep-second-factor.change.ts'
import { setSecondFactorRule } from './set-rule.change.ts'

/** Who has a second factor is for those who manage to know, and for nobody else. */
export function secondFactorRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, getSecondFactorRule, async ({ actor, params: { id } }) => {
    await requireManagerOf(db, actor, id)
    const [{ from, in_force }, counts] = await Promise.all([getRule(db, id), countFactors(db, id)])
    const { members, with_one, people, applications } = counts
    return {
      from: from?.toISOString() ?? null,
      inForce: in_force,
      members,
      withOne: with_one,
      ends: { people, applications },
    }
  })

  serve(app, context, listMembersWithout, async ({ actor, params: { id }, query }) => {
    await requireManagerOf(db, actor, id)
    const [rows, { members, with_one }] = await Promise.all([
      listWithout(db, id, query),
      countFactors(db, id),
    ])
    const data = rows.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      roles: row.roles,
    }))
    return presentPage(data, members - with_one, query)
  })

  serveChange(app, context, setSecondFactorRule)
  serveChange(app, context, keepSecondFactor)
}
