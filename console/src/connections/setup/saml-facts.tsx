import type { SamlProvider, SamlSettings } from '@accord/contract/saml.ts'
import { certificateNoticeDays } from '@accord/contract/saml.ts'
import { Translated } from '../../i18n/translated.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { ShortDate, TimeSentence } from '../../ui/text/relative-time.tsx'
import styles from '../connections.module.css'

/** Shows the saved values of a provider. */
export function SamlFactsCard({ saml }: { saml: SamlSettings }) {
  const { t } = useTranslation()
  const now = useNow()
  const { metadataUrl, metadataCheckedAt } = saml
  return (
    <Card
      title={t('Saved values')}
      description={
        metadataUrl === null
          ? t('New certificates have to be entered above.')
          : metadataCheckedAt && (
              <TimeSentence
                text={t(
                  'While the connection is on, we check the metadata daily. Last checked {{time}}.',
                )}
                value={metadataCheckedAt}
                now={now}
              />
            )
      }
    >
      <dl className={styles.facts}>
        <SamlFacts saml={saml} />
      </dl>
    </Card>
  )
}

/** The rows of a list of facts, which the caller provides. */
export function SamlFacts({ saml }: { saml: SamlProvider }) {
  const { t } = useTranslation()
  const now = useNow()
  return (
    <>
      <dt>{t('Entity ID')}</dt>
      <dd>
        <code>{saml.entityId}</code>
      </dd>
      <dt>{t('Sign-on address')}</dt>
      <dd>
        <code>{saml.signInUrl}</code>
      </dd>
      {saml.metadataUrl !== null && (
        <>
          <dt>{t('Metadata URL')}</dt>
          <dd>
            <code>{saml.metadataUrl}</code>
          </dd>
        </>
      )}
      <dt>{t('Signing certificates')}</dt>
      <dd>
        {saml.certificates.map(({ fingerprint, subject, validTo }) => (
          <div key={fingerprint} className={styles.certificate}>
            <span>{subject}</span>
            <span className={styles.second}>
              <Translated
                text={new Date(validTo) > now ? t('Expires on {{date}}') : t('Expired on {{date}}')}
                parts={{ date: <ShortDate value={validTo} now={now} /> }}
              />{' '}
              · SHA-256 <code title={fingerprint}>{fingerprint.slice(0, 23)}…</code>
            </span>
          </div>
        ))}
      </dd>
    </>
  )
}

const dayMilliseconds = 24 * 60 * 60_000

/** Says what soon keeps people from signing in. */
export function SamlProblems({ saml }: { saml: SamlSettings }) {
  const { t } = useTranslation()
  const now = useNow()
  const last = Math.max(...saml.certificates.map(({ validTo }) => Date.parse(validTo)))
  const isExpired = last <= now.getTime()
  const isExpiring = last <= now.getTime() + certificateNoticeDays[0] * dayMilliseconds
  return (
    <>
      {isExpiring && (
        <Notice
          kind={isExpired ? 'error' : 'warning'}
          announce={false}
          title={
            isExpired
              ? t('The signing certificate has expired')
              : t('The signing certificate expires soon')
          }
        >
          <Translated
            text={
              isExpired
                ? t('It expired on {{date}}, so no one can sign in.')
                : t('It expires on {{date}}. After that, no one can sign in.')
            }
            parts={{ date: <ShortDate value={new Date(last).toISOString()} now={now} /> }}
          />{' '}
          {saml.metadataUrl === null
            ? t("Enter the provider's next certificate in addition to the current one.")
            : t('As soon as the provider publishes a new one in its metadata, it works here.')}
        </Notice>
      )}
      {saml.metadataProblem && (
        <Notice kind="warning" announce={false} title={t("We can't use the provider's metadata")}>
          {t(saml.metadataProblem)} {t('The saved values keep working.')}
        </Notice>
      )}
    </>
  )
}
