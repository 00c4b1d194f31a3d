import { type ReactNode, type RefObject, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'

type DialogProps = {
  title: ReactNode
  /** What it is about, below the title. */
  message?: ReactNode
  /** Answered, not clicked away. */
  alert?: boolean
  /** For rows of data. */
  wide?: boolean
  onDismiss: () => void
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A question or a step in the middle of the page: title, words, what is filled in, buttons. */
export function Dialog({ title, message, wide, children, ...modal }: DialogProps) {
  const [titleId, messageId] = [useId(), useId()]
  return (
    <Modal
      {...modal}
      labelledBy={titleId}
      describedBy={message ? messageId : undefined}
      className={classNames(styles.popup, wide && styles.wide)}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {message && (
        <div id={messageId} className={styles.message}>
          {message}
        </div>
      )}
      {children}
    </Modal>
  )
}

/** Between the words and the buttons. */
export function DialogContent({ children }: { children: ReactNode }) {
  return <div className={styles.content}>{children}</div>
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
