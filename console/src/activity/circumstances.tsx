import type { Activity } from '@accord/contract/activity.ts'
import { useWords } from '../language/words.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'

type CircumstancesProps = { happened: Pick<Activity, 'browser' | 'system' | 'address' | 'at'> }

/**
 * From where and when something was done: the last details of its entry. Nothing is told of the device
 * where the service did it by itself, or another organization.
 */
export function Circumstances({ happened }: CircumstancesProps) {
  const { t, language } = useWords()
  const now = useNow()
  const { browser, system, address, at } = happened

  return (
    <>
      {address && (
        <>
          <span>{t('{{browser}} on {{system}}', { browser, system })}</span>
          <span>{address}</span>
        </>
      )}
      <span>
        <RelativeTime value={at} now={now} locale={language} />
      </span>
    </>
  )
}
