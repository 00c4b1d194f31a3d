import { useWords } from '../../../language/words.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from '../connect/connect-card.module.css'
import type { Step } from './walk.ts'

/** What was sent and what was answered, in the words of the protocol. */
export function RunSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useWords()
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, request, answer, failed, note }, index) => (
        <li key={index} className={styles.snippets}>
          <h3 className={styles.step}>{title}</h3>
          {[request, answer].map((code) => (
            <pre key={code} className={styles.code}>
              <code>{code}</code>
            </pre>
          ))}
          {(failed || note) && (
            <Notice kind={failed ? 'error' : 'info'}>{note ?? t('This step failed.')}</Notice>
          )}
        </li>
      ))}
    </ol>
  )
}
