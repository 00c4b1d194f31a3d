import AppWindow from 'lucide-react/icons/app-window'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { renderButton, renderLinkInPlace, renderManage } from '../pages/router-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import type { Translate } from '@accord/contract/translation.ts'
import type { Application } from '@accord/contract/applications.ts'
import { ListedApplication } from '../permissions/listed-application.tsx'
import { scopeSummary } from '../permissions/scope-sentences.ts'
import { RestoreButton } from '../organizations/deletion/restore-button.tsx'
import type { TableColumn } from '../ui/layout/table.tsx'
import { shortKindName } from './application-kind.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { LastUsed } from '../ui/text/relative-time.tsx'
import { daysUntilDeletion } from '../ui/text/format-time.ts'
import { useQuery } from '@tanstack/react-query'
import type { ListLocation } from '../pages/lists/list-search.tsx'
import { applicationsPerPage, applicationsQuery } from './applications.api.ts'
import { SearchedApplications } from '../authorizations/searched-applications.tsx'
import { getRouteApi } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { AuthorizedApplications } from '../authorizations/authorized-applications.tsx'
import { SectionPage } from '../organizations/managed-page.tsx'
import { TabLinks } from '../ui/layout/tab-links.tsx'

export function NoOwnedApplications() {
  const { t } = useTranslation()
  const { id, deletion } = useOrganization()
  return (
    <EmptyState
      title={t('No applications yet')}
      icon={<AppWindow size={20} />}
      action={
        !deletion &&
        renderButton(
          pathTo('/organization/$id/applications/new', { id }),
          t('Create application'),
          { variant: 'primary' },
        )
      }
    >
      {t(
        'Create an application to call the API with the permissions you choose. Other organizations can then authorize it.',
      )}
    </EmptyState>
  )
}

export function authorizedBy(count: number, t: Translate): string {
  if (count === 0) return t('Not authorized by other organizations yet')
  return t('Authorized by {{count}} organizations', {
    count,
    defaultValue_one: 'Authorized by {{count}} organization',
  })
}

type OwnedApplicationProps = { application: Application }

export function OwnedApplicationCard({ application }: OwnedApplicationProps) {
  const { t } = useTranslation()
  const { scopes, authorizations, deletion } = application

  return (
    <ListedApplication
      application={application}
      scopes={scopes}
      status={deletedChip(application, t)}
      facts={
        <>
          <p>
            <LastUsedOrDeleted application={application} />
          </p>
          {!deletion && authorizations && <p>{authorizedBy(authorizations.total, t)}</p>}
        </>
      }
      action={<ApplicationActions application={application} />}
    />
  )
}

function deletedChip({ deletion }: Application, t: Translate) {
  return deletion && <Chip tone="danger">{t('Deleted')}</Chip>
}

function ApplicationActions({ application }: OwnedApplicationProps) {
  const { t } = useTranslation()
  const { profileRoles = [], deletion: organizationDeleted } = useOrganization()
  const { name, organization, deletion } = application
  return (
    <>
      {deletion && !organizationDeleted && profileRoles.includes('owner') && (
        <RestoreButton deleted={application} owner={organization.id} />
      )}
      {renderManage(pathTo('/application/$id', application), name, t)}
    </>
  )
}

/** Shows when the application was last used, or when a deleted one will be permanently deleted. */
function LastUsedOrDeleted({ application: { lastUsedAt, deletion } }: OwnedApplicationProps) {
  const { t, language } = useTranslation()
  if (!deletion) return <LastUsed at={lastUsedAt} />
  return t('Will be permanently deleted on {{removed}}', daysUntilDeletion(deletion, language))
}

function ownedColumns(t: Translate): TableColumn<Application>[] {
  return [
    { id: 'kind', header: t('Type'), cell: ({ kind }) => kind && shortKindName(kind, t) },
    { id: 'access', header: t('Access'), cell: ({ scopes }) => scopeSummary(scopes, t, 2) },
    {
      id: 'used-by',
      header: t('Used by'),
      cell: ({ authorizations }) => authorizations && usedBy(authorizations.total, t),
    },
    {
      id: 'used',
      header: t('Last used'),
      cell: (application) => <LastUsedOrDeleted application={application} />,
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: (application) => <ApplicationActions application={application} />,
    },
  ]
}

function usedBy(count: number, t: Translate): string {
  return t('{{count}} organizations', { count, defaultValue_one: '{{count}} organization' })
}

export function OwnedApplications(place: ListLocation) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  return (
    <SearchedApplications
      place={place}
      query={useQuery(applicationsQuery(id, place.page, place.search))}
      perPage={applicationsPerPage}
      label={t('Owned Applications')}
      none={<NoOwnedApplications />}
      itemOf={(application) => application}
      statusOf={deletedChip}
      columns={ownedColumns(t)}
    >
      {(application) => <OwnedApplicationCard key={application.id} application={application} />}
    </SearchedApplications>
  )
}

const route = getRouteApi('/signed-in/organization/$id/applications')

export function ApplicationsScreen() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { tab } = route.useSearch()
  const owned = useQuery({ ...applicationsQuery(id, 1), enabled: false })
  const none = !tab && owned.data?.data.length === 0

  return (
    <SectionPage
      section="applications"
      title={t('Applications')}
      description={t('See the applications you own or have authorized.')}
      // The empty state contains the same button.
      action={
        !none &&
        renderButton(
          pathTo('/organization/$id/applications/new', { id }),
          <>
            <Plus size={16} />
            {t('Create application')}
          </>,
          { variant: 'primary' },
        )
      }
    >
      <Tabs />
    </SectionPage>
  )
}

type Tab = 'owned' | 'authorized'

function Tabs() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { tab = 'owned', owned = 1, authorized = 1, search } = route.useSearch()
  const pages = { owned, authorized }

  return (
    <>
      <TabLinks
        label={t('Applications')}
        renderLink={renderLinkInPlace}
        tabs={[
          { label: t('Owned Applications'), href: address('owned'), current: tab === 'owned' },
          {
            label: t('Authorized Applications'),
            href: address('authorized'),
            current: tab === 'authorized',
          },
        ]}
      />
      {tab === 'owned' ? (
        <OwnedApplications page={owned} search={search} hrefOf={hrefOf('owned')} />
      ) : (
        <AuthorizedApplications page={authorized} search={search} hrefOf={hrefOf('authorized')} />
      )}
    </>
  )

  // Each tab keeps its page number while the other one is open. Default values are left out of the URL.
  function address(chosen: Tab, page = pages[chosen], words?: string) {
    const shown = chosen === 'authorized' ? chosen : undefined
    const place = { tab: shown, ...pages, [chosen]: page, search: words }
    return pathTo('/organization/$id/applications', { id }, place)
  }

  function hrefOf(chosen: Tab) {
    return (page: number, words: string | undefined) => address(chosen, page, words)
  }
}
