import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { NothingFound } from '../../pages/lists/nothing-found.tsx'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { PlaceSearch, type SearchedPlace } from '../../pages/lists/searched-place.tsx'
import { ItemCards, ItemCardSkeletons } from '../../ui/layout/item-card.tsx'
import { applicationsPerPage, applicationsQuery } from '../applications.api.ts'
import { NoOwnedApplications } from './no-owned-applications.tsx'
import { OwnedApplicationCard } from './owned-application-card.tsx'

/** What the organization registered itself. */
export function OwnedApplications(place: SearchedPlace) {
  const { t } = useWords()
  const { id } = useOrganization()
  const applications = useQuery(applicationsQuery(id, place.page, place.search))

  return (
    <>
      <PlaceSearch
        place={place}
        label={t('Search by name')}
        total={applications.data?.__meta.total}
      />
      <PagedList
        page={place.page}
        hrefOf={(page) => place.hrefOf(page, place.search)}
        query={applications}
        perPage={applicationsPerPage}
        pagesLabel={t('Pages of applications')}
        failure={t('Unexpected error fetching applications')}
        loadingLabel={t('Loading applications…')}
        skeleton={<ItemCardSkeletons facts />}
        empty={
          place.search === undefined ? (
            <NoOwnedApplications />
          ) : (
            <NothingFound everything={place.hrefOf(1, undefined)} />
          )
        }
      >
        {(rows) => (
          <ItemCards label={t('Owned Applications')}>
            {rows.map((application) => (
              <OwnedApplicationCard key={application.id} application={application} />
            ))}
          </ItemCards>
        )}
      </PagedList>
    </>
  )
}
