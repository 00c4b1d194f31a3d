import type { Activity } from '@accord/contract/activity.ts'
import { useWords } from '../language/words.ts'
import { useNow } from '../shell/use-now.ts'
import { RelativeTime } from '../ui/relative-time.tsx'

type CircumstancesProps = { happened: Pick<Activity, 'browser' | 'system' | 'address' | 'at'> }

/** From where and when something was done: the last details of its entry. */
export function Circumstances({ happened }: CircumstancesProps) {
  const { t, language } = useWords()
  const now = useNow()
  const { browser, system, address, at } = happened

  return (
    <>
      <span>{t('{{browser}} on {{system}}', { browser, system })}</span>
      {address && <span>{address}</span>}
      <span>
        <RelativeTime value={at} now={now} locale={language} />
      </span>
    </>
  )
}
