import type { Role } from '@accord/contract/rules/roles.ts'
import { useWords } from '../../language/words.ts'
import { roleNames } from '../../rights/role-words.ts'
import styles from './seen-dialog.module.css'
import { fieldName, inWords, type Row, titleOf } from './seen-words.ts'

/** Who or what it is; all of its fields on demand. */
export function SeenRow({ row }: { row: Row }) {
  const { t, language } = useWords()
  const title = titleOf(row)
  const roles = row['roles'] as Role[] | undefined
  const email = row['email'] as string | undefined
  const about = [email !== title && email, roles && roleNames(roles, t)].filter(Boolean)
  return (
    <li>
      <details className={styles.row}>
        <summary>
          <bdi>{title}</bdi>
          {about.length > 0 && <span className={styles.none}> {about.join(' · ')}</span>}
        </summary>
        <dl className={styles.fields}>
          {Object.entries(row).map(([field, value]) => (
            <div key={field}>
              <dt>{fieldName(field, t)}</dt>
              <dd>{inWords(field, value, t, language)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
