import type { ReactNode } from 'react'
import styles from './page.module.css'

export type PageProps = {
  title: ReactNode
  description?: ReactNode | undefined
  /** The page's one main action. */
  action?: ReactNode | undefined
  /** Beside the title: a chip that says the state of the thing. */
  status?: ReactNode | undefined
  /** For columns, which may come later. */
  wide?: boolean | undefined
  children: ReactNode
}

export function Page({ title, description, action, status, wide, children }: PageProps) {
  return (
    <div className={styles.page} data-wide={wide}>
      <header className={styles.header}>
        <div className={styles.words}>
          <div className={styles.heading}>
            {/* Takes the focus after a path change. */}
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
