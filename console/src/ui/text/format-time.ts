import type { Deletion } from '@accord/contract/fields.ts'
import { useEffect, useState } from 'react'
import { serviceTime } from '../../browser/service-clock.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

type Counted = [count: number, unit: Intl.RelativeTimeFormatUnit]

/** Formats a time relative to now, such as '3 days ago', 'in 2 hours', or 'now'. */
export function formatRelativeTime(value: Date, now: Date, locale: string): string {
  const seconds = (value.getTime() - now.getTime()) / 1000
  const named = Math.abs(seconds) < minute
  const [count, unit]: Counted = named ? [0, 'second'] : seconds > 0 ? ahead(seconds) : ago(seconds)
  // The days are counted, because 47 hours ago is '1 day ago', but not always 'yesterday'.
  return new Intl.RelativeTimeFormat(locale, { numeric: named ? 'auto' : 'always' }).format(
    count,
    unit,
  )
}

/** Counts past time in whole units. */
function ago(seconds: number): Counted {
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['year', 365 * day],
    ['month', 30 * day],
    ['week', 7 * day],
    ['day', day],
    ['hour', hour],
  ]
  const [unit, length] = units.find(([, each]) => -seconds >= each) ?? ['minute', minute]
  return [Math.trunc(seconds / length), unit]
}

/**
 * Counts the time until a deadline, without promising a day that isn't complete and without weeks. A deadline that was
 * set a moment ago still shows its full length.
 */
function ahead(seconds: number): Counted {
  const minutes = Math.round(seconds / minute)
  if (minutes < 60) return [minutes, 'minute']
  const days = Math.trunc((seconds + hour) / day)
  return days > 0 ? [days, 'day'] : [Math.trunc((seconds + 5 * minute) / hour), 'hour']
}

/** Formats a time such as 'March 12, 2026 at 2:02 PM'. */
export function formatAbsoluteTime(value: Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(value)
}

/** Formats a date such as 'Mar 12, 2026'. */
export function formatShortDate(value: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(value)
}

/** Formats a time of day such as '2:02 PM'. */
export function formatTimeOfDay(value: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(value)
}

/** Formats a number of years, such as '1 year' or '7 years'. */
export function formatYears(years: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'year',
    unitDisplay: 'long',
  }).format(years)
}

/** Formats a date such as 'March 12, 2026'. */
export function formatDay(value: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(value))
}

/** Returns when something was deleted, and when it will be permanently deleted. */
export function daysUntilDeletion({ askedAt, removedAt }: Deletion, locale: string) {
  return { deleted: formatDay(askedAt, locale), removed: formatDay(removedAt, locale) }
}

const minuteMs = 60_000

/** Returns the service's current time for texts such as 'a minute ago'. It's updated while the page is open. */
export function useNow(): Date {
  const [, tick] = useState({})
  useEffect(() => {
    const timer = setInterval(() => tick({}), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return serviceTime()
}
