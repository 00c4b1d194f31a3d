import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '../api/refused-with.ts'
import { useWords } from '../language/words.ts'
import { NotWhileDeleted } from '../organizations/deletion/not-while-deleted.tsx'
import { SectionPage } from '../organizations/section-page.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { Loaded } from '../pages/loaded.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
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
  const prompt = useQuery(promptQuery(id, appId))

  if (prompt.data) {
    const { application, authorization } = prompt.data
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
  if (hasStatus(prompt.error, 404)) {
    return (
      <EmptyState title={t('Application not found')}>
        {t('The address may be mistyped, or the application has been deleted.')}
      </EmptyState>
    )
  }
  return <Loaded query={prompt} failure={t('Unexpected error fetching applications')} />
}
