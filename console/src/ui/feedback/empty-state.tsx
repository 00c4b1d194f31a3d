import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** What this is, in the words of the place. */
  title: string
  /** Why it is empty. */
  children?: ReactNode
  /** The one button that changes it. */
  action?: ReactNode | undefined
  icon?: ReactNode | undefined
}

export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.reason}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
