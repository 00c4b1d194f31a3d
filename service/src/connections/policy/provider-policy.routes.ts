import { getProviderPolicy, listProviderGuests } from '@accord/contract/provider-policy.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { listGuests } from '#data/connections/provider-guests.store.ts'
import {
  countProviderPeople,
  getProviderPolicyRow,
  readPreconditions,
} from '#data/organizations/provider-policy.store.ts'
import { meetsOwnPolicy } from '#data/organizations/second-factor-policy.store.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { pauseProviderPolicy, resumeProviderPolicy } from './pause-provider-policy.change.ts'
import { addProviderGuest, removeProviderGuest } from './provider-guests.change.ts'
import { presentGuest, presentPolicyState } from './provider-policy.present.ts'
import { preconditionsMet, setProviderPolicy } from './set-provider-policy.change.ts'

/** Admins see the policy, and only owners change it. */
export function providerPolicyRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, getProviderPolicy, async ({ actor, params: { id } }) => {
    await requireManagerOf(db, actor, id)
    const [policy, preconditions, counts, own] = await Promise.all([
      getProviderPolicyRow(db, id),
      readPreconditions(db, id),
      countProviderPeople(db, id),
      meetsOwnPolicy(db, actor),
    ])
    const { members, proved, exempt, people, sessions, applications } = counts
    return {
      ...presentPolicyState(policy),
      preconditions: { ...preconditionsMet(preconditions), own },
      members,
      proved,
      exempt,
      ends: { people, sessions, applications },
    }
  })

  serve(app, context, listProviderGuests, async ({ actor, params: { id }, query }) => {
    await requireManagerOf(db, actor, id)
    const { rows, total } = await listGuests(db, id, query)
    return presentPage(rows.map(presentGuest), total, query)
  })

  serveChange(app, context, setProviderPolicy)
  serveChange(app, context, pauseProviderPolicy)
  serveChange(app, context, resumeProviderPolicy)
  serveChange(app, context, addProviderGuest)
  serveChange(app, context, removeProviderGuest)
}
