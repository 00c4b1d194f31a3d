import type { ApplicationUsage } from '@accord/contract/application-usage.ts'
import type { Application } from '@accord/contract/applications.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../browser/app-path.ts'
import { useTranslation } from '../../../i18n/translation.ts'
import { Loaded } from '../../../pages/loaded.tsx'
import { renderButton } from '../../../pages/router-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { LastUsed } from '../../../ui/text/relative-time.tsx'
import { applicationUsageQuery } from '../../applications.api.ts'
import connectStyles from '../connect/connect.module.css'
import { formatUtcDay } from './format-utc-day.ts'
import { UsageChart } from './usage-chart.tsx'
import styles from './usage.module.css'

type Day = ApplicationUsage['days'][number]

/** Shows the sign-ins, API calls, and errors of recent days, with a chart for each and a table with all numbers. */
export function UsageCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const usage = useQuery(applicationUsageQuery(application))
  return (
    <Card title={t('Last 30 days')} description={<LastUsed at={application.lastUsedAt} />}>
      <Loaded query={usage} plain failure={t("We couldn't load the usage.")}>
        {({ days }) =>
          days.some(({ signIns, calls, errors }) => signIns + calls + errors > 0) ? (
            <Charts days={days} />
          ) : (
            <EmptyState
              title={t('No sign-ins or API calls in the last 30 days')}
              action={renderButton(
                pathTo('/application/$id/connect', application),
                t('Connect application'),
              )}
            />
          )
        }
      </Loaded>
    </Card>
  )
}

function Charts({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.charts}>
        <UsageChart
          label={t('Sign-ins')}
          meaning={t('Codes exchanged for tokens')}
          days={days.map(({ day, signIns }) => ({ day, count: signIns }))}
        />
        <UsageChart
          label={t('API calls')}
          meaning={t('Requests with a valid token')}
          days={days.map(({ day, calls }) => ({ day, count: calls }))}
        />
        <UsageChart
          label={t('Errors')}
          meaning={t('Failed API calls and token requests')}
          days={days.map(({ day, errors }) => ({ day, count: errors }))}
          danger
        />
      </div>
      <details className={connectStyles.more}>
        <summary>{t('Show as a table')}</summary>
        <DayTable days={days} />
      </details>
    </>
  )
}

function DayTable({ days }: { days: readonly Day[] }) {
  const { t, language } = useTranslation()
  const numbers = (id: 'signIns' | 'calls' | 'errors', header: string): TableColumn<Day> => ({
    id,
    header,
    align: 'end',
    cell: (row) => row[id].toLocaleString(language),
  })
  return (
    <Table
      caption={t('Usage by day')}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { id: 'day', header: t('Day (UTC)'), cell: ({ day }) => formatUtcDay(day, language) },
        numbers('signIns', t('Sign-ins')),
        numbers('calls', t('API calls')),
        numbers('errors', t('Errors')),
      ]}
    />
  )
}
