import type { Approval } from '@accord/contract/approvals.ts'
import { useWords } from '../../language/words.ts'
import { grantedScopes, scopeSentence } from '../../rights/scope-sentences.ts'
import styles from './approval-entry.module.css'

/** How often an application was used, as far as that is known. */
export function UsedDays({ approval }: { approval: Approval }) {
  const { t, language } = useWords()
  const { usedDays, recordedSince } = approval
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <>
      {usedDays.length > 0 && (
        <span>{t('Used on {{days}} of the last 90 days', { days: usedDays.length })}</span>
      )}
      {recordedSince && (
        <span>
          {t('Before {{date}} not recorded', { date: day.format(new Date(recordedSince)) })}
        </span>
      )}
    </>
  )
}

/** What it may do and never did; where it did nothing at all, that is said already. */
export function NeverUsed({ approval }: { approval: Approval }) {
  const { t } = useWords()
  const { lastUsedAt, unusedScopes } = approval
  if (!lastUsedAt || unusedScopes.length === 0) return null
  const sentences = grantedScopes(unusedScopes).map(({ entity, level }) =>
    scopeSentence(entity, level, t),
  )
  return <p className={styles.unused}>{t('Never used: {{what}}', { what: sentences.join(' ') })}</p>
}
