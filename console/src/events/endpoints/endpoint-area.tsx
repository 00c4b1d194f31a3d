import type { DeliveryAttempt, EventEndpoint } from '@accord/contract/event-endpoints.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { hasStatus } from '../../api/error-checks.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { renderButton, renderLink } from '../../pages/router-link.tsx'
import { usePolling } from '../../pages/use-polling.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TabLinks } from '../../ui/layout/tab-links.tsx'
import { EndpointActions, useTestEvent } from './endpoint-actions.tsx'
import { hostOf } from './endpoint-labels.ts'
import { EndpointState } from './endpoint-list.tsx'
import { EndpointNotice, TestResult } from './endpoint-notices.tsx'
import { endpointPages, useEndpointOwner, useOwningApplication } from './endpoint-owner.ts'
import { EndpointPage } from './endpoint-page.tsx'
import { endpointQuery, newSecret } from './endpoints.api.ts'
import { NewSecretCard } from './secret-cards.tsx'

/** The endpoint of the page, which the area renders only after it has loaded. */
const Endpoint = createContext<EventEndpoint | undefined>(undefined)

export function useEndpoint(): EventEndpoint {
  const endpoint = use(Endpoint)
  if (!endpoint) throw new Error('This screen belongs inside the area of an endpoint.')
  return endpoint
}

/** Loads an endpoint of the owner in the address. Workers change its state, so it's polled. */
export function useEndpointQuery() {
  const { endpoint: id = '' } = useParams({ strict: false })
  const { id: organizationId, profileRoles = [] } = useOrganization()
  const refetchInterval = usePolling(() => 15_000)
  return useQuery({
    ...endpointQuery(organizationId, id),
    enabled: canManage(profileRoles),
    refetchInterval,
  })
}

/** Shows one endpoint's pages below its name, its state, and the tabs. */
export function EndpointArea() {
  const { t } = useTranslation()
  const query = useEndpointQuery()
  const owner = useEndpointOwner()
  const { data: endpoint, error } = query
  if (endpoint && !hasStatus(error, 404)) {
    const applicationId = endpoint.application?.id
    if (applicationId === owner.applicationId)
      return <Shown key={endpoint.id} endpoint={endpoint} />
    // Links that know only the organization lead here.
    if (owner.applicationId === undefined) return <GoToApplication endpoint={endpoint} />
  }
  const title = t('Endpoint')
  return (
    <EndpointPage title={title} below={[{ label: title }]}>
      {endpoint || hasStatus(error, 404) ? <EndpointNotFound /> : <Loaded query={query} />}
    </EndpointPage>
  )
}

function GoToApplication({ endpoint }: { endpoint: EventEndpoint }) {
  const navigate = useNavigate()
  const { id, application, organization } = endpoint
  const owner = { organizationId: organization.id, applicationId: application?.id }
  const href = endpointPages(owner).deliveries(id)
  useEffect(() => void navigate({ href, replace: true }), [navigate, href])
  return null
}

export function EndpointNotFound() {
  const { t } = useTranslation()
  const { list } = endpointPages(useEndpointOwner())
  return (
    <EmptyState
      title={t('Endpoint not found')}
      action={renderButton(list, t('View all endpoints'), { variant: 'primary' })}
    >
      {t('The address may be mistyped, or someone may have deleted the endpoint.')}
    </EmptyState>
  )
}

function Shown({ endpoint }: { endpoint: EventEndpoint }) {
  const { t } = useTranslation()
  const { id, url } = endpoint
  const owner = useEndpointOwner()
  const owning = useOwningApplication()
  const pages = endpointPages(owner)
  const testing = useTestEvent(endpoint)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const created = useSyncExternalStore(newSecret.subscribe, newSecret.get)
  const host = hostOf(url)
  const tabs = [
    { label: t('Deliveries'), href: pages.deliveries(id) },
    { label: t('Settings'), href: pages.settings(id) },
    { label: t('Secret'), href: pages.secret(id) },
  ]
  const isDeleted = Boolean(owning?.deletion)

  return (
    <EndpointPage
      title={host}
      below={[{ label: host }]}
      description={url}
      status={<EndpointState endpoint={endpoint} />}
      action={<EndpointActions endpoint={endpoint} testing={testing} isReadOnly={isDeleted} />}
    >
      {created?.endpoint === id && (
        <NewSecretCard
          secret={created.secret}
          description={t(
            'Your receiver verifies events with it. Admins and owners can view it again later, and we record each view.',
          )}
        />
      )}
      {testing.result ? (
        <EndpointTestResult result={testing.result} />
      ) : (
        !isDeleted && <EndpointNotice endpoint={endpoint} />
      )}
      <TabLinks
        label={t('Pages of {{name}}', { name: host })}
        renderLink={renderLink}
        tabs={tabs.map((tab) => ({ ...tab, current: tab.href === path }))}
      />
      <NotWhileDeleted off={isDeleted}>
        <Endpoint value={endpoint}>
          <Outlet />
        </Endpoint>
      </NotWhileDeleted>
    </EndpointPage>
  )
}

type EndpointTestResultProps = { result: { endpoint: EventEndpoint; attempt: DeliveryAttempt } }

function EndpointTestResult({ result: { endpoint, attempt } }: EndpointTestResultProps) {
  const { t } = useTranslation()
  return (
    <TestResult
      attempt={attempt}
      titles={[t('The endpoint accepted the test event'), t('The test event failed')]}
      meaning={
        endpoint.state === 'active'
          ? t('The endpoint is active and receives events.')
          : t('Enable the endpoint to send the events that waited.')
      }
      remedy={t('Fix your receiver and send another test event.')}
    />
  )
}
