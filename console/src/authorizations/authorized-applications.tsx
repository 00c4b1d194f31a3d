import { useQuery } from '@tanstack/react-query'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { ItemCards, ItemCardSkeletons } from '../ui/layout/item-card.tsx'
import { authorizationsPerPage, authorizationsQuery } from './authorizations.api.ts'
import { AuthorizedApplicationCard } from './authorized-application-card.tsx'
import { NoAuthorizedApplications } from './no-authorized-applications.tsx'

type ListPlace = { page: number; hrefOf: (page: number) => Address }

/** What the organization lets others' applications do. */
export function AuthorizedApplications(place: ListPlace) {
  const { t } = useWords()
  const { id } = useOrganization()
  const authorizations = useQuery(authorizationsQuery(id, place.page))

  return (
    <PagedList
      {...place}
      query={authorizations}
      perPage={authorizationsPerPage}
      pagesLabel={t('Pages of applications')}
      failure={t('Unexpected error fetching applications')}
      loadingLabel={t('Loading applications…')}
      skeleton={<ItemCardSkeletons facts />}
      empty={<NoAuthorizedApplications />}
    >
      {(rows) => (
        <ItemCards label={t('Authorized Applications')}>
          {rows.map((authorization) => (
            <AuthorizedApplicationCard key={authorization.id} authorization={authorization} />
          ))}
        </ItemCards>
      )}
    </PagedList>
  )
}
