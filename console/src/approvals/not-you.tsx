import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { recall } from '../browser/browser-storage.ts'
import { useWords } from '../language/words.ts'
import { meQuery } from '../session/session.api.ts'
import styles from './approval.module.css'
import { signInAsAnother, signInPath } from './sign-in-first.ts'

/** Who is about to decide, and the way out for everybody else: the flow waits at sign-in (APV-8). */
export function NotYou({ flow }: { flow: ApprovalFlow }) {
  const { t } = useWords()
  // Not watched: asked again from here, a question that failed would take away the page that says so.
  const person = useQueryClient().getQueryData(meQuery.queryKey)

  function leave(event: MouseEvent) {
    event.preventDefault()
    void signInAsAnother(flow)
  }

  return (
    <p className={styles.notYou}>
      {t('Not')} {person?.email ?? recall('user')?.firstName}?{' '}
      <a href={signInPath()} onClick={leave}>
        {t('Click here')}
      </a>
    </p>
  )
}
