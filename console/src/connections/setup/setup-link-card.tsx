import type { Connection } from '@accord/contract/connections.ts'
import { setupLinkDays } from '@accord/contract/connections.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { focusTitle } from '../../pages/page-title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Credential } from '../../ui/text/credential.tsx'
import { formatAbsoluteTime, useNow } from '../../ui/text/format-time.ts'
import { TimeSentence } from '../../ui/text/relative-time.tsx'
import {
  confirmSetupMutation,
  createSetupLinkMutation,
  deleteSetupLinkMutation,
} from '../connections.api.ts'
import styles from '../connections.module.css'
import { SamlFacts } from './saml-facts.tsx'

type SetupLink = NonNullable<Connection['setupLink']>

/** Lets someone without an account enter the values. An owner confirms what they entered. */
export function SetupLinkCard({ connection }: { connection: Connection }) {
  const { t, language } = useTranslation()
  const { setupLink } = connection
  /** The new link's URL, which no call returns again. */
  const [url, setUrl] = useState<string>()
  const creating = useAction({
    ...createSetupLinkMutation(connection),
    done: t('Setup link created'),
    after: (created) => setUrl(created.url),
  })
  const withdrawing = useAction({
    ...deleteSetupLinkMutation(connection),
    ask: () => ({
      title: t('Withdraw the setup link?'),
      message: setupLink?.proposed
        ? t('It stops working immediately, and the values that were entered are discarded.')
        : t('It stops working immediately.'),
      action: t('Withdraw link'),
      danger: true,
    }),
    done: t('Setup link withdrawn'),
    after: () => {
      setUrl(undefined)
      // The focused button is removed.
      focusTitle()
    },
  })

  return (
    <Card
      title={t('Does someone else manage the provider?')}
      description={t(
        'Send them a setup link. They see the values to copy and enter theirs, without an account. Nothing changes until you confirm it. The link is valid for {{count}} days.',
        { count: setupLinkDays },
      )}
      footer={
        <>
          {setupLink && (
            <Button pending={withdrawing.pending} onClick={() => void withdrawing.run()}>
              {t('Withdraw link')}
            </Button>
          )}
          <Button pending={creating.pending} onClick={() => void creating.run()}>
            {setupLink ? t('Replace link') : t('Create setup link')}
          </Button>
        </>
      }
    >
      {setupLink && (
        <div className={styles.stack}>
          {url && (
            <dl>
              <Credential
                label={t('Setup link')}
                copy={{
                  value: url,
                  label: t('Copy setup link'),
                  copiedLabel: t('Setup link copied'),
                }}
              >
                <span>
                  {t("We won't show it again. Anyone with this link can propose values.")}
                </span>
              </Credential>
            </dl>
          )}
          <p className={styles.hint}>
            {t('Valid until {{date}}.', {
              date: formatAbsoluteTime(new Date(setupLink.expiresAt), language),
            })}{' '}
            {!setupLink.proposed && t('No one has entered values yet.')}
          </p>
          {setupLink.proposed && <Proposed connection={connection} proposed={setupLink.proposed} />}
        </div>
      )}
    </Card>
  )
}

type ProposedProps = {
  connection: Connection
  proposed: NonNullable<SetupLink['proposed']>
}

function Proposed({ connection, proposed }: ProposedProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { issuer, clientId, hasClientSecret, saml, at } = proposed
  const confirming = useAction({
    ...confirmSetupMutation(connection),
    ask: () => ({
      title: t('Use these values?'),
      message: [
        saml
          ? t(
              'The people who control this provider decide who can sign in to your organization. Check that the entity ID and the sign-on address are yours.',
            )
          : t(
              'The people who control this provider decide who can sign in to your organization. Check that the issuer is yours.',
            ),
        connection.state === 'active' &&
          (saml
            ? t(
                'Another provider turns the connection off until you test it, and so do certificates that are all new.',
              )
            : t('Another provider turns the connection off until you test it.')),
      ]
        .filter(Boolean)
        .join(' '),
      action: t('Use these values'),
    }),
    done: t('Values saved'),
    // The focused button is removed.
    after: focusTitle,
  })

  return (
    <Notice
      kind="info"
      title={t('Someone entered these values')}
      announce={false}
      action={
        <Button
          size="small"
          variant="primary"
          pending={confirming.pending}
          onClick={() => void confirming.run({ at })}
        >
          {t('Use these values')}
        </Button>
      }
    >
      <div className={styles.sent}>
        <dl className={styles.facts}>
          {saml ? (
            <SamlFacts saml={saml} />
          ) : (
            <>
              <dt>{t('Issuer')}</dt>
              <dd>
                <code>{issuer}</code>
              </dd>
              <dt>{t('Client ID')}</dt>
              <dd>
                <code>{clientId}</code>
              </dd>
              <dt>{t('Client secret')}</dt>
              <dd>{hasClientSecret ? t('Entered') : t('Not entered')}</dd>
            </>
          )}
        </dl>
        <p>
          <TimeSentence text={t('Entered {{time}}.')} value={at} now={now} />
        </p>
      </div>
    </Notice>
  )
}
