import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { explainError } from '../api/explain-error.ts'
import { hasStatus } from '../api/refused-with.ts'
import { useWords } from '../language/words.ts'
import { NotWhileDeleted } from '../organizations/deletion/not-while-deleted.tsx'
import { SectionPage } from '../organizations/section-page.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { errorReference } from '../pages/error-reference.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Card } from '../ui/layout/card.tsx'
import { AuthorizationPrompt } from './authorization-prompt.tsx'
import { promptQuery } from './authorizations.api.ts'

const route = getRouteApi('/signed-in/organization/$id/applications/authorize/$appId')

export function AuthorizeApplicationScreen() {
  const { t } = useWords()
  const title = t('Authorize application')

  return (
    <SectionPage section="applications" title={title} trail={[{ label: title }]}>
      <Prompt />
    </SectionPage>
  )
}

function Prompt() {
  const { t } = useWords()
  const { id } = useOrganization()
  const { appId } = route.useParams()
  const { data, error, isFetching, refetch } = useQuery(promptQuery(id, appId))

  if (data) {
    const { application, authorization } = data
    if (application.organization.id === id) {
      return <Navigate to="/application/$id" params={{ id: appId }} replace />
    }
    if (authorization) {
      return (
        <Navigate
          to="/application-authorization/$id"
          params={{ id: authorization.id }}
          search={{ organization: id }}
          replace
        />
      )
    }
    return (
      <NotWhileDeleted>
        <AuthorizationPrompt application={application} />
      </NotWhileDeleted>
    )
  }
  if (!error) return <PromptSkeleton />
  if (hasStatus(error, 404)) {
    return (
      <EmptyState title={t('Application not found')}>
        {t('The address may be mistyped, or the application has been deleted.')}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      title={t('Unexpected error fetching applications')}
      retryLabel={t('Retry')}
      onRetry={() => void refetch()}
      retrying={isFetching}
      reference={errorReference(error, t)}
    >
      {t(explainError(error))}
    </ErrorState>
  )
}

function PromptSkeleton() {
  const { t } = useWords()
  return (
    <Loading label={t('Loading…')}>
      <Card title={<Skeleton width="medium" />}>
        <Skeleton shape="block" width="full" />
      </Card>
    </Loading>
  )
}
