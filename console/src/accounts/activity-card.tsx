import { useQuery } from '@tanstack/react-query'
import { useWords } from '../language/words.ts'
import { BeyondLastPage } from '../shell/beyond-last-page.tsx'
import { ListPager } from '../shell/list-pager.tsx'
import { ListView } from '../shell/list-view.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { activitiesPerPage, activityQuery } from './accounts.api.ts'
import { ActivityEntry } from './activity-entry.tsx'
import { EntryList, EntrySkeletons } from './entry-list.tsx'

type ActivityCardProps = { page: number; hrefOf: (page: number) => string }

export function ActivityCard({ page, hrefOf }: ActivityCardProps) {
  const { t } = useWords()
  const activity = useQuery(activityQuery(page))

  return (
    <Card
      title={t('Recent activity')}
      description={t('What happened to your account, newest first.')}
    >
      <ListView
        query={activity}
        failure={t('Unable to load your activity.')}
        loadingLabel={t('Loading your activity…')}
        skeleton={<EntrySkeletons count={4} />}
        empty={page > 1 ? <BeyondLastPage firstPage={hrefOf(1)} /> : <NothingYet />}
      >
        {({ data, __meta }) => (
          <>
            <EntryList label={t('Activity')}>
              {data.map((entry) => (
                <ActivityEntry key={entry.id} activity={entry} />
              ))}
            </EntryList>
            <ListPager
              label={t('Pages of activity')}
              page={page}
              perPage={activitiesPerPage}
              total={__meta.total}
              hrefOf={hrefOf}
            />
          </>
        )}
      </ListView>
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
