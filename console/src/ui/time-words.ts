const minute = 60
const hour = 60 * minute
const day = 24 * hour

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
]

/** '3 days ago', 'in 2 hours', 'now'. */
export function relativeTime(value: Date, now: Date, locale: string): string {
  const seconds = (value.getTime() - now.getTime()) / 1000

  for (const [unit, length] of units) {
    if (Math.abs(seconds) < length) continue
    // Counted, not named: 47 hours ago is '1 day ago', but it was not always 'yesterday'.
    return new Intl.RelativeTimeFormat(locale).format(Math.trunc(seconds / length), unit)
  }
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
}

/** 'March 12, 2026 at 2:02 PM' */
export function absoluteTime(value: Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(value)
}
