import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import type { SearchedPlace } from '../../pages/lists/searched-place.tsx'
import { applicationsPerPage, applicationsQuery } from '../applications.api.ts'
import { NoOwnedApplications } from './no-owned-applications.tsx'
import { OwnedApplicationCard } from './owned-application-card.tsx'
import { SearchedApplications } from '../../authorizations/searched-applications.tsx'

/** What the organization registered itself. */
export function OwnedApplications(place: SearchedPlace) {
  const { t } = useWords()
  const { id } = useOrganization()
  return (
    <SearchedApplications
      place={place}
      query={useQuery(applicationsQuery(id, place.page, place.search))}
      perPage={applicationsPerPage}
      label={t('Owned Applications')}
      none={<NoOwnedApplications />}
    >
      {(application) => <OwnedApplicationCard key={application.id} application={application} />}
    </SearchedApplications>
  )
}
