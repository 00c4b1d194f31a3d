import { useSyncExternalStore } from 'react'
import { removeStored, saveStored, loadStored } from '../../browser/browser-storage.ts'
import { observableValue } from '../observable-value.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { formatAbsoluteTime, formatShortDate, formatRelativeTime, useNow } from './format-time.ts'

const exact = observableValue(loadStored('exactTimes') === true)

/** From 'an hour ago' to date and time, or back, wherever a time stands; remembered in this browser. */
export function swapTimes() {
  const next = !exact.get()
  exact.set(next)
  if (next) saveStored('exactTimes', true)
  else removeStored('exactTimes')
}

function useExactTimes(): boolean {
  return useSyncExternalStore(exact.subscribe, exact.get, () => false)
}

/** Whoever taps a time wants to know it: on a screen without a pointer nothing hovers. */
export function swapTapped({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('time[data-swaps]')) swapTimes()
}

export type RelativeTimeProps = {
  /** An ISO date or a Date. */
  value: string | Date
  now: Date
  /** The viewer's own when absent. */
  timeZone?: string | undefined
}

/** 'An hour ago'. A tap, or the key t, shows every time in full; where there is a pointer it hovers too. */
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
      {/* Printed in place of the first. */}
      <span className="visually-hidden">{absolute}</span>
    </time>
  )
}

export type ShortDateProps = {
  /** An ISO date. */
  value: string
  now: Date
}

/** 'Mar 12, 2026'. The age shows on hover and is read out. A tap, or the key t, shows every time in full. */
export function ShortDate({ value, now }: ShortDateProps) {
  const { language } = useTranslation()
  const isExact = useExactTimes()
  const date = new Date(value)
  const age = formatRelativeTime(date, now, language)
  const shown = isExact ? formatAbsoluteTime(date, language) : formatShortDate(date, language)

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

/** 'Used 2 hours ago', or that it never was. */
export function LastUsed({ at }: { at: string | null | undefined }) {
  const { t } = useTranslation()
  const now = useNow()
  if (!at) return t('Never used')
  return (
    <>
      {t('Used')} <RelativeTime value={at} now={now} />
    </>
  )
}
