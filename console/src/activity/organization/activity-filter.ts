import { organizationActivityKinds } from '@accord/contract/activity.ts'
import { activitySubjects } from '@accord/contract/activity-subjects.ts'
import { Id } from '@accord/contract/fields.ts'
import * as z from 'zod/mini'

const Day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))), undefined)

/** A filter in the address; what makes no sense filters nothing. Days are the viewer's own, both included. */
export const activityFilter = {
  author: z.catch(z.optional(Id), undefined),
  kind: z.catch(z.optional(z.enum(organizationActivityKinds)), undefined),
  about: z.catch(z.optional(z.enum(activitySubjects)), undefined),
  from: Day,
  to: Day,
}
const Filter = z.object(activityFilter)
export type ActivityFilter = z.infer<typeof Filter>

/** As the service is asked: from a moment on, until before another. */
export function filterQuery({ from, to, ...filter }: ActivityFilter) {
  return {
    ...filter,
    ...(from && { from: beginOf(from).toISOString() }),
    ...(to && { before: beginOf(to, 1).toISOString() }),
  }
}

/** Of a day as the viewer's clock counts it, or of one so many days later. */
export function beginOf(day: string, later = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + later)
}
