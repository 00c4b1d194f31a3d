import type { Application } from '@accord/contract/applications.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { explainError } from '../../api/explain-error.ts'
import { GivenAuthorizationsCard } from '../../authorizations/given-authorizations-card.tsx'
import { useWords } from '../../language/words.ts'
import { SectionPage } from '../../organizations/section-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { errorReference } from '../../pages/error-reference.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { applicationCardQuery, applicationQuery } from '../applications.api.ts'
import { CredentialsCard } from './credentials-card.tsx'
import { DeleteApplicationCard } from './delete-application-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { RedirectUrisCard } from './redirect-uris-card.tsx'
import { ScopesCard } from './scopes-card.tsx'

const area = getRouteApi('/signed-in/application/$id')

export function ApplicationSettingsScreen() {
  const { id } = area.useParams()
  const organization = useOrganization()
  const card = useQuery(applicationCardQuery(id)).data
  const manages = canManage(organization.profileRoles ?? [])
  const application = useQuery({ ...applicationQuery(organization.id, id), enabled: manages })
  const name = application.data?.name ?? card?.name ?? ''

  return (
    <SectionPage section="applications" title={name} trail={[{ label: name }]}>
      {application.data ? (
        <Settings application={application.data} />
      ) : application.error ? (
        <Failed error={application.error} onRetry={() => void application.refetch()} />
      ) : (
        <SettingsSkeleton />
      )}
    </SectionPage>
  )
}

function Settings({ application }: { application: Application }) {
  const { profileRoles = [] } = useOrganization()
  return (
    <>
      <DetailsCard application={application} />
      <ScopesCard application={application} />
      <CredentialsCard application={application} />
      <RedirectUrisCard application={application} />
      <GivenAuthorizationsCard application={application} />
      {profileRoles.includes('owner') && <DeleteApplicationCard application={application} />}
    </>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useWords()
  return (
    <ErrorState
      title={t('Unexpected error fetching applications')}
      retryLabel={t('Retry')}
      onRetry={onRetry}
      reference={errorReference(error, t)}
    >
      {t(explainError(error))}
    </ErrorState>
  )
}

function SettingsSkeleton() {
  const { t } = useWords()
  return (
    <Loading label={t('Loading…')}>
      <Card title={t('Application details')}>
        <Skeleton shape="control" width="full" />
        <Skeleton shape="block" width="full" />
      </Card>
    </Loading>
  )
}
