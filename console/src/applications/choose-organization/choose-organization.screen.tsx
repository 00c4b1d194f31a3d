import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { hasStatus } from '../../api/refused-with.ts'
import { allOrganizationsQuery } from '../../organizations/organizations.api.ts'
import { ErrorPage } from '../../pages/error-page.tsx'
import { PageSkeleton } from '../../pages/page-skeleton.tsx'
import { UserShell } from '../../shell/areas/user-area.tsx'
import { ApplicationNotFound } from '../application-not-found.tsx'
import { applicationCardQuery } from '../applications.api.ts'
import { OrganizationChoice } from './organization-choice.tsx'

const route = getRouteApi('/signed-in/application/$id/authorize')

/** The address that an application's owner hands out: whoever opens it says for which organization. */
export function ChooseOrganizationScreen() {
  const { id } = route.useParams()
  const application = useQuery(applicationCardQuery(id))
  const organizations = useQuery(allOrganizationsQuery)
  const error = application.error ?? organizations.error

  return (
    <UserShell>
      {application.data && organizations.data ? (
        <OrganizationChoice
          application={application.data}
          organizations={organizations.data.data.filter(
            ({ profileRoles = [], deletion }) => canManage(profileRoles) && !deletion,
          )}
        />
      ) : hasStatus(error, 404) ? (
        <ApplicationNotFound />
      ) : error ? (
        <ErrorPage
          error={error}
          reset={() => void Promise.all([application.refetch(), organizations.refetch()])}
        />
      ) : (
        <PageSkeleton />
      )}
    </UserShell>
  )
}
