import type { Reach } from '@accord/contract/reach.ts'
import { useWords } from '../language/words.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'
import { DayStrip } from './day-strip.tsx'
import type { ReachThen } from './reach-words.ts'

type LastUseProps = {
  /** Without its days where they are not known: in a review. */
  way: ReachThen & Partial<Pick<Reach, 'usedDays'>>
  recordedSince: string | undefined
}

/** When it was used, as far as anybody noted it. Of what ends by itself: until when it can be. */
export function LastUse({ way, recordedSince }: LastUseProps) {
  const { t, language } = useWords()
  const now = useNow()
  const { kind, lastUsedAt, allowedAt, expiresAt, usedDays } = way
  const dayOf = (time: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(time))

  if (lastUsedAt) {
    return (
      <>
        <RelativeTime value={lastUsedAt} now={now} locale={language} />
        {usedDays && <DayStrip days={usedDays} />}
      </>
    )
  }
  if (expiresAt) {
    const date = dayOf(expiresAt)
    if (kind === 'invitation') return t('Open until {{date}}', { date })
    return new Date(expiresAt) > now
      ? t('Can be downloaded until {{date}}', { date })
      : t('Gone since {{date}}; copies that were downloaded remain', { date })
  }
  return recordedSince && allowedAt < recordedSince
    ? t('Not since {{date}}; before, use was not recorded', { date: dayOf(recordedSince) })
    : t('Never')
}
