import { reminderDaysBefore } from '@accord/contract/organization-policies.ts'
import { serviceTime } from '../../browser/service-clock.ts'

/** Formats local time to the minute for `<input type="datetime-local">`. */
function localTime(time: string): string {
  const date = new Date(time)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** Returns the current hour, a number of days from now. */
function dayAhead(days: number): string {
  const date = serviceTime()
  date.setDate(date.getDate() + days)
  date.setMinutes(0, 0, 0)
  return date.toISOString()
}

const yearMs = 366 * 24 * 60 * 60_000

/** Returns whether a typed time is valid, in the future, and at most a year away. */
export function isAhead(typed: string, now = serviceTime().getTime()): boolean {
  const left = new Date(typed).getTime() - now
  return left > 0 && left < yearMs
}

/** Returns the initial value of the field: the policy's time, or two reminder periods from now. */
export function initialStart(from: string | null): string {
  return localTime(from ?? dayAhead(reminderDaysBefore * 2))
}
