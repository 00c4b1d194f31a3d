import type { ShownAuthorization } from '@accord/contract/authorizations.ts'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { renderManage } from '../pages/router-link.tsx'
import { ListedApplication } from '../permissions/listed-application.tsx'
import { scopeSummary } from '../permissions/scope-sentences.ts'
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
  const { id, application, organization, scopes, requestedScopes = [], lastUsedAt } = authorization

  return (
    <ListedApplication
      application={application}
      scopes={scopes}
      status={requestedScopes.length > 0 && <Chip tone="warning">{t('Requests more access')}</Chip>}
      facts={
        <>
          {requestedScopes.length > 0 && (
            <p>{t('Requests also: {{scopes}}', { scopes: scopeSummary(requestedScopes, t) })}</p>
          )}
          <p>
            <LastUsed at={lastUsedAt} />
          </p>
          <p>{t('Owned by {{organization}}', { organization: application.organization.name })}</p>
        </>
      }
      action={renderManage(
        pathTo('/application-authorization/$id', { id }, { organization: organization.id }),
        application.name,
        t,
      )}
    />
  )
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
    >
      {(authorization) => (
        <AuthorizedApplicationCard key={authorization.id} authorization={authorization} />
      )}
    </SearchedApplications>
  )
}
