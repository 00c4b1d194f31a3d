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
  /** Called for Escape, or a click outside the dialog. */
  onDismiss: () => void
  /** An alert has to be answered: a click outside doesn't close it. */
  alert?: boolean | undefined
  labelledBy: string
  describedBy?: string | undefined
  /** The element to focus, instead of the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className: string | undefined
  children: ReactNode
}

/**
 * The browser's own dialog: it traps the focus, makes the page behind it inert, and returns the focus when it
 * closes. It's open while it's rendered.
 */
export function Modal(props: ModalProps) {
  const { onDismiss, alert, labelledBy, describedBy, initialFocus, className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const shown = dialog.current!
    const { documentElement: page } = document
    // The page's scroll bar disappears while the dialog is open, but its space stays.
    page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth)
    shown.showModal()
    // The focused element may be at the end. Reading starts at the top.
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
        // The component that opened the dialog decides whether to close it.
        event.preventDefault()
        onDismiss()
      }}
      onClose={({ currentTarget }) => {
        // Some browsers close it anyway at a second Escape.
        if (!currentTarget.open) onDismiss()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}

/** Clicks on the backdrop target the dialog, so only their position tells them apart. */
function isBeside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
