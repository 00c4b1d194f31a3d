import { type ReactNode, useState } from 'react'
import styles from './field-tip.module.css'

type FieldTipProps = {
  /** For the control's `aria-describedby`: screen readers read the tip with the field, visible or not. */
  id: string
  tip: ReactNode
  /** The requirements are met, so the tip no longer covers content below it. */
  done?: boolean | undefined
  children: ReactNode
  /** The next field, which the tip leaves uncovered. */
  next: ReactNode
}

/** A tip for a field while it has the focus. It floats without moving anything, and Escape closes it. */
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
