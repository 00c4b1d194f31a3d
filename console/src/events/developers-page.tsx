import type { ReactNode } from 'react'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { ManagedPage } from '../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { TabLinks } from '../ui/layout/tab-links.tsx'

type DevelopersPageProps = {
  tab: 'endpoints' | 'events' | 'audit-streams'
  description: string
  action?: ReactNode
  children: ReactNode
}

/** The frame of the pages for programs: the endpoints, how to read events, and the audit streams. */
export function DevelopersPage({ tab, children, ...head }: DevelopersPageProps) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const tabs = {
    endpoints: { label: t('Endpoints'), href: pathTo('/organization/$id/endpoints', { id }) },
    events: { label: t('Events'), href: pathTo('/organization/$id/events', { id }) },
    'audit-streams': {
      label: t('Audit streams'),
      href: pathTo('/organization/$id/audit-streams', { id }),
    },
  }
  const title = t('Developers')
  const below = tab === 'endpoints' ? [] : [tabs[tab]]

  return (
    <ManagedPage
      title={title}
      trail={useOrganizationTrail({ label: title, href: tabs.endpoints.href }, ...below)}
      noPermission={t("You don't have permission to see the events")}
      {...head}
    >
      <TabLinks
        label={title}
        renderLink={renderLinkInPlace}
        tabs={Object.entries(tabs).map(([key, each]) => ({ ...each, current: key === tab }))}
      />
      {children}
    </ManagedPage>
  )
}
