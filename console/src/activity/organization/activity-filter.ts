import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { activitySubjects } from '@accord/contract/activity.ts'
import { anyText, knownId, oneOf, type Read } from '../../browser/query-string.ts'

/** One of the calendar: the 31st of November is none. */
const dayIn = (text: string) => {
  const day = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(`${text}T`) ? text : undefined
}

/** A filter in the address; what makes no sense filters nothing. Days are the viewer's own, both included. */
export const activityFilter = {
  author: knownId,
  /** One that there is, by `knownFilter`: the list of all is large, and comes with the screen. */
  kind: anyText,
  about: oneOf(activitySubjects),
  from: dayIn,
  to: dayIn,
}
export type RequestedFilter = Read<typeof activityFilter>

export type ActivityFilter = Omit<RequestedFilter, 'kind'> & {
  kind?: OrganizationActivityKind | undefined
}

/** As the service is asked: from a moment on, until before another. */
export function filterQuery({ author, kind, about, from, to }: ActivityFilter) {
  // By name: the address may hold parameters of others.
  return {
    author,
    kind,
    about,
    ...(from && { from: beginOf(from).toISOString() }),
    ...(to && { before: beginOf(to, 1).toISOString() }),
  }
}

/** Of a day as the viewer's clock counts it, or of one so many days later. */
export function beginOf(day: string, later = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + later)
}
