import type { Role } from '@accord/contract/rules/roles.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { SeenPart } from '@accord/contract/seen.ts'
import { type Translate, useWords } from '../../language/words.ts'
import { roleNames } from '../../rights/role-words.ts'
import { scopeSummary } from '../../rights/scope-sentences.ts'
import { sharesInWords } from '../../rights/share-sentence.ts'
import { absoluteTime } from '../../ui/text/time-words.ts'
import styles from './seen-dialog.module.css'
import { fieldName } from './seen-words.ts'

type Row = SeenPart['rows'][number]
type Text = 'name' | 'firstName' | 'lastName' | 'email' | 'id'
type Named = Partial<
  Record<Text, string> & Record<'application' | 'organization', { name?: string }>
>

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

function titleOf(row: Row): string | undefined {
  const { name, firstName, lastName, application, organization, email, id } = row as Named
  const person = firstName && `${firstName} ${lastName}`
  return name || person || application?.name || organization?.name || email || id
}

function inWords(field: string, value: unknown, t: Translate, language: string): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (Array.isArray(value)) {
    if (/roles$/i.test(field)) return roleNames(value as Role[], t)
    if (/scopes$/i.test(field)) return scopeSummary(value as string[], t)
    if (/shares$/i.test(field)) return sharesInWords(value as ScopeEntity[], t)
    return value.map((each) => inWords(field, each, t, language)).join(', ') || '–'
  }
  if (typeof value === 'object' && value !== null) {
    const named = titleOf(value as Row)
    const fields = Object.entries(value)
    return (
      named ??
      fields
        .map(([each, its]) => `${fieldName(each, t)}: ${inWords(each, its, t, language)}`)
        .join(', ')
    )
  }
  const text = `${(value as string | number | null) ?? ''}` || '–'
  return /^\d{4}-\d\d-\d\dT/.test(text) ? absoluteTime(new Date(text), language) : text
}
