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
  /** Whether the dialog must be answered. A click outside then doesn't close it. */
  alert?: boolean | undefined
  labelledBy: string
  describedBy?: string | undefined
  /** The element to focus instead of the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className: string | undefined
  children: ReactNode
}

/**
 * Shows the browser's own dialog. It traps the focus, makes the page behind it inert, and returns the focus when it
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
    // The focused element may be at the end, but people start to read at the top.
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
        // Some browsers close it anyway when Escape is pressed a second time.
        if (!currentTarget.open) onDismiss()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}

/** Returns whether a click was on the backdrop. Its target is the dialog, so only the position distinguishes them. */
function isBeside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
