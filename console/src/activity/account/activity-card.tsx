import { useQuery } from '@tanstack/react-query'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { renderButton } from '../../pages/router-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { accountActivityQuery, activitiesPerPage } from '../activity.api.ts'
import { Days } from '../days.tsx'
import { ActivityEntry } from './activity-entry.tsx'

type ActivityCardProps = { page: number; hrefOf: (page: number) => Address }

export function ActivityCard({ page, hrefOf }: ActivityCardProps) {
  const { t } = useWords()

  return (
    <Card
      title={t('Recent activity')}
      description={t('What happened to your account, newest first.')}
      action={renderButton('/user/what-we-keep', t('What we keep'), { size: 'small' })}
    >
      <PagedList
        query={useQuery(accountActivityQuery(page))}
        page={page}
        perPage={activitiesPerPage.account}
        hrefOf={hrefOf}
        pagesLabel={t('Pages of activity')}
        failure={t('Unable to load your activity.')}
        loadingLabel={t('Loading your activity…')}
        skeleton={<EntrySkeletons count={4} />}
        empty={<NothingYet />}
      >
        {(rows) => (
          <Days rows={rows} level={3}>
            {(entry) => <ActivityEntry key={entry.id} activity={entry} />}
          </Days>
        )}
      </PagedList>
    </Card>
  )
}

function NothingYet() {
  const { t } = useWords()
  return (
    <EmptyState title={t('Nothing happened yet')}>
      {t('Sign-ins and changes of your name or password are listed here.')}
    </EmptyState>
  )
}
