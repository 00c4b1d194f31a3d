import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { type Address, withQuery } from '../browser/address.ts'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { recall } from '../browser/browser-storage.ts'
import { leaveFor } from '../browser/leave-for.ts'
import { useWords } from '../language/words.ts'
import { keepOriginLocation } from '../session/origin-location.ts'
import { storeResumeFlow } from '../session/resume-flow.ts'
import { meQuery } from '../session/session.api.ts'
import { signOut } from '../session/sign-out.ts'
import styles from './approval.module.css'

/** Who is about to decide, and the way out for everybody else: the flow waits at sign-in (APV-8). */
export function NotYou({ flow }: { flow: ApprovalFlow }) {
  const { t } = useWords()
  // Not watched: asked again from here, a question that failed would take away the page that says so.
  const person = useQueryClient().getQueryData(meQuery.queryKey)
  const signInAgain = signInPath()

  async function leave(event: MouseEvent) {
    event.preventDefault()
    await signOut()
    if (flow.redirect) storeResumeFlow(flow)
    // What a device asks for waits at its own page.
    else keepOriginLocation(location.pathname + location.search)
    await leaveFor(signInAgain)
  }

  return (
    <p className={styles.notYou}>
      {t('Not')} {person?.email ?? recall('user')?.firstName}?{' '}
      <a href={signInAgain} onClick={(event) => void leave(event)}>
        {t('Click here')}
      </a>
    </p>
  )
}

/** The whole query string stays: the flow goes on from it after sign-in. */
export function signInPath(): Address {
  return withQuery('/sign-in', location.search)
}
