import { createContext, useContext } from 'react'
import type { Organization } from '@accord/contract/organizations.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { providerOrganization } from '../session/session.ts'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'
import { organizationQuery } from './organizations.api.ts'

/** The ID of the organization whose pages are shown. The surrounding area sets it. */
export const OrganizationId = createContext<string | undefined>(undefined)

export function useOrganizationId(): string | undefined {
  return useContext(OrganizationId)
}

/** Returns the current organization, or undefined on pages without one. */
export function useCurrentOrganization(): Organization | undefined {
  const id = useOrganizationId()
  return useQuery({ ...organizationQuery(id ?? ''), enabled: id !== undefined }).data
}

/** Returns the organization for screens inside it, which the area renders only after it has loaded. */
export function useOrganization(): Organization {
  const { data } = useQuery(organizationQuery(useOrganizationId() ?? ''))
  if (!data) throw new Error('This screen belongs inside the organization area.')
  return data
}

/** Returns the breadcrumbs to a screen of the organization (GEN-13). */
export function useOrganizationTrail(...below: readonly Breadcrumb[]): Breadcrumb[] {
  const { t } = useTranslation()
  const { id, name } = useOrganization()
  return [
    ...(providerOrganization() === undefined
      ? [{ label: t('Organizations'), href: '/user/organizations' } as const]
      : []),
    { label: name, href: pathTo('/organization/$id', { id }) },
    ...below,
  ]
}
