import { useQuery } from '@tanstack/react-query'
import { SearchedApplications } from './searched-applications.tsx'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import type { SearchedPlace } from '../pages/lists/searched-place.tsx'
import { authorizationsPerPage, authorizationsQuery } from './authorizations.api.ts'
import { AuthorizedApplicationCard } from './authorized-application-card.tsx'
import { NoAuthorizedApplications } from './no-authorized-applications.tsx'

/** What the organization lets others' applications do. */
export function AuthorizedApplications(place: SearchedPlace) {
  const { t } = useWords()
  const { id } = useOrganization()
  return (
    <SearchedApplications
      place={place}
      query={useQuery(authorizationsQuery(id, place.page, place.search))}
      perPage={authorizationsPerPage}
      label={t('Authorized Applications')}
      none={<NoAuthorizedApplications />}
    >
      {(authorization) => (
        <AuthorizedApplicationCard key={authorization.id} authorization={authorization} />
      )}
    </SearchedApplications>
  )
}
