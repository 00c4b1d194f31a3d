import { cloneElement, type ReactElement, useId, useRef, useState } from 'react'
import styles from './tooltip.module.css'
import { useKeptInView } from './use-kept-in-view.ts'

export type TooltipProps = {
  text: string
  /** What it explains: one element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  /** True when the words add something the element does not already say to a screen reader. */
  describes?: boolean | undefined
  /** While something else is said in its place. */
  silent?: boolean | undefined
}

/** Words beside an element while the pointer or the keyboard is on it; Escape takes them away. */
export function Tooltip({ text, children, describes, silent }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const words = useRef<HTMLSpanElement>(null)
  const id = useId()

  useKeptInView(words, open)

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
      {/* Screen readers get the words from the element itself. */}
      {open && !silent && (
        <span ref={words} className={styles.popup} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  )
}
