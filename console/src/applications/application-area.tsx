import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { hasStatus } from '../api/error-checks.ts'
import { ErrorPage } from '../pages/error-page.tsx'
import { PageSkeleton } from '../pages/page-skeleton.tsx'
import { LastArea, OrganizationFrame } from '../shell/areas/organization-frame.tsx'
import { UserShell } from '../shell/areas/user-area.tsx'
import { ApplicationNotFound, NotYourApplication } from './application-not-found.tsx'
import { applicationCardQuery } from './applications.api.ts'

const route = getRouteApi('/signed-in/application/$id')

/** Shows the frame of an application's pages, which is the frame of the organization that owns it. */
export function ApplicationArea() {
  const { id } = route.useParams()
  const { data: card, error, refetch } = useQuery(applicationCardQuery(id))

  if (card) {
    const notFound = <NotYourApplication application={card} />
    return (
      <OrganizationFrame id={card.organization.id} notFound={notFound}>
        <Outlet key={id} />
      </OrganizationFrame>
    )
  }
  if (hasStatus(error, 404)) {
    return (
      <UserShell>
        <ApplicationNotFound />
      </UserShell>
    )
  }
  return (
    <LastArea>
      {error ? <ErrorPage error={error} reset={() => void refetch()} /> : <PageSkeleton />}
    </LastArea>
  )
}
