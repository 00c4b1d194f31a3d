import { isId } from '@accord/contract/rules/ids.ts'
import { recall } from '../../browser/browser-storage.ts'
import type { LettersProps } from '../what-was-mailed.tsx'
import { Invited } from './invited.tsx'
import styles from './letters.module.css'
import { LinkSent } from './link-sent.tsx'

/** What this browser's visitor was mailed, above the form of sign-in or sign-up. */
export function Letters(props: LettersProps) {
  const sent = recall('linkSent')
  const opened = recall('invitationId')
  // An id says nothing to somebody who is not signed in; the letter's code does.
  const byCode = opened !== undefined && !isId(opened.key)
  return (
    <div className={styles.letters}>
      {sent && props.page === 'sign-in' && <LinkSent {...props} {...sent} />}
      {byCode && <Invited {...props} code={opened.key} declines={opened.declines} />}
    </div>
  )
}
