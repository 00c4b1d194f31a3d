import { type ReactNode, useId } from 'react'
import { useWords } from '../language/words.ts'
import { EntryList } from '../ui/layout/entry-list.tsx'
import { useNow } from '../ui/text/use-now.ts'
import { dayName, daysOf } from './day-names.ts'
import styles from './days.module.css'

type DaysProps<Row> = {
  rows: readonly Row[]
  /** Of the heading of a day: one below that of what it stands in. */
  level: 2 | 3
  children: (row: Row) => ReactNode
}

/** Entries below the day they are of: the viewer's own days. */
export function Days<Row extends { at: string }>({ rows, level, children }: DaysProps<Row>) {
  const { t, language } = useWords()
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
  const { t } = useWords()
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
