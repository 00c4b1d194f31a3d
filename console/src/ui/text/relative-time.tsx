import { absoluteTime, relativeTime } from './time-words.ts'

export type RelativeTimeProps = {
  /** An ISO date or a Date. */
  value: string | Date
  now: Date
  locale: string
  /** The viewer's own when absent. */
  timeZone?: string | undefined
}

export function RelativeTime({ value, now, locale, timeZone }: RelativeTimeProps) {
  const date = new Date(value)
  const absolute = absoluteTime(date, locale, timeZone)

  return (
    <time dateTime={date.toISOString()} title={absolute}>
      <span>{relativeTime(date, now, locale)}</span>
      <span className="visually-hidden">, {absolute}</span>
    </time>
  )
}
