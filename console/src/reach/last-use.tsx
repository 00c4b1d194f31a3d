import { type Reach, unusedDays } from '@accord/contract/reach.ts'
import type { ReactNode } from 'react'
import { type Translate, useWords } from '../language/words.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'
import { DayStrip } from './day-strip.tsx'
import type { ReachThen } from './reach-words.ts'
import styles from './ways-table.module.css'

type LastUseProps = {
  /** A review knows on how many days, not on which. */
  way: ReachThen & Partial<Pick<Reach, 'usedDays'>> & { daysUsed?: number }
  recordedSince: string | undefined
}

/** When it was used, as far as anybody noted it. Of what ends by itself: until when it can be. */
export function LastUse({ way, recordedSince }: LastUseProps) {
  const { t, language } = useWords()
  const now = useNow()
  const { lastUsedAt, since, expiresAt, usedDays, daysUsed } = way
  const dayOf = (time: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(time))
  const last = lastUsedAt && <RelativeTime value={lastUsedAt} now={now} />

  if (expiresAt) {
    const until = untilWhen(way, { date: dayOf(expiresAt), isOver: new Date(expiresAt) <= now }, t)
    return (
      <>
        {last && <div>{last}</div>}
        <Beside>{until}</Beside>
        {way.downloads !== undefined && (
          <Beside>{t('Downloads: {{count}}', { count: way.downloads })}</Beside>
        )}
      </>
    )
  }
  if (last) {
    return (
      <>
        {last}
        {usedDays && <DayStrip days={usedDays} />}
        {daysUsed !== undefined && (
          <Beside>
            {t('Used on {{count}} of the last {{days}} days', {
              count: daysUsed,
              days: unusedDays,
            })}
          </Beside>
        )}
      </>
    )
  }
  return recordedSince && since < recordedSince
    ? t('Not since {{date}}; before, use was not recorded', { date: dayOf(recordedSince) })
    : t('Never')
}

function untilWhen(
  { kind }: ReachThen,
  { date, isOver }: { date: string; isOver: boolean },
  t: Translate,
) {
  if (kind === 'invitation') return t('Open until {{date}}', { date })
  return isOver
    ? t('Gone since {{date}}; copies that were downloaded remain', { date })
    : t('Can be downloaded until {{date}}', { date })
}

function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.faint}>{children}</div>
}
