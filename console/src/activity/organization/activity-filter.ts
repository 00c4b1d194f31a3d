import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { activitySubjects } from '@accord/contract/activity.ts'
import { serviceTime } from '../../browser/service-clock.ts'
import { anyText, knownId, oneOf, type Read } from '../../browser/query-string.ts'

/** Returns undefined for dates that don't exist, such as November 31. */
const dayIn = (text: string) => {
  const day = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(`${text}T`) ? text : undefined
}

/**
 * The filter in the URL. Invalid values are ignored. Days are in the viewer's time zone, and the first and last day are
 * included.
 */
export const activityFilter = {
  author: knownId,
  /** `knownFilter` validates this, because the list of kinds is large and loads with the screen. */
  kind: anyText,
  about: oneOf(activitySubjects),
  /** The number of days until now, instead of the first and last day. */
  last: oneOf(['1', '7', '30']),
  from: dayIn,
  to: dayIn,
}
export type RequestedFilter = Read<typeof activityFilter>

export type ActivityFilter = Omit<RequestedFilter, 'kind'> & {
  kind?: OrganizationActivityKind | undefined
}

/** Converts the filter to the service's format, with a start time and an exclusive end time. */
export function filterQuery({ author, kind, about, last, from, to }: ActivityFilter) {
  // The fields are selected by name, because the URL can contain other parameters.
  return {
    author,
    kind,
    about,
    ...(last && { from: daysAgo(Number(last)).toISOString() }),
    ...(from && { from: beginOf(from).toISOString() }),
    ...(to && { before: beginOf(to, 1).toISOString() }),
  }
}

function daysAgo(days: number): Date {
  return new Date(serviceTime().getTime() - days * 24 * 60 * 60_000)
}

/** Returns the start of a day in the viewer's time zone, or the start of a later day. */
export function beginOf(day: string, later = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + later)
}
