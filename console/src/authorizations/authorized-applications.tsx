import type { ShownAuthorization } from '@accord/contract/authorizations.ts'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { renderManage } from '../pages/router-link.tsx'
import { accessNames } from '../permissions/scope-sentences.ts'
import { ListedApplication } from '../permissions/listed-application.tsx'
import type { Translate } from '@accord/contract/translation.ts'
import { scopeSummary } from '../permissions/scope-sentences.ts'
import type { TableColumn } from '../ui/layout/table.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { LastUsed } from '../ui/text/relative-time.tsx'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { SearchedApplications } from './searched-applications.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import type { ListLocation } from '../pages/lists/list-search.tsx'
import { authorizationsPerPage, authorizationsQuery } from './authorizations.api.ts'

type AuthorizedApplicationCardProps = { authorization: ShownAuthorization }

function AuthorizedApplicationCard({ authorization }: AuthorizedApplicationCardProps) {
  const { t } = useTranslation()
  const { application, scopes, requestedScopes = [], lastUsedAt } = authorization

  return (
    <ListedApplication
      application={application}
      scopes={scopes}
      status={requestsMore(authorization, t)}
      facts={
        <>
          {requestedScopes.length > 0 && (
            <p>{t('Requests: {{what}}', { what: accessNames(requestedScopes, t) })}</p>
          )}
          <p>
            <LastUsed at={lastUsedAt} />
          </p>
          <p>{t('Owned by {{organization}}', { organization: application.organization.name })}</p>
        </>
      }
      action={renderManageAuthorization(authorization, t)}
    />
  )
}

function requestsMore({ requestedScopes = [] }: ShownAuthorization, t: Translate) {
  return requestedScopes.length > 0 && <Chip tone="warning">{t('Requesting more access')}</Chip>
}

function renderManageAuthorization(authorization: ShownAuthorization, t: Translate) {
  const { id, organization, application } = authorization
  const place = { organization: organization.id }
  return renderManage(pathTo('/application-authorization/$id', { id }, place), application.name, t)
}

function authorizedColumns(t: Translate): TableColumn<ShownAuthorization>[] {
  return [
    { id: 'owner', header: t('Owner'), cell: ({ application }) => application.organization.name },
    { id: 'access', header: t('Access'), cell: ({ scopes }) => scopeSummary(scopes, t, 2) },
    { id: 'used', header: t('Last used'), cell: ({ lastUsedAt }) => <LastUsed at={lastUsedAt} /> },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: (authorization) => renderManageAuthorization(authorization, t),
    },
  ]
}

function NoAuthorizedApplications() {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('No authorized applications yet')} icon={<ShieldCheck size={20} />}>
      {t(
        'Applications you authorize will appear here. To authorize one, open the authorization link that its owner sends you.',
      )}
    </EmptyState>
  )
}

export function AuthorizedApplications(place: ListLocation) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  return (
    <SearchedApplications
      place={place}
      query={useQuery(authorizationsQuery(id, place.page, place.search))}
      perPage={authorizationsPerPage}
      label={t('Authorized Applications')}
      none={<NoAuthorizedApplications />}
      itemOf={({ application }) => application}
      statusOf={requestsMore}
      columns={authorizedColumns(t)}
    >
      {(authorization) => (
        <AuthorizedApplicationCard key={authorization.id} authorization={authorization} />
      )}
    </SearchedApplications>
  )
}
