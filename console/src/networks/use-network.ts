import type { Network } from '@accord/contract/networks.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganizationTrail } from '../organizations/use-organization.ts'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'
import { networkCardQuery } from './networks.api.ts'

const area = getRouteApi('/signed-in/network/$id')

/** The network of the address, as the organization that it may name sees it. On the map, it names the selected one. */
export function useNetworkQuery() {
  const { id } = area.useParams()
  const { organization } = area.useSearch()
  const isMap = useLocation({ select: ({ pathname }) => pathname.endsWith('/map') })
  return useQuery(networkCardQuery(id, isMap ? undefined : organization))
}

/** The network of the current screen. The network area renders its screens only once it has loaded. */
export function useNetwork(): Network {
  const { data } = useNetworkQuery()
  if (!data) throw new Error('This screen belongs inside the network area.')
  return data
}

/** The breadcrumbs from Home to a screen of the network (GEN-13). */
export function useNetworkTrail(...below: readonly Breadcrumb[]): Breadcrumb[] {
  const { t } = useTranslation()
  const { id, name, createdBy } = useNetwork()
  return useOrganizationTrail(
    { label: t('Networks'), href: pathTo('/organization/$id/networks', createdBy) },
    { label: name, href: pathTo('/network/$id', { id }) },
    ...below,
  )
}
