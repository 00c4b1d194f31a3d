import { unusedDays } from '@accord/contract/reach.ts'
import { useWords } from '../language/words.ts'
import styles from './day-strip.module.css'

const dayWidth = 1.5

/** On which of the last 90 days it was used, today at the right. */
export function DayStrip({ days }: { days: readonly number[] }) {
  const { t } = useWords()
  const label = t('Used on {{count}} of the last {{days}} days', {
    count: days.length,
    days: unusedDays,
  })
  const bars = days
    .map((ago) => `M${(unusedDays - 1 - ago) * dayWidth} 0h${dayWidth}v12h-${dayWidth}z`)
    .join('')

  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${unusedDays * dayWidth} 12`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <path className={styles.days} d={`M0 11h${unusedDays * dayWidth}v1H0z`} />
      <path className={styles.used} d={bars} />
    </svg>
  )
}
