import type { ShownAuthorization } from '@accord/contract/authorizations.ts'
import { useWords } from '../language/words.ts'
import { NotWhileDeleted } from '../organizations/deletion/not-while-deleted.tsx'
import { SectionPage } from '../organizations/section-page.tsx'
import { ScopeList } from '../rights/scope-list.tsx'
import { ShowSeen } from '../seen/show-seen.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Card } from '../ui/layout/card.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'
import styles from './authorization-page.module.css'
import { RequestedScopes } from './requested-scopes.tsx'
import { useRevokeAuthorization } from './use-revoke-authorization.tsx'

type AuthorizationPageProps = { authorization: ShownAuthorization }

/** What the organization lets an application do, to be looked at and taken back (AA-4). */
export function AuthorizationPage({ authorization }: AuthorizationPageProps) {
  const { t } = useWords()
  const { application, organization, scopes, requestedScopes = [] } = authorization
  const revoking = useRevokeAuthorization(authorization)
  const revoked = revoking.result
  const { name } = application

  return (
    <SectionPage section="applications" title={name} trail={[{ label: name }]}>
      {revoked && (
        <Notice kind="success" title={t('Access revoked')}>
          {t('{{name}} can no longer act on your behalf. Tokens ended: {{count}}', {
            name,
            count: revoked.endedTokens,
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
        <h3 className={styles.heading}>{t('What it may do')}</h3>
        <ScopeList label={t('What it may do')} scopes={scopes} />
        {!revoked && (
          <NotWhileDeleted>
            <div className={styles.heading}>
              <ShowSeen
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
  const { t } = useWords()
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
      <dd>{grantedBy ?? t('Somebody who has left')}</dd>
      <dt>{t('Authorized')}</dt>
      <dd>{ago(grantedAt ?? createdAt)}</dd>
      <dt>{t('Last used')}</dt>
      <dd>{lastUsedAt ? ago(lastUsedAt) : t('Never')}</dd>
    </dl>
  )
}
