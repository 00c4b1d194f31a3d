import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import Eye from 'lucide-react/icons/eye'
import { useTranslation } from '../i18n/translation.ts'
import { shareSentence } from './scope-sentences.ts'
import styles from './shares-list.module.css'

/** The kinds of data that a network's owner can read, as sentences. */
export function SharesList({ shares }: { shares: readonly ScopeEntity[] }) {
  const { t } = useTranslation()
  if (shares.length === 0) return <p className={styles.nothing}>{t('Nothing is shared.')}</p>

  // Different kinds may have the same sentence.
  const sentences = new Set(shares.map((entity) => shareSentence(entity, t)))
  return (
    <ul className={styles.list}>
      {[...sentences].map((sentence) => (
        <li key={sentence} className={styles.share}>
          <span className={styles.icon}>
            <Eye size={14} />
          </span>
          {sentence}
        </li>
      ))}
    </ul>
  )
}
