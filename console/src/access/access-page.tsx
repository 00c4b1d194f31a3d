import type { ReactNode } from 'react'
import { pathTo } from '../browser/app-path.ts'
import { useOpenRequestCount } from '../home/to-do.api.ts'
import { useTranslation } from '../i18n/translation.ts'
import { ManagedPage } from '../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { TabLinks } from '../ui/layout/tab-links.tsx'
import styles from './access-page.module.css'

type AccessTab = 'access' | 'requests' | 'reviews'
type AccessPageProps = { tab: AccessTab; action?: ReactNode; children: ReactNode }

/** The frame of the pages about access: the list, requests, and reviews. */
export function AccessPage({ tab, action, children }: AccessPageProps) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const requests = useOpenRequestCount(id)
  const tabs = {
    access: { label: t('Access'), href: pathTo('/organization/$id/access', { id }) },
    requests: {
      label: t('Requests'),
      href: pathTo('/organization/$id/access/requests', { id }),
      count: requests,
    },
    reviews: { label: t('Reviews'), href: pathTo('/organization/$id/access/reviews', { id }) },
  }
  const { label, href } = tabs[tab]
  const below = tab === 'access' ? [] : [{ label, href }]

  return (
    <ManagedPage
      title={t('Access')}
      trail={useOrganizationTrail(tabs.access, ...below)}
      action={action}
      noPermission={t("You don't have permission to see this")}
    >
      <div className={styles.tabs}>
        <TabLinks
          label={t('Access')}
          renderLink={renderLinkInPlace}
          tabs={Object.entries(tabs).map(([key, each]) => ({ ...each, current: key === tab }))}
        />
      </div>
      {children}
    </ManagedPage>
  )
}
