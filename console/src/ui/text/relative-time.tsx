import { useWords } from '../../language/words.ts'
import { useExactTimes } from './exact-times.ts'
import { absoluteTime, relativeTime } from './time-words.ts'

export type RelativeTimeProps = {
  /** An ISO date or a Date. */
  value: string | Date
  now: Date
  /** The viewer's own when absent. */
  timeZone?: string | undefined
}

/** 'An hour ago'. A tap, or the key t, shows every time in full; where there is a pointer it hovers too. */
export function RelativeTime({ value, now, timeZone }: RelativeTimeProps) {
  const { language } = useWords()
  const date = new Date(value)
  const absolute = absoluteTime(date, language, timeZone)
  if (useExactTimes()) {
    return (
      <time dateTime={date.toISOString()} data-swaps="">
        {absolute}
      </time>
    )
  }

  return (
    <time dateTime={date.toISOString()} title={absolute} data-swaps="">
      <span>
        {relativeTime(date, now, language)}
        <span className="visually-hidden">, </span>
      </span>
      {/* Printed in place of the first. */}
      <span className="visually-hidden">{absolute}</span>
    </time>
  )
}
