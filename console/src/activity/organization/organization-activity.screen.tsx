import { isBackwards } from '@accord/contract/activity.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useAction } from '../../actions/use-action.ts'
import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ManagedPage } from '../../organizations/managed-page.tsx'
import { activityRetentionQuery } from '../../organizations/security/policies.api.ts'
import { RetainedSince } from '../../organizations/security/retained-since.tsx'
import { useOrganization, useOrganizationTrail } from '../../organizations/use-organization.ts'
import { LoadedPart } from '../../pages/loaded.tsx'
import { NothingFound, PagedList } from '../../pages/lists/paged-list.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { activitiesPerPage } from '../activity.api.ts'
import { Days } from '../days.tsx'
import { type ActivityFilter, filterQuery } from './activity-filter.ts'
import { ActivityFilters, ChosenFilters } from './activity-filters.tsx'
import { ChainCheck } from './chain-check.tsx'
import {
  downloadActivityMutation,
  knownFilter,
  organizationActivityQuery,
} from './organization-activity.api.ts'
import { OrganizationActivityEntry } from './organization-activity-entry.tsx'

const route = getRouteApi('/signed-in/organization/$id/activity')

export function OrganizationActivityScreen() {
  const { t } = useTranslation()
  const title = t('Activity')
  const trail = useOrganizationTrail({ label: title })

  return (
    <ManagedPage
      title={title}
      trail={trail}
      description={t('See what happened in this organization and who did it, newest first.')}
      action={<DownloadButton />}
      noPermission={t("You don't have permission to view this activity")}
    >
      <ActivityList />
    </ManagedPage>
  )
}

function ActivityList() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { page = 1, ...asked } = route.useSearch()
  const filter = knownFilter(asked)
  const activity = useQuery(organizationActivityQuery(id, page, filter))

  function hrefOf(next: number, wanted: ActivityFilter) {
    return pathTo('/organization/$id/activity', { id }, { ...wanted, page: next })
  }

  return (
    <>
      <ActivityFilters filter={filter} hrefOf={(next) => hrefOf(1, next)} />
      <ChosenFilters
        filter={filter}
        author={activity.data?.author}
        hrefOf={(next) => hrefOf(1, next)}
      />
      <ChainCheck />
      <Card>
        <PagedList
          query={activity}
          page={page}
          perPage={activitiesPerPage.organization}
          hrefOf={(next) => hrefOf(next, filter)}
          pagesLabel={t('Activity pagination')}
          failure={t('Unable to load the activity.')}
          loadingLabel={t('Loading the activity…')}
          skeleton={<EntrySkeletons count={6} />}
          empty={
            <NothingFound everything={hrefOf(1, {})}>
              {t('No activity matches these filters.')}
            </NothingFound>
          }
        >
          {(rows) => (
            <Days rows={rows} level={2}>
              {(entry) => (
                <OrganizationActivityEntry
                  key={entry.id}
                  activity={entry}
                  hrefOf={(author) => hrefOf(1, { ...filter, author })}
                />
              )}
            </Days>
          )}
        </PagedList>
      </Card>
      <LoadedPart query={useQuery(activityRetentionQuery(id))}>
        {(policy) => <RetainedSince policy={policy} />}
      </LoadedPart>
    </>
  )
}

/** Downloads all activity that matches the filter. */
function DownloadButton() {
  const { t } = useTranslation()
  const { page: _, ...asked } = route.useSearch()
  const filter = knownFilter(asked)
  const saving = useAction(downloadActivityMutation(useOrganization()))
  return (
    <Button
      pending={saving.pending}
      aria-disabled={isBackwards(filterQuery(filter))}
      onClick={() => void saving.run(filter)}
    >
      <Download size={16} />
      {t('Download CSV')}
    </Button>
  )
}
