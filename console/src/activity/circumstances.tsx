import type { Activity } from '@accord/contract/activity.ts'
import { useTranslation } from '../i18n/translation.ts'
import { formatAbsoluteTime, formatTimeOfDay } from '../ui/text/format-time.ts'

type CircumstancesProps = { happened: Pick<Activity, 'browser' | 'system' | 'address' | 'at'> }

/**
 * The time of day and the location of an activity entry. The device is left out if the service or another
 * organization acted.
 */
export function Circumstances({ happened }: CircumstancesProps) {
  const { t, language } = useTranslation()
  const { browser, system, address, at } = happened
  const date = new Date(at)

  return (
    <>
      <span>
        <time dateTime={at} title={formatAbsoluteTime(date, language)}>
          {formatTimeOfDay(date, language)}
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
