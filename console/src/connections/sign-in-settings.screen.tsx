import { useTranslation } from '../i18n/translation.ts'
import { Card } from '../ui/layout/card.tsx'
import { Credential } from '../ui/text/credential.tsx'
import { useConnection } from './connection-area.tsx'
import styles from './connections.module.css'
import { JoiningCard } from './setup/joining-card.tsx'
import { SecondFactorCard } from './setup/second-factor-card.tsx'

/** Shows who can sign in through a connection, and where. */
export function ConnectionSignInScreen() {
  const connection = useConnection()
  return (
    <div className={styles.stack}>
      <JoiningCard connection={connection} />
      <SecondFactorCard connection={connection} />
      <WhereCard />
      <OwnersCard />
    </div>
  )
}

function WhereCard() {
  const { t } = useTranslation()
  const { name, forProvider } = useConnection()
  return (
    <Card
      title={t('Sign-in address')}
      description={t(
        'On the sign-in page, “Continue with {{name}}” appears for addresses in your verified domains. This address goes directly to the provider, for an app tile or a bookmark:',
        { name },
      )}
    >
      <dl>
        <Credential
          label={t('Sign-in address')}
          copy={{
            value: forProvider.initiateLoginUri,
            label: t('Copy sign-in address'),
            copiedLabel: t('Sign-in address copied'),
          }}
        />
      </dl>
    </Card>
  )
}

/** Explains who can't be added or signed in by the provider alone. */
function OwnersCard() {
  const { t } = useTranslation()
  return (
    <Card title={t('Owners and guests')}>
      <div className={styles.stack}>
        <p>
          {t(
            "A provider alone never signs in an owner. Owners first sign in with their own account, and connect single sign-on on the organization's page. Owner-only actions always need their own account, so you can still sign in when the provider is down.",
          )}
        </p>
        <p>
          {t(
            "Guests with an address outside your verified domains connect it in the same way. In the provider's session, everyone sees only this organization.",
          )}
        </p>
      </div>
    </Card>
  )
}
