import type {
  Connection,
  ConnectionProtocol,
  ConnectionTest,
} from '@accord/contract/connections.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { ApiError, explainError } from '../../api/api-error.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { LoadedPart } from '../../pages/loaded.tsx'
import { usePolling } from '../../pages/use-polling.ts'
import { roleName } from '../../permissions/role-labels.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { expectedOutcome, isComplete, ruleName } from '../connection-labels.ts'
import { isTestUnderWay, testConnectionMutation, testQuery } from '../connections.api.ts'
import styles from '../connections.module.css'
import { numberedTitle } from './setup-steps.tsx'

/** Signs the owner in at the provider, and shows what a real sign-in would do. */
export function TestCard({ connection }: { connection: Connection }) {
  const { t } = useTranslation()
  const complete = isComplete(connection)
  const refetchInterval = usePolling<ConnectionTest>((test) =>
    isTestUnderWay(test) ? 3000 : false,
  )
  const test = useQuery({ ...testQuery(connection), refetchInterval })
  const testing = useAction({
    ...testConnectionMutation(connection),
    // The service gives the reason for the field of the issuer, which isn't part of this card.
    failed: (error) => {
      const reason = error instanceof ApiError ? error.fields['issuer'] : undefined
      return `${t("The test couldn't be started.")} ${t(reason ?? explainError(error))}`
    },
  })

  return (
    <Card
      title={numberedTitle(connection, 'tested', t)}
      description={t(
        'You sign in at the provider in this tab and come back here. The test saves nothing but its result, and signs no one in.',
      )}
      footer={
        <Button
          variant={connection.testedAt ? 'secondary' : 'primary'}
          disabled={!complete}
          pending={testing.pending}
          onClick={() => void testing.run()}
        >
          {t('Test sign-in')}
        </Button>
      }
    >
      {complete ? (
        <LoadedPart query={test} failure={t("We couldn't load the test's result.")}>
          {(result) => (
            <TestResult
              test={result}
              protocol={connection.protocol}
              isCurrent={connection.testedAt !== null}
            />
          )}
        </LoadedPart>
      ) : (
        <p className={styles.hint}>{t('Enter the values first.')}</p>
      )}
    </Card>
  )
}

type TestResultProps = {
  test: ConnectionTest
  protocol: ConnectionProtocol
  /** Whether the connection still has the values that were tested. */
  isCurrent: boolean
}

function TestResult({ test, protocol, isCurrent }: TestResultProps) {
  const { t } = useTranslation()
  const { state, claims } = test
  if (state === 'none') return <p className={styles.hint}>{t('No test yet.')}</p>
  if (state === 'waiting') {
    return (
      <Notice kind="info" title={t('Waiting for the sign-in at the provider')}>
        {t('Sign in there, or start the test again.')}
      </Notice>
    )
  }
  return (
    <div className={styles.stack}>
      {state === 'succeeded' && !isCurrent && (
        <Notice kind="warning" announce={false}>
          {t('The values changed after this test. Test them again.')}
        </Notice>
      )}
      <Verdict test={test} />
      {claims && <Claims claims={claims} test={test} protocol={protocol} />}
      {claims?.roles?.incomplete && (
        <Notice kind="warning" announce={false} title={t('Some values are missing')}>
          {t(
            'The provider sent too many values, or none because there were too many. Let it send only groups that are assigned to the application.',
          )}
        </Notice>
      )}
    </div>
  )
}

function Verdict({ test }: { test: ConnectionTest }) {
  const { t } = useTranslation()
  const { state, outcome, rejection, says, rule, received } = test
  const because = rule && <p className={styles.hint}>{ruleName(rule, t)}</p>
  if (state === 'failed') {
    return (
      <Notice kind="error" title={t('The test failed')}>
        {says !== null && t(says)}
        {received !== null && (
          <p className={styles.hint}>
            {t('Received:')} <code>{received}</code>
          </p>
        )}
      </Notice>
    )
  }
  // The values are right, even if this person couldn't sign in.
  return (
    <Notice
      kind={rejection ? 'warning' : 'success'}
      title={
        rejection
          ? t("The connection works, but this person couldn't sign in")
          : t('The connection works')
      }
    >
      {outcome ? expectedOutcome(outcome, t) : says !== null && t(says)}
      {because}
    </Notice>
  )
}

type ClaimsProps = {
  claims: NonNullable<ConnectionTest['claims']>
  test: ConnectionTest
  protocol: ConnectionProtocol
}

/** Lists what the provider sent. Nothing else is read. */
function Claims({ claims, test: { at, role }, protocol }: ClaimsProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { issuer, subject, email, emailVerified, firstName, lastName } = claims
  const { authenticatedAt, methods, roles } = claims
  const isOidc = protocol === 'oidc'
  return (
    <div>
      <h3 className={styles.heading}>
        {isOidc ? t('Claims received') : t('Values received')}
        {at && (
          <span className={styles.hint}>
            {' '}
            <RelativeTime value={at} now={now} />
          </span>
        )}
      </h3>
      <dl className={styles.facts}>
        {isOidc ? (
          <Claim name="iss" label={t('Issuer')} value={issuer} />
        ) : (
          <Claim label={t('Entity ID')} value={issuer} />
        )}
        <Claim name={isOidc && 'sub'} label={t('Subject')} value={subject} />
        <Claim name={isOidc && 'email'} label={t('Email')} value={email} />
        {isOidc && <Claim name="email_verified" label={t('Verified')} value={verified()} />}
        <Claim name={isOidc && 'given_name'} label={t('First name')} value={firstName} />
        <Claim name={isOidc && 'family_name'} label={t('Last name')} value={lastName} />
        <Claim
          name={isOidc && 'auth_time'}
          label={t('Signed in at the provider')}
          value={authenticatedAt && <RelativeTime value={authenticatedAt} now={now} />}
        />
        <Claim name={isOidc && 'amr'} label={t('Methods')} value={methods.join(', ')} />
        {roles && (
          <>
            <Claim name={roles.claim} label={t('Roles')} value={roles.values.join(', ')} />
            <dt>{t('Role after signing in')}</dt>
            <dd>{role ? roleSentence(role, t) : t('None')}</dd>
          </>
        )}
      </dl>
    </div>
  )

  function verified(): string | null {
    if (emailVerified === null) return null
    return emailVerified ? t('Yes') : t('No')
  }
}

function roleSentence({ role, value }: NonNullable<ConnectionTest['role']>, t: Translate): string {
  const name = roleName(role, t)
  if (value !== null) return t('{{role}}, because of “{{value}}”', { role: name, value })
  return role === 'member' ? t('{{role}}, because no value matches', { role: name }) : name
}

type ClaimProps = {
  /** The claim's name in OpenID Connect. In SAML, providers have names of their own. */
  name?: string | false
  label: string
  value: ReactNode
}

function Claim({ name, label, value }: ClaimProps) {
  const { t } = useTranslation()
  return (
    <>
      <dt>
        {label} {name && <code className={styles.second}>{name}</code>}
      </dt>
      <dd>{value || <span className={styles.hint}>{t('Not sent')}</span>}</dd>
    </>
  )
}
