import type { Connection } from '@accord/contract/connections.ts'
import { Fragment } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { protocolName, providerName } from '../connection-labels.ts'
import styles from '../connections.module.css'
import { roleName } from '../../permissions/role-labels.ts'
import { SamlFactsCard } from './saml-facts.tsx'

/** Shows admins how the connection is set up. */
export function ReadOnlySetup({ connection }: { connection: Connection }) {
  const { t } = useTranslation()
  const now = useNow()
  const { provider, name, issuer, clientId, clientAuthentication, testedAt } = connection
  const { protocol, saml, roleMapping } = connection
  return (
    <div className={styles.stack}>
      <Card title={t('Connection')}>
        <dl className={styles.facts}>
          <dt>{t('Identity provider')}</dt>
          <dd>{providerName(provider, t)}</dd>
          <dt>{t('Protocol')}</dt>
          <dd>{protocolName(protocol, t)}</dd>
          <dt>{t('Name')}</dt>
          <dd>{name}</dd>
          {protocol === 'oidc' && (
            <>
              <dt>{t('Issuer')}</dt>
              <dd>{issuer ? <code>{issuer}</code> : t('Not entered yet')}</dd>
              <dt>{t('Client ID')}</dt>
              <dd>{clientId ? <code>{clientId}</code> : t('Not entered yet')}</dd>
              <dt>{t('Client authentication')}</dt>
              <dd>
                {clientAuthentication === 'client_secret'
                  ? t('Client secret')
                  : t('Private key (private_key_jwt)')}
              </dd>
            </>
          )}
          <dt>{t('Last successful test')}</dt>
          <dd>
            {testedAt ? (
              <RelativeTime value={testedAt} now={now} />
            ) : (
              t('Not tested with the current values.')
            )}
          </dd>
        </dl>
      </Card>
      {saml && <SamlFactsCard saml={saml} />}
      {roleMapping && (
        <Card title={t('Roles')}>
          <dl className={styles.facts}>
            <dt>{protocol === 'saml' ? t('Attribute') : t('Claim')}</dt>
            <dd>
              <code>{roleMapping.claim}</code>
            </dd>
            {roleMapping.values.map(({ value, role }) => (
              <Fragment key={value}>
                <dt>
                  <code>{value}</code>
                </dt>
                <dd>{roleName(role, t)}</dd>
              </Fragment>
            ))}
          </dl>
        </Card>
      )}
    </div>
  )
}
