import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import styles from './modal.module.css'

type ModalProps = {
  /** Escape, or a click beside it. */
  onDismiss: () => void
  /** An alert is answered, not clicked away. */
  alert?: boolean | undefined
  labelledBy: string
  describedBy?: string | undefined
  /** What gets the focus, if not the first that can. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className: string | undefined
  children: ReactNode
}

/**
 * The browser's own dialog: it keeps the focus inside, the page behind it out of reach, and gives the focus
 * back where it came from. Shown for as long as it is drawn.
 */
export function Modal(props: ModalProps) {
  const { onDismiss, alert, labelledBy, describedBy, initialFocus, className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const shown = dialog.current!
    const { documentElement: page } = document
    // Its scroll bar goes while the dialog is there; its place stays.
    page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth)
    shown.showModal()
    // The first that gets the focus may stand at its end: it is read from the top.
    shown.scrollTop = 0
    initialFocus?.current?.focus()
    return () => shown.close()
  }, [initialFocus])

  const dismissBeside = useEffectEvent((event: MouseEvent) => {
    if (!alert && isBeside(dialog.current!, event)) onDismiss()
  })
  useEffect(() => {
    const shown = dialog.current!
    shown.addEventListener('click', dismissBeside)
    return () => shown.removeEventListener('click', dismissBeside)
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classNames(styles.modal, className)}
      onCancel={(event) => {
        // Whoever opened it decides; until then it stays.
        event.preventDefault()
        onDismiss()
      }}
      onClose={({ currentTarget }) => {
        // Browsers may close it without asking, at a second Escape.
        if (!currentTarget.open) onDismiss()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}

/** The backdrop belongs to the dialog; only the place tells it apart. */
function isBeside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
