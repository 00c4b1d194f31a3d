import type { Period } from '@accord/contract/rules/periods.ts'
import type { Translator } from './translator.ts'

type In = Pick<Translator, 'language'>

/** Includes the hour and time zone, because the same moment falls on different days around the world. */
export function formatTime({ language }: In, time: Date, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(time)
}

export function formatDay({ language }: In, time: Date, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(time)
}

/** Formats a period, such as '7 days'. */
export function formatPeriod({ language }: In, period: Period): string {
  const [count, unit] = period.split(' ') as [string, string]
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: unit.replace(/s$/, ''),
    unitDisplay: 'long',
  }).format(Number(count))
}
