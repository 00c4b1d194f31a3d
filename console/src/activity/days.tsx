import type { Language } from '../i18n/language.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { type ReactNode, useId } from 'react'
import { EntryList } from '../ui/layout/entry-list.tsx'
import { useNow } from '../ui/text/format-time.ts'
import styles from './days.module.css'

/** Groups consecutive rows by day in the viewer's time zone. */
export function daysOf<Row extends { at: string }>(rows: readonly Row[]): Row[][] {
  const days: Row[][] = []
  for (const row of rows) {
    const day = days.at(-1)
    if (day && isSameDay(new Date(day[0]!.at), new Date(row.at))) day.push(row)
    else days.push([row])
  }
  return days
}

/** Returns a name such as 'Today', 'Yesterday', or 'Thursday, March 12, 2026'. */
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

type DaysProps<Row> = {
  rows: readonly Row[]
  /** The heading level of each day, which is one below the surrounding heading. */
  level: 2 | 3
  children: (row: Row) => ReactNode
}

/** Shows entries under a heading for each day in the viewer's time zone. */
export function Days<Row extends { at: string }>({ rows, level, children }: DaysProps<Row>) {
  const { t, language } = useTranslation()
  const now = useNow()

  return (
    <div className={styles.days}>
      {daysOf(rows).map((day) => (
        <Day
          key={day[0]!.at}
          level={level}
          name={dayName(new Date(day[0]!.at), now, { t, language })}
        >
          {day.map(children)}
        </Day>
      ))}
    </div>
  )
}

function Day({ level, name, children }: { level: 2 | 3; name: string; children: ReactNode }) {
  const { t } = useTranslation()
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.day}>
        {name}
      </Heading>
      <EntryList label={t('Activity, {{day}}', { day: name })}>{children}</EntryList>
    </section>
  )
}
