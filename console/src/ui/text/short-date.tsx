import { useWords } from '../../language/words.ts'
import { useExactTimes } from './exact-times.ts'
import { absoluteTime, formatShortDate, relativeTime } from './time-words.ts'

export type ShortDateProps = {
  /** An ISO date. */
  value: string
  now: Date
}

/** 'Mar 12, 2026'. The age shows on hover and is read out. A tap, or the key t, shows every time in full. */
export function ShortDate({ value, now }: ShortDateProps) {
  const { language } = useWords()
  const isExact = useExactTimes()
  const date = new Date(value)
  const age = relativeTime(date, now, language)
  const shown = isExact ? absoluteTime(date, language) : formatShortDate(date, language)

  return (
    <time dateTime={date.toISOString()} title={age} data-swaps="">
      {/* One element: what is printed is the date alone. */}
      <span>
        {shown}
        <span className="visually-hidden">, {age}</span>
      </span>
    </time>
  )
}
