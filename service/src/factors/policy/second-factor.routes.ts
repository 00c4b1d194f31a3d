import {
  getSecondFactorPolicy,
  listMembersWithout,
} from '@accord/contract/organization-policies.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import {
  countEnds,
  countMembers,
  getSecondFactorPolicyRow,
  listWithout,
  meetsOwnPolicy,
} from '#data/organizations/second-factor-policy.store.ts'
import { setSecondFactorPolicy } from './set-policy.change.ts'

/** Only admins and owners may see who has a second factor. */
export function secondFactorRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, getSecondFactorPolicy, async ({ actor, params: { id } }) => {
    await requireManagerOf(db, actor, id)
    const [{ from, in_force }, { members, without }, ends, own] = await Promise.all([
      getSecondFactorPolicyRow(db, id),
      countMembers(db, id),
      countEnds(db, id),
      meetsOwnPolicy(db, actor),
    ])
    return {
      from: from?.toISOString() ?? null,
      inForce: in_force,
      own,
      members,
      withOne: members - without,
      ends,
    }
  })

  serve(app, context, listMembersWithout, async ({ actor, params: { id }, query }) => {
    await requireManagerOf(db, actor, id)
    const { without } = await countMembers(db, id)
    const rows = await listWithout(db, id, query, without)
    const data = rows.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      roles: row.roles,
    }))
    return presentPage(data, without, query)
  })

  serveChange(app, context, setSecondFactorPolicy)
}
