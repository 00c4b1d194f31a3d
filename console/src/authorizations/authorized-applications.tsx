import { useQuery } from '@tanstack/react-query'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { NothingFound } from '../pages/lists/nothing-found.tsx'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { PlaceSearch, type SearchedPlace } from '../pages/lists/searched-place.tsx'
import { ItemCards, ItemCardSkeletons } from '../ui/layout/item-card.tsx'
import { authorizationsPerPage, authorizationsQuery } from './authorizations.api.ts'
import { AuthorizedApplicationCard } from './authorized-application-card.tsx'
import { NoAuthorizedApplications } from './no-authorized-applications.tsx'

/** What the organization lets others' applications do. */
export function AuthorizedApplications(place: SearchedPlace) {
  const { t } = useWords()
  const { id } = useOrganization()
  const authorizations = useQuery(authorizationsQuery(id, place.page, place.search))

  return (
    <>
      <PlaceSearch
        place={place}
        label={t('Search by name')}
        total={authorizations.data?.__meta.total}
      />
      <PagedList
        page={place.page}
        hrefOf={(page) => place.hrefOf(page, place.search)}
        query={authorizations}
        perPage={authorizationsPerPage}
        pagesLabel={t('Pages of applications')}
        failure={t('Unexpected error fetching applications')}
        loadingLabel={t('Loading applications…')}
        skeleton={<ItemCardSkeletons facts />}
        empty={
          place.search === undefined ? (
            <NoAuthorizedApplications />
          ) : (
            <NothingFound everything={place.hrefOf(1, undefined)} />
          )
        }
      >
        {(rows) => (
          <ItemCards label={t('Authorized Applications')}>
            {rows.map((authorization) => (
              <AuthorizedApplicationCard key={authorization.id} authorization={authorization} />
            ))}
          </ItemCards>
        )}
      </PagedList>
    </>
  )
}
