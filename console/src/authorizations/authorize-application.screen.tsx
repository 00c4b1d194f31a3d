import type { ActivitySubject } from '@accord/contract/activity.ts'
import type { ApplicationCard } from '@accord/contract/applications.ts'
import { requestedScopesChanged } from '@accord/contract/authorizations.ts'
import { Navigate, getRouteApi, useNavigate } from '@tanstack/react-router'
import { useAction } from '../actions/use-action.ts'
import { explainError } from '../api/api-error.ts'
import { queryClient } from '../api/query-client.ts'
import { hasCode, hasStatus } from '../api/error-checks.ts'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { useGoLater } from '../pages/use-go-later.ts'
import { ScopeList } from '../permissions/scope-list.tsx'
import { ShowPreview } from '../data-preview/show-preview.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EntityLogo } from '../ui/text/entity-logo.tsx'
import styles from './authorize-application.module.css'
import { authorizeApplicationMutation, promptQuery } from './authorizations.api.ts'
import { ReceivedEvents } from './received-events.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { SectionPage } from '../organizations/managed-page.tsx'
import { Loaded } from '../pages/loaded.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'

const pauseMs = 1000

type AuthorizationPromptProps = {
  application: ApplicationCard
  receivesEvents: readonly ActivitySubject[]
}

/** Shows which application wants to act for the organization, and its permissions (AA-1). */
export function AuthorizationPrompt({ application, receivesEvents }: AuthorizationPromptProps) {
  const { t } = useTranslation()
  const organization = useOrganization()
  const { authorize, authorizing, reject, problem } = useDecision(application)
  const { name, description, scopes } = application

  return (
    <Card
      footer={
        <>
          <Button onClick={() => void reject()}>{t('Reject')}</Button>
          <Button variant="primary" pending={authorizing} onClick={() => void authorize()}>
            {t('Authorize')}
          </Button>
        </>
      }
    >
      <div className={styles.prompt}>
        {problem && <Notice kind="error">{problem}</Notice>}
        <div className={styles.who}>
          <EntityLogo of={application} size="large" />
          <p className={styles.question}>
            {t('{{name}}, owned by {{owner}}, wants to act on behalf of {{organization}}.', {
              name,
              owner: application.organization.name,
              organization: organization.name,
            })}
          </p>
        </div>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <div>
          <h2 className={styles.heading}>{t('Permissions')}</h2>
          <ScopeList label={t('Permissions')} scopes={scopes} />
        </div>
        <ReceivedEvents subjects={receivesEvents} className={styles.description} />
        <ShowPreview
          would
          name={name}
          through={{ organization: organization.id, application: application.id }}
        />
        <p className={styles.description}>
          {t(
            "It won't get any other permissions. You can revoke its access later under Authorized Applications.",
          )}
        </p>
      </div>
    </Card>
  )
}

function useDecision({ id, scopes }: ApplicationCard) {
  const { t } = useTranslation()
  const { id: organizationId } = useOrganization()
  const navigate = useNavigate()
  const goLater = useGoLater()

  const authorizing = useAction({
    ...authorizeApplicationMutation(organizationId, id),
    done: t('Application has been successfully authorized'),
    about: id,
    failed: () => undefined,
    after: (authorization) =>
      goLater(
        pathTo('/application-authorization/$id', authorization, {
          organization: organizationId,
        }),
        pauseMs,
      ),
    // The new request is shown before the person decides again.
    onError: (error) => {
      if (!hasCode(error, requestedScopesChanged)) return
      void queryClient.refetchQueries(promptQuery(organizationId, id))
    },
  })

  return {
    authorize: () => authorizing.run(scopes),
    authorizing: authorizing.pending || authorizing.result !== undefined,
    reject: () =>
      navigate({ to: '/organization/$id/applications', params: { id: organizationId } }),
    problem: authorizing.error && t(explainError(authorizing.error)),
  }
}

const route = getRouteApi('/signed-in/organization/$id/applications/authorize/$appId')

export function AuthorizeApplicationScreen() {
  const { t } = useTranslation()
  const title = t('Authorize application')

  return (
    <SectionPage section="applications" title={title} trail={[{ label: title }]}>
      <Prompt />
    </SectionPage>
  )
}

function Prompt() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { appId } = route.useParams()
  const prompt = useQuery(promptQuery(id, appId))

  if (prompt.data) {
    const { application, authorization, receivesEvents } = prompt.data
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
        <AuthorizationPrompt application={application} receivesEvents={receivesEvents} />
      </NotWhileDeleted>
    )
  }
  if (hasStatus(prompt.error, 404)) {
    return (
      <EmptyState title={t('Application not found')}>
        {t('The address may be mistyped, or the application may have been deleted.')}
      </EmptyState>
    )
  }
  return <Loaded query={prompt} failure={t('Unexpected error fetching applications')} />
}
