import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, Time } from './fields.ts'
import { selectOrganizationFirst } from './organizations.ts'
import { confirmFirst, forbidden, notFound, unauthenticated } from './refusal.ts'

/** For so many years an organization may keep its activity; null stands for ever. */
export const activityYears = [1, 2, 7] as const
export type ActivityYears = (typeof activityYears)[number]
const Years = z.nullable(z.literal(activityYears, 'Choose 1, 2 or 7 years, or null for ever.'))

export const ActivityRule = z.object({
  years: Years,
  /** What happened before this time was removed, by this rule or one before it; null where nothing was. */
  keptSince: z.nullable(Time),
})
export type ActivityRule = z.infer<typeof ActivityRule>

const params = z.strictObject({ id: Id })
const managed = [unauthenticated, notFound, forbidden, selectOrganizationFirst] as const

export const getActivityRule = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity-rule',
  summary:
    'For how long an organization you manage keeps its activity, and since when there is any.',
  access: 'session',
  params,
  reply: ActivityRule,
  refusals: managed,
})

export const setActivityRule = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/activity-rule',
  summary:
    'Keep activity for 1, 2 or 7 years, or for ever. What is older is removed for good, within a day. For owners.',
  access: 'session',
  fresh: true,
  previews: true,
  params,
  body: z.strictObject({ years: Years }),
  reply: ActivityRule,
  refusals: [...managed, confirmFirst],
})
