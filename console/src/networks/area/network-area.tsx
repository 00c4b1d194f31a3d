import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import { ErrorPage } from '../../pages/error-page.tsx'
import { PageSkeleton } from '../../pages/page-skeleton.tsx'
import { LastArea } from '../../shell/areas/last-area.tsx'
import { OrganizationFrame } from '../../shell/areas/organization-frame.tsx'
import { UserShell } from '../../shell/areas/user-area.tsx'
import { networkCardQuery } from '../networks.api.ts'
import { NetworkNotFound, NotYourNetwork } from './network-not-found.tsx'
import { useNetworkMenu } from './use-network-menu.tsx'

const route = getRouteApi('/signed-in/network/$id')

/** The pages of a network, made under the person's profile in the organization that created it. */
export function NetworkArea() {
  const { id } = route.useParams()
  const { data: network, error, refetch } = useQuery(networkCardQuery(id))
  const menu = useNetworkMenu(id, network)

  const status = error instanceof ApiError ? error.status : undefined
  // Also where it is still remembered: it may have ended meanwhile.
  if (network?.members && status !== 404) {
    return (
      <OrganizationFrame
        id={network.createdBy.id}
        notFound={<NetworkNotFound />}
        area={{ label: network.name, owner: network.createdBy.name, menu }}
      >
        <Outlet key={id} />
      </OrganizationFrame>
    )
  }
  if (network || status === 403 || status === 404) {
    return (
      <UserShell>
        {status === 404 ? <NetworkNotFound /> : <NotYourNetwork network={network} />}
      </UserShell>
    )
  }
  return (
    <LastArea>
      {error ? <ErrorPage error={error} reset={() => void refetch()} /> : <PageSkeleton />}
    </LastArea>
  )
}
