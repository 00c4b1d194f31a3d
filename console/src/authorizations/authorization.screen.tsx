import { type ShownAuthorization, revokeAuthorization } from '@accord/contract/authorizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useAction } from '../actions/use-action.ts'
import { useTranslation } from '../i18n/translation.ts'
import { focusTitle } from '../pages/page-title.ts'
import { ScopeList } from '../permissions/scope-list.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import {
  authorizationQuery,
  decideOnScopesMutation,
  revokeAuthorizationMutation,
} from './authorizations.api.ts'
import { ReceivedEvents } from './received-events.tsx'
import { explainError } from '../api/api-error.ts'
import { hasStatus } from '../api/error-checks.ts'
import { pathTo } from '../browser/app-path.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { ImpactPreview } from '../pages/what-ends.tsx'
import { useGoLater } from '../pages/use-go-later.ts'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { SectionPage } from '../organizations/managed-page.tsx'
import { ShowPreview } from '../data-preview/show-preview.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import styles from './authorization.module.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { OrganizationNotFound } from '../organizations/no-access.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import { Nowhere } from '../pages/nowhere.tsx'
import { PageSkeleton } from '../pages/page-skeleton.tsx'
import { LastArea, OrganizationFrame } from '../shell/areas/organization-frame.tsx'
import { UserShell } from '../shell/areas/user-area.tsx'

type RequestedScopesProps = { authorization: ShownAuthorization; requested: Scope[] }

/** Shows the additional scopes that the application requests. They have no effect before they're authorized. */
export function RequestedScopes({ authorization, requested }: RequestedScopesProps) {
  const { t } = useTranslation()
  const { name } = authorization.application
  const title = t('{{name}} requests more access', { name })

  const deciding = useAction({
    ...decideOnScopesMutation(authorization),
    done: (_, { decision }) =>
      decision === 'grant'
        ? t('{{name}} now has the additional permissions', { name })
        : t('Request rejected. {{name}} keeps its current permissions', { name }),
    // The focused button was removed with the card.
    after: focusTitle,
  })
  const decide = (decision: 'grant' | 'refuse') => deciding.run({ decision, scopes: requested })
  const isDeciding = (decision: string) => deciding.doing?.decision === decision

  return (
    <Card
      title={title}
      description={t(
        "It's requesting these additional permissions. Until you authorize them, it can use only its current ones.",
      )}
      footer={
        <>
          <Button pending={isDeciding('refuse')} onClick={() => void decide('refuse')}>
            {t('Reject')}
          </Button>
          <Button
            variant="primary"
            pending={isDeciding('grant')}
            onClick={() => void decide('grant')}
          >
            {t('Authorize')}
          </Button>
        </>
      }
    >
      <ScopeList label={title} scopes={requested} />
    </Card>
  )
}

const pauseMs = 2200

/** Revokes an authorization, and then leaves its page (AA-5). */
export function useRevokeAuthorization(authorization: ShownAuthorization) {
  const { t } = useTranslation()
  const organization = useOrganization()
  const goLater = useGoLater()
  const { id: about, name } = authorization.application
  const leave = () =>
    goLater(pathTo('/organization/$id/applications', organization, { tab: 'authorized' }), pauseMs)

  return useAction({
    ...revokeAuthorizationMutation(authorization),
    ask: () => ({
      title: t("Revoke {{name}}'s access?", { name }),
      message: t(
        "{{name}} will no longer be able to act on behalf of {{organization}}. We'll immediately revoke its tokens for this organization.",
        { name, organization: organization.name },
      ),
      action: t('Revoke Access'),
      danger: true,
      content: (
        <ImpactPreview
          of={revokeAuthorization}
          sent={{ params: { id: authorization.id } }}
          organizationId={organization.id}
        />
      ),
    }),
    done: t('Authorization successfully revoked'),
    failed: (error) =>
      hasStatus(error, 404)
        ? t('Authorization not found')
        : t('Unable to revoke authorization: {{reason}}', { reason: t(explainError(error)) }),
    about,
    after: leave,
    onError: (error) => hasStatus(error, 404) && leave(),
  })
}

type AuthorizationPageProps = { authorization: ShownAuthorization }

