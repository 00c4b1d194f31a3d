import { type AccessGrant, unusedDays } from '@accord/contract/access.ts'
import { useQuery } from '@tanstack/react-query'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { Translated } from '../i18n/translated.tsx'
import type { ReactNode } from 'react'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import type { ShownGrant } from './access-grant-labels.ts'
import { accessSummaryQuery } from './access-grants.api.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import styles from './last-use.module.css'

const dayWidth = 1.5

/** Draws the last 90 days, with today on the right, and marks the days on which the grant was used. */
function DayStrip({ days }: { days: readonly number[] }) {
  const { t } = useTranslation()
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

type LastUseProps = {
  /** Reviews contain only the number of days. */
  grant: ShownGrant & Partial<Pick<AccessGrant, 'usedDays'>> & { daysUsed?: number }
}

/** Shows when the grant was last used, and when it expires if it does. */
export function LastUse({ grant }: LastUseProps) {
  const { t, language } = useTranslation()
  const now = useNow()
  const { id } = useOrganization()
  const recordedSince = useQuery(accessSummaryQuery(id)).data?.recordedSince
  const { lastUsedAt, since, expiresAt, usedDays, daysUsed } = grant
  const dayOf = (time: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(time))
  const last = lastUsedAt && <RelativeTime value={lastUsedAt} now={now} />

  if (expiresAt) {
    const until = untilWhen(
      grant,
      { date: dayOf(expiresAt), isOver: new Date(expiresAt) <= now },
      t,
    )
    return (
      <>
        {last && <div>{last}</div>}
        <Beside>{until}</Beside>
        {grant.downloads !== undefined && (
          <Beside>{t('Downloads: {{count}}', { count: grant.downloads })}</Beside>
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
    ? t("Not since {{date}}. We didn't record usage before then.", { date: dayOf(recordedSince) })
    : t('Never')
}

type LastUseBrieflyProps = { lastUsedAt: string | null; expiresAt: string | null }

/** Shows the last use on one line, or when a file or invitation expires. */
export function LastUseBriefly({ lastUsedAt, expiresAt }: LastUseBrieflyProps) {
  const { t } = useTranslation()
  const now = useNow()
  if (lastUsedAt) {
    return (
      <>
        {t('Last used')} <RelativeTime value={lastUsedAt} now={now} />
      </>
    )
  }
  if (!expiresAt) return t('Never used')
  const isOver = new Date(expiresAt) <= now
  return (
    <Translated
      text={isOver ? t('Expired {{time}}') : t('Expires {{time}}')}
      parts={{ time: <RelativeTime value={expiresAt} now={now} /> }}
    />
  )
}

function untilWhen(
  { kind }: ShownGrant,
  { date, isOver }: { date: string; isOver: boolean },
  t: Translate,
) {
  if (kind === 'invitation') return t('Valid until {{date}}', { date })
  return isOver
    ? t('Unavailable since {{date}}. Downloaded copies still exist.', { date })
    : t('Available for download until {{date}}', { date })
}

function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.faint}>{children}</div>
}
