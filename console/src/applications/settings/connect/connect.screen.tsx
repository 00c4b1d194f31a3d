import type { Application } from '@accord/contract/applications.ts'
import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { settings } from '../../../browser/settings.ts'
import { useTranslation } from '../../../i18n/translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Credential } from '../../../ui/text/credential.tsx'
import { RedirectUrisCard } from '../address-cards.tsx'
import { ApplicationPage } from '../application-page.tsx'
import { ApprovalCard } from '../approval/approval-card.tsx'
import { ClientId } from '../credentials-card.tsx'
import { isOtherPage, runsHere } from '../run/run-address.ts'
import { RunCard } from '../run/run-card.tsx'
import styles from './connect.module.css'
import { placeholder, SnippetField } from './snippet-field.tsx'
import { librariesFor } from './snippets.ts'

/** Shows three steps that connect an application, and everything else that it needs for a sign-in. */
export function ConnectScreen() {
  const { t } = useTranslation()
  return (
    <ApplicationPage tab="connect">
      {(application) => (
        <>
          <ClientCard application={application} />
          <ol className={styles.list} aria-label={t('Steps to connect the application')}>
            <li>
              <RedirectUrisCard
                application={application}
                title={<StepTitle number={1}>{t('Register a redirect URI')}</StepTitle>}
              />
            </li>
            <li>
              <CodeCard
                application={application}
                title={<StepTitle number={2}>{t('Add the code')}</StepTitle>}
              />
            </li>
            {runsHere && (
              <li>
                <RunCard
                  application={application}
                  title={<StepTitle number={3}>{t('Run it here')}</StepTitle>}
                />
              </li>
            )}
          </ol>
          <ApprovalCard application={application} />
        </>
      )}
    </ApplicationPage>
  )
}

function StepTitle({ number, children }: { number: number; children: ReactNode }) {
  return (
    <span className={styles.title}>
      {/* Screen readers get the number from the list. */}
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {children}
    </span>
  )
}

/** Shows the values that every library needs. */
function ClientCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { issuer } = settings
  return (
    <Card>
      <dl className={styles.client}>
        <ClientId application={application} />
        <Credential
          label={t('Issuer')}
          copy={{ value: issuer, label: t('Copy issuer'), copiedLabel: t('Issuer copied') }}
        />
      </dl>
      <details className={styles.more}>
        <summary>{t('Endpoints')}</summary>
        <p className={styles.quiet}>{t('Most libraries discover these from the issuer.')}</p>
        <dl className={styles.values}>
          {endpoints.map(([label, path]) => (
            <div key={path} className={styles.endpoint}>
              <dt>{label}</dt>
              <dd>
                <code>{`${issuer}${path}`}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  )
}

type CodeCardProps = { application: Application; title: ReactNode }

/** Shows the first lines of a sign-in with a library, including the application's values. */
function CodeCard({ application, title }: CodeCardProps) {
  const { t } = useTranslation()
  const { id, kind = 'web', redirectUris = [], requirePkce } = application
  const [registered = placeholder] = redirectUris.filter(isOtherPage)
  return (
    <Card
      title={title}
      description={
        <>
          {t('Sign people in with any OpenID Connect library.')}{' '}
          <a href="/api/docs">{t('API reference')}</a>
        </>
      }
    >
      <div className={styles.stack}>
        <SnippetField
          label={t('Library')}
          snippets={librariesFor[kind]}
          connection={{ clientId: id, kind, redirect: registered }}
        />
        {!isPublic(kind) && !requirePkce && (
          <p className={styles.quiet}>
            {t('If your application sends a code challenge, we recommend that you require PKCE.')}{' '}
            <Link to="/application/$id/advanced" params={{ id }}>
              {t('Sign-in settings')}
            </Link>
          </p>
        )}
      </div>
    </Card>
  )
}

/** These names are from the OAuth specifications, so they aren't translated. */
const endpoints = [
  ['discovery', '/.well-known/openid-configuration'],
  ['authorization_endpoint', '/authorize'],
  ['token_endpoint', '/token'],
  ['userinfo_endpoint', '/userinfo'],
  ['device_authorization_endpoint', '/device_authorization'],
  ['revocation_endpoint', '/revoke'],
  ['end_session_endpoint', '/session/end'],
  ['jwks_uri', '/jwks'],
] as const
