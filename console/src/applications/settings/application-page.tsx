import type { Application } from '@accord/contract/applications.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { SectionPage } from '../../organizations/managed-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { renderLink } from '../../pages/router-link.tsx'
import { TabLinks } from '../../ui/layout/tab-links.tsx'
import { applicationCardQuery, applicationQuery } from '../applications.api.ts'
import { DeletedApplication } from './delete-application.tsx'

const area = getRouteApi('/signed-in/application/$id')

type Tab = 'settings' | 'connect' | 'events' | 'usage' | 'advanced'

type ApplicationPageProps = {
  tab: Tab
  action?: ReactNode
  children: (application: Application) => ReactNode
}

/** Shows one of an application's pages, below its name and the tabs for the other pages. */
export function ApplicationPage({ tab, action, children }: ApplicationPageProps) {
  const { t } = useTranslation()
  const { id } = area.useParams()
  const organization = useOrganization()
  const card = useQuery(applicationCardQuery(id)).data
  const manages = canManage(organization.profileRoles ?? [])
  const application = useQuery({ ...applicationQuery(organization.id, id), enabled: manages })
  const name = application.data?.name ?? card?.name ?? ''
  const tabs = [
    { key: 'settings', label: t('Settings'), href: pathTo('/application/$id', { id }) },
    { key: 'connect', label: t('Connect'), href: pathTo('/application/$id/connect', { id }) },
    { key: 'events', label: t('Events'), href: pathTo('/application/$id/endpoints', { id }) },
    { key: 'usage', label: t('Usage'), href: pathTo('/application/$id/usage', { id }) },
    { key: 'advanced', label: t('Advanced'), href: pathTo('/application/$id/advanced', { id }) },
  ]

  return (
    <SectionPage section="applications" title={name} trail={[{ label: name }]} action={action}>
      <TabLinks
        label={t('Pages of {{name}}', { name })}
        renderLink={renderLink}
        tabs={tabs.map(({ key, ...link }) => ({ ...link, current: key === tab }))}
      />
      <Loaded query={application} failure={t('Unexpected error fetching applications')}>
        {(data) => (
          <>
            <DeletedApplication application={data} />
            <NotWhileDeleted off={Boolean(data.deletion)}>{children(data)}</NotWhileDeleted>
          </>
        )}
      </Loaded>
    </SectionPage>
  )
}
