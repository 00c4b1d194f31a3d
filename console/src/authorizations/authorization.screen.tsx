import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { hasStatus } from '../api/refused-with.ts'
import { useWords } from '../language/words.ts'
import { OrganizationNotFound } from '../organizations/organization-not-found.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import { Nowhere } from '../pages/nowhere.tsx'
import { PageSkeleton } from '../pages/page-skeleton.tsx'
import { LastArea } from '../shell/areas/last-area.tsx'
import { OrganizationFrame } from '../shell/areas/organization-frame.tsx'
import { UserShell } from '../shell/areas/user-area.tsx'
import { AuthorizationPage } from './authorization-page.tsx'
import { authorizationQuery } from './authorizations.api.ts'

const route = getRouteApi('/signed-in/application-authorization/$id')

/** An authorization stands among the pages of the organization that gave it. */
export function AuthorizationScreen() {
  const { id } = route.useParams()
  const { organization } = route.useSearch()
  const { data: authorization, error, refetch } = useQuery(authorizationQuery(id, organization))

  // What was known of it before is over.
  const isGone = hasStatus(error, 404)
  if (authorization && !isGone) {
    const organizationId = authorization.organization.id
    return (
      <OrganizationFrame id={organizationId} notFound={<OrganizationNotFound />}>
        <AuthorizationPage key={id} authorization={authorization} />
      </OrganizationFrame>
    )
  }
  if (isGone) {
    return (
      <UserShell>
        <AuthorizationNotFound />
      </UserShell>
    )
  }
  return (
    <LastArea>
      {error ? <ErrorPage error={error} reset={() => void refetch()} /> : <PageSkeleton />}
    </LastArea>
  )
}

function AuthorizationNotFound() {
  const { t } = useWords()
  return (
    <Nowhere title={t('Authorization')} said={t('Authorization not found')}>
      {t('It may have been revoked, or you do not manage the organization that gave it.')}
    </Nowhere>
  )
}
