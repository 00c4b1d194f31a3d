import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { forbidden, notFound, unauthenticated } from './errors.ts'
import { Id } from './fields.ts'
import { organizationRequired } from './organizations.ts'

/** The number of days that the response covers. */
export const usageChartDays = 30

export const ApplicationUsage = z.object({
  /** The days, oldest first. The last one is today in UTC. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      /** The number of codes that the application exchanged for tokens. */
      signIns: z.int(),
      /** The number of API calls with a valid token. */
      calls: z.int(),
      /** The number of API calls and token requests that failed. */
      errors: z.int(),
    }),
  ),
})
export type ApplicationUsage = z.infer<typeof ApplicationUsage>

export const getApplicationUsage = defineCall({
  method: 'GET',
  path: '/application/{id}/usage',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  reply: ApplicationUsage,
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})
