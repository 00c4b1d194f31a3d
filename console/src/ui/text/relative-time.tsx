import { useSyncExternalStore } from 'react'
import { removeStored, saveStored, loadStored } from '../../browser/browser-storage.ts'
import { observableValue } from '../observable-value.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import { formatAbsoluteTime, formatShortDate, formatRelativeTime, useNow } from './format-time.ts'

const exact = observableValue(loadStored('exactTimes') === true)

/** Switches all times between 'an hour ago' and the full date and time. This browser remembers it. */
export function swapTimes() {
  const next = !exact.get()
  exact.set(next)
  if (next) saveStored('exactTimes', true)
  else removeStored('exactTimes')
}

function useExactTimes(): boolean {
  return useSyncExternalStore(exact.subscribe, exact.get, () => false)
}

/** Switches all times when one is tapped, because touch screens have no hover. */
export function swapTapped({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('time[data-swaps]')) swapTimes()
}

export type RelativeTimeProps = {
  value: string | Date
  now: Date
  /** The time zone. The default is the viewer's own. */
  timeZone?: string | undefined
}

/** Shows a time such as 'An hour ago'. Hovering shows the full time. A tap, or the T key, switches all times. */
export function RelativeTime({ value, now, timeZone }: RelativeTimeProps) {
  const { language } = useTranslation()
  const date = new Date(value)
  const absolute = formatAbsoluteTime(date, language, timeZone)
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
        {formatRelativeTime(date, now, language)}
        <span className="visually-hidden">, </span>
      </span>
      {/* This is printed instead of the relative time. */}
      <span className="visually-hidden">{absolute}</span>
    </time>
  )
}

/** Shows a sentence that contains `{{time}}`, such as 'Created {{time}}'. */
export function TimeSentence({ text, ...time }: RelativeTimeProps & { text: string }) {
  return <Translated text={text} parts={{ time: <RelativeTime {...time} /> }} />
}

export type ShortDateProps = {
  value: string
  now: Date
}

/**
 * Shows a date such as 'Mar 12, 2026'. Hovering shows the age, which is also read aloud. A tap, or the T key, switches
 * all times.
 */
export function ShortDate({ value, now }: ShortDateProps) {
  const { language } = useTranslation()
  const isExact = useExactTimes()
  const date = new Date(value)
  const age = formatRelativeTime(date, now, language)
  const shown = isExact ? formatAbsoluteTime(date, language) : formatShortDate(date, language)

  return (
    <time dateTime={date.toISOString()} title={age} data-swaps="">
      {/* This is a single element, so that only the date is printed. */}
      <span>
        {shown}
        <span className="visually-hidden">, {age}</span>
      </span>
    </time>
  )
}

/** Shows a text such as 'Used 2 hours ago' or 'Never used'. */
export function LastUsed({ at }: { at: string | null | undefined }) {
  const { t } = useTranslation()
  const now = useNow()
  if (!at) return t('Never used')
  return <TimeSentence text={t('Used {{time}}')} value={at} now={now} />
}
