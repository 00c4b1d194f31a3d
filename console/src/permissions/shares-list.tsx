import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import Eye from 'lucide-react/icons/eye'
import { useTranslation } from '../i18n/translation.ts'
import { exampleAfterSentence } from './data-kinds.ts'
import { shareSentence } from './scope-sentences.ts'
import styles from './shares-list.module.css'

/** Shows the kinds of data that a network's owner can read, as sentences. */
export function SharesList({ shares }: { shares: readonly ScopeEntity[] }) {
  const { t } = useTranslation()
  if (shares.length === 0) return <p className={styles.nothing}>{t('Nothing is shared.')}</p>

  return (
    <ul className={styles.list}>
      {shares.map((entity) => (
        <li key={entity} className={styles.share}>
          <span className={styles.icon}>
            <Eye size={14} />
          </span>
          <div>
            {shareSentence(entity, t)}{' '}
            <span className={styles.example}>{exampleAfterSentence(entity, t)}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