/** Shows what an organization has authorized, and lets admins revoke it (AA-4). */
export function AuthorizationPage({ authorization }: AuthorizationPageProps) {
  const { t } = useTranslation()
  const { application, organization, scopes, requestedScopes = [] } = authorization
  const { receivesEvents = [] } = authorization
  const revoking = useRevokeAuthorization(authorization)
  const revoked = revoking.result
  const { name } = application

  return (
    <SectionPage section="applications" title={name} trail={[{ label: name }]}>
      {revoked && (
        <Notice kind="success" title={t('Access revoked')}>
          {t('{{name}} can no longer act on your behalf. {{count}} tokens revoked.', {
            name,
            count: revoked.endedTokens,
            defaultValue_one: '{{name}} can no longer act on your behalf. {{count}} token revoked.',
          })}
        </Notice>
      )}
      {requestedScopes.length > 0 && !revoked && (
        <NotWhileDeleted>
          <RequestedScopes authorization={authorization} requested={requestedScopes} />
        </NotWhileDeleted>
      )}
      <Card
        title={t('Authorization')}
        footer={
          <Button
            variant="danger"
            pending={revoking.pending || revoked !== undefined}
            onClick={() => void revoking.run()}
          >
            {t('Revoke Access')}
          </Button>
        }
      >
        <Facts authorization={authorization} />
        <h3 className={styles.heading}>{t('Permissions')}</h3>
        <ScopeList label={t('Permissions')} scopes={scopes} />
        <ReceivedEvents subjects={receivesEvents} className={styles.events} />
        {!revoked && (
          <NotWhileDeleted>
            <div className={styles.heading}>
              <ShowPreview
                name={name}
                would={!scopes.includes('service-account:manage')}
                through={{ organization: organization.id, application: application.id }}
              />
            </div>
          </NotWhileDeleted>
        )}
      </Card>
    </SectionPage>
  )
}

function Facts({ authorization }: AuthorizationPageProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { application, grantedBy, grantedAt, createdAt, lastUsedAt } = authorization
  const ago = (at: string) => <RelativeTime value={at} now={now} />
  return (
    <dl className={styles.facts}>
      <dt>{t('Name')}</dt>
      <dd>{application.name}</dd>
      {application.description && (
        <>
          <dt>{t('Description')}</dt>
          <dd dir="auto">{application.description}</dd>
        </>
      )}
      <dt>{t('Owned by')}</dt>
      <dd>{application.organization.name}</dd>
      <dt>{t('Authorized by')}</dt>
      <dd>{grantedBy ?? t('Someone who left')}</dd>
      <dt>{t('Authorized')}</dt>
      <dd>{ago(grantedAt ?? createdAt)}</dd>
      <dt>{t('Last used')}</dt>
      <dd>{lastUsedAt ? ago(lastUsedAt) : t('Never')}</dd>
    </dl>
  )
}

const route = getRouteApi('/signed-in/application-authorization/$id')

/** Finds the authorization, and shows it in the frame of the organization that granted it. */
export function AuthorizationScreen() {
  const { id } = route.useParams()
  const { organization } = route.useSearch()
  const { data: authorization, error, refetch } = useQuery(authorizationQuery(id, organization))

  // After a 404, the cached authorization is outdated.
  const isGone = hasStatus(error, 404)
  if (authorization && !isGone) {
    const organizationId = authorization.organization.id
    return (
      <OrganizationFrame id={organizationId} notFound={<OrganizationNotFound />}>
        <AuthorizationPage key={id} authorization={authorization} />
      </OrganizationFrame>
    )
  }
  if (isGone) {
    return (
      <UserShell>
        <AuthorizationNotFound />
      </UserShell>
    )
  }
  return (
    <LastArea>
      {error ? <ErrorPage error={error} reset={() => void refetch()} /> : <PageSkeleton />}
    </LastArea>
  )
}

function AuthorizationNotFound() {
  const { t } = useTranslation()
  return (
    <Nowhere title={t('Authorization')} said={t('Authorization not found')}>
      {t('It may have been revoked, or you may not manage the organization that granted it.')}
    </Nowhere>
  )
}
