import { useTranslation } from '../../../i18n/translation.ts'
import { CopyButton, type CopyButtonProps } from '../../../ui/buttons/copy-button.tsx'
import styles from './connect-card.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { type Connection, type Snippets, files, filledIn, librariesFor } from './snippets.ts'
import type { Application } from '@accord/contract/applications.ts'
import { actsForItself, isPublic } from '@accord/contract/rules/application-kinds.ts'
import { settings } from '../../../browser/settings.ts'
import { goToSection } from '../../../pages/section-list.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Credential } from '../../../ui/text/credential.tsx'
import { isOtherPage } from '../run/run-address.ts'

type CodeToCopyProps = {
  /** Names the code for screen readers. */
  name: string
  code: string
} & Pick<CopyButtonProps, 'label' | 'copiedLabel'>

export function CodeToCopy({ name, code, ...copy }: CodeToCopyProps) {
  const { t } = useTranslation()
  return (
    <figure className={styles.snippet} aria-label={name}>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <div className={styles.copy}>
        <CopyButton
          value={code}
          failedLabel={t('Copying failed. Select the text instead.')}
          {...copy}
        />
      </div>
    </figure>
  )
}

type SnippetFieldProps = { label: string; snippets: Snippets; connection: Connection }

export function SnippetField({ label, snippets, connection }: SnippetFieldProps) {
  const { t } = useTranslation()
  const names = Object.keys(snippets)
  const [chosen, setChosen] = useState(names[0]!)
  const address = files[`./snippets/${snippets[chosen]}`]!
  const { data } = useQuery({
    queryKey: [address],
    queryFn: async () => (await fetch(address)).text(),
    staleTime: Infinity,
  })
  const code = filledIn(data ?? '', connection)
  return (
    <div className={styles.snippets}>
      <SelectField label={label} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <CodeToCopy
        name={t('Code for {{name}}', { name: chosen })}
        code={code}
        label={t('Copy code')}
        copiedLabel={t('Code copied')}
      />
      {code.includes('CLIENT_SECRET') && (
        <p className={styles.quiet}>
          {t('CLIENT_SECRET is the client secret above. Keep it out of your code.')}
        </p>
      )}
    </div>
  )
}

/** Shown where no redirect URI is registered yet. */
export const placeholder = 'https://your-app.example/callback'

/** The values and code that a library needs, ready to copy. */
export function ConnectCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { id: clientId, kind = 'web', redirectUris = [], scopes, requirePkce } = application
  const { issuer } = settings
  const [registered] = redirectUris.filter(isOtherPage)
  const withoutAddress = {
    web: t(
      'No redirect URI is registered. The standard flow needs one. The direct flow (/approval) works without one.',
    ),
    'single-page': t("No redirect URI is registered. People can't sign in until you add one."),
    native: t(
      'No redirect URI is registered. Until you add one, people can sign in only with a device code.',
    ),
  }

  return (
    <Card
      title={t('Connect')}
      description={
        <>
          {t(
            'Sign people in with any OpenID Connect library. Most need only the issuer and your client credentials.',
          )}{' '}
          <a href="/api/docs">{t('API reference')}</a>
        </>
      }
    >
      <div className={styles.stack}>
        {redirectUris.length === 0 && !actsForItself(kind, scopes) && (
          <Notice
            kind="info"
            announce={false}
            action={
              <a href="#addresses" onClick={(event) => goToSection(event, 'addresses')}>
                {t('Add one')}
              </a>
            }
          >
            {withoutAddress[kind]}
          </Notice>
        )}
        <dl className={styles.values}>
          <Credential
            label={t('Issuer')}
            copy={{ value: issuer, label: t('Copy issuer'), copiedLabel: t('Issuer copied') }}
          />
        </dl>
        <SnippetField
          label={t('Start with')}
          snippets={librariesFor[kind]}
          connection={{ clientId, kind, redirect: registered ?? placeholder }}
        />
        {!isPublic(kind) && !requirePkce && (
          <p className={styles.quiet}>
            {t('Does your application send a code challenge? We recommend that you require PKCE.')}{' '}
            <a href="#sign-in" onClick={(event) => goToSection(event, 'sign-in')}>
              {t('Sign-in settings')}
            </a>
          </p>
        )}
        <details className={styles.more}>
          <summary>{t('Endpoints')}</summary>
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
      </div>
    </Card>
  )
}

/** The names from the OAuth specifications, which aren't translated. */
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
