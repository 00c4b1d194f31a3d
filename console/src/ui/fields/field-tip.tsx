import { type ReactNode, useState } from 'react'
import styles from './field-tip.module.css'

type FieldTipProps = {
  /** For the control's `aria-describedby`: a screen reader gets the tip with the field, shown or not. */
  id: string
  tip: ReactNode
  /** All that it asks for is there: it no longer lies over what comes below. */
  done?: boolean | undefined
  /** The field. */
  children: ReactNode
  /** The field that comes next, which the tip leaves free. */
  next: ReactNode
}

/** What to know of a field while it has the focus: floats and moves nothing. Escape takes it away. */
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
