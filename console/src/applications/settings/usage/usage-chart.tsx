import { useTranslation } from '../../../i18n/translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatUtcDay } from './format-utc-day.ts'
import styles from './usage.module.css'

type UsageChartProps = {
  label: string
  /** Explains what is counted. */
  meaning: string
  /** The days, oldest first. */
  days: readonly { day: string; count: number }[]
  danger?: boolean
}

const height = 56

/** Shows a total and a bar for each day. Screen readers get a summary, and the table contains every number. */
export function UsageChart({ label, meaning, days, danger }: UsageChartProps) {
  const { t, language } = useTranslation()
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const busiest = days.reduce((most, each) => (each.count > most.count ? each : most))
  const write = (count: number) => count.toLocaleString(language)
  const summary = {
    name: label,
    total: write(total),
    most: write(busiest.count),
    day: formatUtcDay(busiest.day, language),
  }

  return (
    <figure className={classNames(styles.chart, danger && styles.danger)}>
      <figcaption>
        <span className={styles.label}>{label}</span>
        <span className={styles.total}>{write(total)}</span>
        <span className={styles.meaning}>{meaning}</span>
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * 10} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={
          total === 0
            ? t('{{name}} by day: no data', summary)
            : t('{{name}} by day: {{total}} in total, with a peak of {{most}} on {{day}}', summary)
        }
      >
        {days.map(({ day, count }, index) => {
          const tall = count === 0 ? 1 : Math.max(3, (count / busiest.count) * height)
          return (
            <g key={day} className={count === 0 ? styles.none : styles.bar}>
              <title>{`${formatUtcDay(day, language)}: ${write(count)}`}</title>
              {/* Hovering above a low bar also shows its number. */}
              <rect x={index * 10} y={0} width={10} height={height} fill="transparent" />
              <rect x={index * 10 + 1} y={height - tall} width={8} height={tall} />
            </g>
          )
        })}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{formatUtcDay(days[0]!.day, language)}</span>
        <span>{t('Today')}</span>
      </div>
    </figure>
  )
}
