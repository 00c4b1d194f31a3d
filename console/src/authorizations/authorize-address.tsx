import { Credential } from '../applications/settings/credential.tsx'
import { useWords } from '../language/words.ts'
import styles from './given-authorizations-card.module.css'

/** What an owner hands to other organizations: it asks whoever opens it which of theirs is meant. */
export function AuthorizeAddress({ applicationId }: { applicationId: string }) {
  const { t } = useWords()
  return (
    <dl className={styles.hand}>
      <Credential
        label={t('Address to hand out')}
        value={`${location.origin}/application/${applicationId}/authorize`}
        copyLabel={t('Copy address')}
        copiedLabel={t('Address Copied!')}
      >
        {t('Whoever manages an organization opens it, sees what is asked for, and decides.')}
      </Credential>
    </dl>
  )
}
