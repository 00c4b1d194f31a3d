import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import { useWords } from '../language/words.ts'
import { classNames } from '../ui/class-names.ts'
import { Chip } from '../ui/text/chip.tsx'
import styles from './scope-list.module.css'
import {
  entityName,
  grantedScopes,
  grantSentence,
  levelName,
  scopeSentence,
} from './scope-sentences.ts'
import { sharedByStandard, standardName, standardSentence } from './standard-sentences.ts'

type ScopeListProps = {
  label: string
  scopes: readonly string[]
  /** Whoever reads it is the person it would act for, not one who manages an organization. */
  yours?: boolean
}

/** What an application may do, as sentences; what it may change stands out. */
export function ScopeList({ label, scopes, yours }: ScopeListProps) {
  const { t } = useWords()
  const sentence = yours ? scopeSentence : grantSentence
  const granted = grantedScopes(scopes)
  const shared = sharedByStandard(scopes)
  if (granted.length === 0 && shared.length === 0)
    return <p className={styles.none}>{t('No access.')}</p>

  return (
    <ul className={styles.list} aria-label={label}>
      {granted.map(({ entity, level }) => {
        const manages = level === 'manage'
        const Icon = manages ? Pencil : Eye
        return (
          <li key={entity} className={classNames(styles.scope, manages && styles.manage)}>
            <span className={styles.icon}>
              <Icon size={16} aria-hidden="true" />
            </span>
            <div className={styles.words}>
              <div className={styles.name}>
                {entityName(entity, t)}
                <Chip tone={manages ? 'warning' : 'neutral'}>{levelName(level, t)}</Chip>
              </div>
              <div className={styles.sentence}>{sentence(entity, level, t)}</div>
            </div>
          </li>
        )
      })}
      {shared.map((scope) => (
        <li key={scope} className={styles.scope}>
          <span className={styles.icon}>
            <Eye size={16} />
          </span>
          <div className={styles.words}>
            <div className={styles.name}>
              {standardName(scope, t)}
              <Chip tone="neutral">{levelName('read', t)}</Chip>
            </div>
            <div className={styles.sentence}>{standardSentence(scope, t)}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}
