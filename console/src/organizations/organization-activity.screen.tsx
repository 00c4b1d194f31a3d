import { canManage } from '@accord/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EntryList, EntrySkeletons } from '../accounts/entry-list.tsx'
import { useWords } from '../language/words.ts'
import { writeQuery } from '../query-string.ts'
import { BeyondLastPage } from '../shell/beyond-last-page.tsx'
import { ConsolePage } from '../shell/console-page.tsx'
import { ListPager } from '../shell/list-pager.tsx'
import { ListView } from '../shell/list-view.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import {
  activitiesPerPage,
  type ActivityFilter,
  organizationActivityQuery,
} from './activity.api.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { OrganizationActivityEntry } from './organization-activity-entry.tsx'
import { useOrganization, useOrganizationTrail } from './use-organization.ts'

const route = getRouteApi('/signed-in/organization/$id/activity')

export function OrganizationActivityScreen() {
  const { t } = useWords()
  const { profileRoles = [] } = useOrganization()
  const title = t('Activity')
  const trail = useOrganizationTrail({ label: title, href: 'activity' })

  return (
    <ConsolePage
      title={title}
      trail={trail}
      description={t('What happened in this organization and who did it, newest first.')}
    >
      {canManage(profileRoles) ? (
        <ActivityList />
      ) : (
        <EmptyState title={t('You don’t have permission to see the activity')}>
          {t('Only those who manage the organization see what happened in it.')}
        </EmptyState>
      )}
    </ConsolePage>
  )
}

function ActivityList() {
  const { t } = useWords()
  const { id } = useOrganization()
  const { page = 1, ...filter } = route.useSearch()
  const activity = useQuery(organizationActivityQuery(id, page, filter))

  function hrefOf(next: number, { person, kind }: ActivityFilter) {
    const query = writeQuery({ person, kind, page: next > 1 ? next : undefined })
    return `/organization/${id}/activity${query}`
  }
  const pageHref = (next: number) => hrefOf(next, filter)

  return (
    <>
      <ActivityFilters
        filter={filter}
        person={activity.data?.data.find(({ person }) => person.id === filter.person)?.person}
        hrefOf={(next) => hrefOf(1, next)}
      />
      <Card>
        <ListView
          query={activity}
          failure={t('Unable to load the activity.')}
          loadingLabel={t('Loading the activity…')}
          skeleton={<EntrySkeletons count={6} />}
          empty={page > 1 ? <BeyondLastPage firstPage={pageHref(1)} /> : <NothingFound />}
        >
          {({ data, __meta }) => (
            <>
              <EntryList label={t('Activity')}>
                {data.map((entry) => (
                  <OrganizationActivityEntry
                    key={entry.id}
                    activity={entry}
                    personHref={hrefOf(1, { ...filter, person: entry.person.id })}
                  />
                ))}
              </EntryList>
              <ListPager
                label={t('Pages of activity')}
                page={page}
                perPage={activitiesPerPage}
                total={__meta.total}
                hrefOf={pageHref}
              />
            </>
          )}
        </ListView>
      </Card>
    </>
  )
}

function NothingFound() {
  const { t } = useWords()
  return (
    <EmptyState title={t('Nothing found')}>
      {t('Nothing of this kind has happened here. Clear the filter to see everything.')}
    </EmptyState>
  )
}
