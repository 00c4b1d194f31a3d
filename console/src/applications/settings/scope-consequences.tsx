import type { Application } from '@accord/contract/applications.ts'
import { type Translate, useWords } from '../../language/words.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './scope-grid.module.css'

type Authorizations = NonNullable<Application['authorizations']>

type ScopeConsequencesProps = {
  authorizations: Authorizations
  /** What is chosen and not saved yet asks for more, or for less, than before. */
  widens: boolean
  narrows: boolean
}

/** What saving means for those who have authorized the application. */
export function ScopeConsequences({ authorizations, widens, narrows }: ScopeConsequencesProps) {
  const { t } = useWords()
  const { total } = authorizations
  return (
    <div className={styles.consequences}>
      <p className={styles.approved}>{approvedBy(authorizations, t)}</p>
      {/* There before its words, or their arrival would not be announced. */}
      <div className={styles.notices} role="status">
        {widens && total > 0 && (
          <Notice kind="info" announce={false}>
            {total === 1
              ? t(
                  '1 organization has to authorize what you add. Until then it keeps what it granted.',
                )
              : t(
                  '{{total}} organizations have to authorize what you add. Until then each keeps what it granted.',
                  { total },
                )}
          </Notice>
        )}
        {narrows && (
          <Notice kind="warning" announce={false}>
            {t('What you take away ends at once, for everybody who uses the application.')}
          </Notice>
        )}
      </div>
    </div>
  )
}

function approvedBy({ total, upToDate }: Authorizations, t: Translate): string {
  if (total === 0) return t('No organization has authorized this application yet.')
  return total === 1
    ? t('{{upToDate}} of 1 organization has authorized everything that it asks for.', { upToDate })
    : t('{{upToDate}} of {{total}} organizations have authorized everything that it asks for.', {
        upToDate,
        total,
      })
}
