import type { Activity } from '@accord/contract/activity.ts'
import { useTranslation } from '../i18n/translation.ts'
import { formatAbsoluteTime, formatTimeOfDay } from '../ui/text/format-time.ts'

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
