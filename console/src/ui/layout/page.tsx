import type { ReactNode } from 'react'
import styles from './page.module.css'

export type PageProps = {
  title: ReactNode
  description?: ReactNode | undefined
  action?: ReactNode | undefined
  status?: ReactNode | undefined
  /** Whether the page contains a list with columns. */
  wide?: boolean | undefined
  children: ReactNode
}

export function Page({ title, description, action, status, wide, children }: PageProps) {
  return (
    <div className={styles.page} data-wide={wide || undefined}>
      <header className={styles.header}>
        <div className={styles.words}>
          <div className={styles.heading}>
            {/* The title takes the focus after a path change. */}
            <h1 tabIndex={-1}>{title}</h1>
            {status}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
