import type { Language } from '../language/language.ts'
import type { Translate } from '../language/words.ts'

/** Rows that follow each other, a list for each day of the viewer. */
export function daysOf<Row extends { at: string }>(rows: readonly Row[]): Row[][] {
  const days: Row[][] = []
  for (const row of rows) {
    const day = days.at(-1)
    if (day && isSameDay(new Date(day[0]!.at), new Date(row.at))) day.push(row)
    else days.push([row])
  }
  return days
}

/** 'Today', 'Yesterday', 'Thursday, March 12, 2026' */
export function dayName(
  date: Date,
  now: Date,
  { t, language }: { t: Translate; language: Language },
): string {
  if (isSameDay(date, now)) return t('Today')
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(date, before)) return t('Yesterday')
  return new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(date)
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString()
}
