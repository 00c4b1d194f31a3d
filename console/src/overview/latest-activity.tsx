import { useQuery } from '@tanstack/react-query'
import { ActivityLine } from '../activity/organization/activity-line.tsx'
import { organizationActivityQuery } from '../activity/organization/organization-activity.api.ts'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { Loaded } from '../pages/loaded.tsx'
import { renderLink } from '../pages/router-link.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Card } from '../ui/layout/card.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import styles from './latest-activity.module.css'

const maxShown = 5

/** Shows the latest entries of the organization's activity, each on one line. */
export function LatestActivity() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const now = useNow()
  const activity = useQuery(organizationActivityQuery(id, 1, {}))
  const href = pathTo('/organization/$id/activity', { id })
  const title = t('Latest activity')

  return (
    <Card
      title={title}
      action={renderLink({ href, className: undefined, children: t('View all activity') })}
    >
      <Loaded
        plain
        query={activity}
        failure={t('Unable to load the activity.')}
        skeleton={<RowSkeletons />}
      >
        {({ data }) => (
          <ul aria-label={title} className={styles.rows}>
            {data.slice(0, maxShown).map((entry) => (
              <li key={entry.id} className={styles.row}>
                <ActivityLine
                  activity={entry}
                  hrefOf={(author) => pathTo('/organization/$id/activity', { id }, { author })}
                />
                <span className={styles.time}>
                  <RelativeTime value={entry.at} now={now} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function RowSkeletons() {
  return Array.from({ length: maxShown }, (_, row) => (
    <div key={row} className={styles.row}>
      <Skeleton width="long" />
    </div>
  ))
}
