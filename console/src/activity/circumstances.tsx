import type { Activity } from '@accord/contract/activity.ts'
import { useTranslation } from '../i18n/translation.ts'
import { absoluteTime, timeOfDay } from '../ui/text/time-words.ts'

type CircumstancesProps = { happened: Pick<Activity, 'browser' | 'system' | 'address' | 'at'> }

/**
 * At what time of its day and from where something was done: the last details of its entry. Nothing is told of the
 * device where the service did it by itself, or another organization.
 */
export function Circumstances({ happened }: CircumstancesProps) {
  const { t, language } = useTranslation()
  const { browser, system, address, at } = happened
  const date = new Date(at)

  return (
    <>
      <span>
        <time dateTime={at} title={absoluteTime(date, language)}>
          {timeOfDay(date, language)}
        </time>
      </span>
      {address && (
        <>
          <span>{t('{{browser}} on {{system}}', { browser, system })}</span>
          <span>{address}</span>
        </>
      )}
    </>
  )
}
