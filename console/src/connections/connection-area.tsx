import type { Connection } from '@accord/contract/connections.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useParams } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { hasStatus } from '../api/error-checks.ts'
import { useTranslation } from '../i18n/translation.ts'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { Loaded } from '../pages/loaded.tsx'
import { renderButton, renderLinkInPlace } from '../pages/router-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { TabLinks } from '../ui/layout/tab-links.tsx'
import { ConnectionActions } from './connection-actions.tsx'
import { providerAndProtocol } from './connection-labels.ts'
import { ConnectionPage } from './connection-page.tsx'
import { useConnectionPages, useOwnsConnections } from './connection-pages.ts'
import { connectionQuery } from './connections.api.ts'
import { ConnectionChip } from './connections.screen.tsx'

/** The connection of the page, which the area renders only after it has loaded. */
const CurrentConnection = createContext<Connection | undefined>(undefined)

export function useConnection(): Connection {
  const connection = use(CurrentConnection)
  if (!connection) throw new Error('This screen belongs inside the area of a connection.')
  return connection
}

/** Shows one connection's pages below its name, its state, and the tabs. */
export function ConnectionArea() {
  const { t } = useTranslation()
  const { connection: id = '' } = useParams({ strict: false })
  const { id: organizationId, profileRoles = [] } = useOrganization()
  const { list } = useConnectionPages()
  const query = useQuery({
    ...connectionQuery(organizationId, id),
    enabled: canManage(profileRoles),
  })
  const isMissing = hasStatus(query.error, 404)
  if (query.data && !isMissing) return <Shown key={id} connection={query.data} />

  const title = t('Connection')
  return (
    <ConnectionPage title={title} below={[{ label: title }]}>
      {isMissing ? (
        <EmptyState
          title={t('Connection not found')}
          action={renderButton(list, t('View all connections'), { variant: 'primary' })}
        >
          {t('The address may be mistyped, or someone may have deleted the connection.')}
        </EmptyState>
      ) : (
        <Loaded query={query} />
      )}
    </ConnectionPage>
  )
}

function Shown({ connection }: { connection: Connection }) {
  const { t } = useTranslation()
  const { id, name } = connection
  const pages = useConnectionPages()
  const isOwner = useOwnsConnections()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const tabs = [
    { label: t('Set up'), href: pages.setUp(id) },
    { label: t('Status'), href: pages.status(id) },
    { label: t('Sign-in'), href: pages.signIn(id) },
  ]

  return (
    <ConnectionPage
      title={name}
      below={[{ label: name }]}
      description={providerAndProtocol(connection, t)}
      status={<ConnectionChip connection={connection} />}
      action={isOwner && <ConnectionActions connection={connection} />}
    >
      <TabLinks
        label={t('Pages of {{name}}', { name })}
        renderLink={renderLinkInPlace}
        tabs={tabs.map((tab) => ({ ...tab, current: tab.href === path }))}
      />
      {!isOwner && (
        <Notice kind="info" announce={false}>
          {t('Only owners can change single sign-on, because it decides who can sign in.')}
        </Notice>
      )}
      <NotWhileDeleted>
        <CurrentConnection value={connection}>
          <Outlet />
        </CurrentConnection>
      </NotWhileDeleted>
    </ConnectionPage>
  )
}
