import type { Reach } from '@accord/contract/reach.ts'
import { useWords } from '../language/words.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'
import { DayStrip } from './day-strip.tsx'

type LastUseProps = { way: Reach; recordedSince: string | undefined }

/** When it was used, as far as anybody noted it. */
export function LastUse({ way, recordedSince }: LastUseProps) {
  const { t, language } = useWords()
  const now = useNow()
  const { kind, lastUsedAt, allowedAt, usedDays } = way

  if (kind === 'invitation') return t('Not accepted yet')
  if (lastUsedAt) {
    return (
      <>
        <RelativeTime value={lastUsedAt} now={now} locale={language} />
        {kind !== 'export' && <DayStrip days={usedDays} />}
      </>
    )
  }
  if (kind === 'export') return t('Not downloaded')
  if (recordedSince && allowedAt < recordedSince) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    return t('Not since {{date}}; before, use was not recorded', {
      date: date.format(new Date(recordedSince)),
    })
  }
  return t('Never')
}
