import type { Activity } from '@accord/contract/activity.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { classNames } from '../ui/class-names.ts'
import { formatAbsoluteTime, formatTimeOfDay } from '../ui/text/format-time.ts'
import styles from './activity-row.module.css'

type ActivityRowProps = {
  icon: ReactNode
  tone?: 'warning' | undefined
  title: ReactNode
  happened: Pick<Activity, 'browser' | 'system' | 'address' | 'at'>
  /** Additional details, which open together with the device and its address. */
  children?: ReactNode
}

/**
 * Shows one entry on one line, with its details on demand. The device is unknown if the service or another organization
 * acted.
 */
export function ActivityRow({ icon, tone, title, happened, children }: ActivityRowProps) {
  const { t, language } = useTranslation()
  const [open, setOpen] = useState(false)
  const details = useId()
  const { browser, system, address, at } = happened
  const date = new Date(at)
  const hasDetails = Boolean(address) || Boolean(children)

  return (
    <li className={styles.row}>
      <span className={classNames(styles.icon, tone && styles[tone])}>{icon}</span>
      <div className={styles.title}>{title}</div>
      <span className={styles.time}>
        <time dateTime={at} title={formatAbsoluteTime(date, language)}>
          {formatTimeOfDay(date, language)}
        </time>
      </span>
      {hasDetails && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={details}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight size={16} aria-hidden="true" />
            <span className="visually-hidden">{t('Details')}</span>
          </button>
          <div id={details} className={styles.details} hidden={!open}>
            {address && (
              <p>{`${t('{{browser}} on {{system}}', { browser, system })} · ${address}`}</p>
            )}
            {children}
          </div>
        </>
      )}
    </li>
  )
}
