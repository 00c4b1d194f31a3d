import { serviceTime } from '../../browser/service-clock.ts'

/** As `<input type="datetime-local">` takes it: the person's own time, to the minute. */
export function localTime(time: string): string {
  const date = new Date(time)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The same hour, days from now. */
export function dayAhead(days: number): string {
  const date = serviceTime()
  date.setDate(date.getDate() + days)
  date.setMinutes(0, 0, 0)
  return date.toISOString()
}

const yearMs = 366 * 24 * 60 * 60_000

/** Whether a time that was typed, if it is one, is still to come and not too far. */
export function isAhead(typed: string, now = serviceTime().getTime()): boolean {
  const left = new Date(typed).getTime() - now
  return left > 0 && left < yearMs
}
