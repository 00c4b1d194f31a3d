import { useWords } from '../language/words.ts'
import { Credential } from '../ui/text/credential.tsx'
import styles from './given-authorizations-card.module.css'

/** What an owner hands to other organizations: it asks whoever opens it which of theirs is meant. */
export function AuthorizeAddress({ applicationId }: { applicationId: string }) {
  const { t } = useWords()
  return (
    <dl className={styles.hand}>
      <Credential
        label={t('Address to hand out')}
        copy={{
          value: `${location.origin}/application/${applicationId}/authorize`,
          label: t('Copy address'),
          copiedLabel: t('Address Copied!'),
        }}
      >
        {t('Whoever manages an organization opens it, sees what is asked for, and decides.')}
      </Credential>
    </dl>
  )
}
