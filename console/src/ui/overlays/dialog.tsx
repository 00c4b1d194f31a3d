import { type ReactNode, type RefObject, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'

type DialogProps = {
  title: ReactNode
  message?: ReactNode
  /** Whether the dialog must be answered. A click outside then doesn't close it. */
  alert?: boolean
  /** Whether the dialog is wide enough for tables. */
  wide?: boolean
  onDismiss: () => void
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Shows a dialog in the middle of the page, with a title, message, content, and buttons. */
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

/** Shows the content between the message and the buttons. */
export function DialogContent({ children }: { children: ReactNode }) {
  return <div className={styles.content}>{children}</div>
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
