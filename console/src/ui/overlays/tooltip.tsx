import { cloneElement, type ReactElement, useId, useRef, useState } from 'react'
import styles from './tooltip.module.css'
import { useKeptInView } from './use-kept-in-view.ts'

export type TooltipProps = {
  text: string
  /** The explained element, which must be focusable. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  /** Whether the text adds something that screen readers don't already read with the element. */
  describes?: boolean | undefined
  /** Hides the tooltip while another message replaces it. */
  silent?: boolean | undefined
}

/** Shows text next to an element while it's hovered or focused. Escape hides it. */
export function Tooltip({ text, children, describes, silent }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const visible = open && !silent
  const words = useRef<HTMLSpanElement>(null)
  const id = useId()

  useKeptInView(words, visible)

  return (
    <span
      role="presentation"
      className={styles.place}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      {describes && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {/* Screen readers get the text from the element itself. */}
      {visible && (
        <span ref={words} className={styles.popup} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  )
}
