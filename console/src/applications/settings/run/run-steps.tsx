import { useWords } from '../../../language/words.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from '../connect/connect-card.module.css'
import type { Step } from './walk.ts'

/** What was sent and what was answered, in the words of the protocol: at once where it failed, else on demand. */
export function RunSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useWords()
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, request, answer, failed, note }, index) => (
        <li key={index}>
          <details className={styles.more} open={failed}>
            <summary>
              <h3 className={styles.step}>{title}</h3>
            </summary>
            <div className={styles.values}>
              {[request, answer].map((code) => (
                <pre key={code} className={styles.code}>
                  <code>{code}</code>
                </pre>
              ))}
            </div>
          </details>
          {failed ? (
            <Notice kind="error">{note ?? t('This step failed.')}</Notice>
          ) : (
            note && <p className={styles.quiet}>{note}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
