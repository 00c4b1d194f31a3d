import { type ReactNode, useState } from 'react'
import styles from './field-tip.module.css'

type FieldTipProps = {
  /**
   * The ID for the control's `aria-describedby`. Screen readers read the tip with the field, even if it isn't visible.
   */
  id: string
  tip: ReactNode
  /** Whether the requirements are met. The tip then no longer covers the content below. */
  done?: boolean | undefined
  children: ReactNode
  /** The next field, which the tip doesn't cover. */
  next: ReactNode
}

/**
 * Shows a tip for a field while it has the focus. The tip floats without moving other content, and Escape closes it.
 */
export function FieldTip({ id, tip, done, children, next }: FieldTipProps) {
  const [closed, setClosed] = useState(false)
  return (
    <div className={styles.place}>
      <div
        role="presentation"
        className={styles.field}
        data-closed={closed || undefined}
        onKeyDown={({ key }) => key === 'Escape' && setClosed(true)}
        onBlur={() => setClosed(false)}
      >
        {children}
      </div>
      {next}
      <div id={id} role="tooltip" className={styles.tip} data-done={done || undefined}>
        {tip}
      </div>
    </div>
  )
}
