import type { Network } from '@accord/contract/networks.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganizationTrail } from '../organizations/use-organization.ts'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'
import { networkCardQuery } from './networks.api.ts'

const area = getRouteApi('/signed-in/network/$id')

/**
 * Loads the network in the URL for the organization in the URL, if there is one. On the map, that parameter contains
 * the selected organization instead.
 */
export function useNetworkQuery() {
  const { id } = area.useParams()
  const { organization } = area.useSearch()
  const isMap = useLocation({ select: ({ pathname }) => pathname.endsWith('/map') })
  return useQuery(networkCardQuery(id, isMap ? undefined : organization))
}

/** Returns the current screen's network. The network area renders its screens only after it has loaded. */
export function useNetwork(): Network {
  const { data } = useNetworkQuery()
  if (!data) throw new Error('This screen belongs inside the network area.')
  return data
}

/** Returns the breadcrumbs from Home to a screen of the network (GEN-13). */
export function useNetworkTrail(...below: readonly Breadcrumb[]): Breadcrumb[] {
  const { t } = useTranslation()
  const { id, name, createdBy } = useNetwork()
  return useOrganizationTrail(
    { label: t('Networks'), href: pathTo('/organization/$id/networks', createdBy) },
    { label: name, href: pathTo('/network/$id', { id }) },
    ...below,
  )
}
