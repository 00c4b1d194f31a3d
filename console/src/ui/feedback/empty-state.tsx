import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** Says what's missing, in the page's own terms. */
  title: string
  /** Explains why it's empty. */
  children?: ReactNode
  /** The button that adds the first item. */
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
