import { useQuery } from '@tanstack/react-query'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { ItemCards, ItemCardSkeletons } from '../../ui/layout/item-card.tsx'
import { applicationsPerPage, applicationsQuery } from '../applications.api.ts'
import { NoOwnedApplications } from './no-owned-applications.tsx'
import { OwnedApplicationCard } from './owned-application-card.tsx'

type ListPlace = { page: number; hrefOf: (page: number) => Address }

/** What the organization registered itself. */
export function OwnedApplications(place: ListPlace) {
  const { t } = useWords()
  const { id } = useOrganization()
  const applications = useQuery(applicationsQuery(id, place.page))

  return (
    <PagedList
      {...place}
      query={applications}
      perPage={applicationsPerPage}
      pagesLabel={t('Pages of applications')}
      failure={t('Unexpected error fetching applications')}
      loadingLabel={t('Loading applications…')}
      skeleton={<ItemCardSkeletons facts />}
      empty={<NoOwnedApplications />}
    >
      {(rows) => (
        <ItemCards label={t('Owned Applications')}>
          {rows.map((application) => (
            <OwnedApplicationCard key={application.id} application={application} />
          ))}
        </ItemCards>
      )}
    </PagedList>
  )
}
