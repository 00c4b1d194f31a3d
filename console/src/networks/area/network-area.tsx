import type { Network } from '@accord/contract/networks.ts'
import { Link, Outlet, getRouteApi, useLocation } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useTranslation } from '../../i18n/translation.ts'
import { permissionHint } from '../../organizations/no-access.tsx'
import { Nowhere } from '../../pages/nowhere.tsx'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { ApiError } from '../../api/api-error.ts'
import { ErrorPage } from '../../pages/error-page.tsx'
import { PageSkeleton } from '../../pages/page-skeleton.tsx'
import { LastArea, OrganizationFrame } from '../../shell/areas/organization-frame.tsx'
import { UserShell } from '../../shell/areas/user-area.tsx'
import { NoProfile } from '../../session/act-for.ts'
import { pathTo } from '../../browser/app-path.ts'
import { useNetworkQuery } from '../use-network.ts'
import { useNetworkMenu } from './use-network-menu.tsx'

/** Shows an error to people who have no connection to the network. */
export function NetworkNotFound() {
  const { t } = useTranslation()
  return (
    <Nowhere title={t('Network')} said={t('Network not found')}>
      {t('The address may be mistyped, or the network may have been deleted.')}
    </Nowhere>
  )
}

/** Shows an error to people who can't manage the network. They see its name if their organization is invited. */
export function NotYourNetwork({ network }: { network: Network | undefined }) {
  const { t } = useTranslation()
  const { name = t('Network'), createdBy, invitation } = network ?? {}
  const waiting = invitation && !invitation.acceptedAt ? invitation.id : undefined
  return (
    <Nowhere
      title={name}
      said={t("You don't have permission to manage this network")}
      icon={<LockKeyhole size={20} />}
      action={
        waiting ? (
          <Link to="/join-network/$id" params={{ id: waiting }} className={buttonClass({})}>
            {t('Review invitation')}
          </Link>
        ) : undefined
      }
    >
      {permissionHint(t, createdBy)}
    </Nowhere>
  )
}

const route = getRouteApi('/signed-in/network/$id')

const JoinedNetworkScreen = lazy(async () => ({
  default: (await import('../joined/joined-network.screen.tsx')).JoinedNetworkScreen,
}))

/**
 * Shows a network's pages with the person's profile in the organization that owns it. If an organization joined the
 * network, the network has only one page for it.
 */
export function NetworkArea() {
  const { id } = route.useParams()
  const { data: network, error, refetch } = useNetworkQuery()
  const menu = useNetworkMenu(id, network)

  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/(profile)?$/, '') })
  const status =
    error instanceof NoProfile ? 404 : error instanceof ApiError ? error.status : undefined
  // A 404 overrides a cached network, which may have been deleted.
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
  const membership = network?.invitation
  if (
    network &&
    membership?.acceptedAt &&
    status !== 404 &&
    path === pathTo('/network/$id', { id })
  ) {
    return (
      <OrganizationFrame id={membership.organization} notFound={<NetworkNotFound />}>
        <Suspense fallback={<PageSkeleton />}>
          <JoinedNetworkScreen key={id} network={network} membership={membership} />
        </Suspense>
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
