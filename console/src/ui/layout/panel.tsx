import type { ReactNode } from 'react'
import { Logo } from '../text/logo.tsx'
import styles from './panel.module.css'

export type PanelProps = {
  productName: string
  title: string
  /** Explains why the person is here, such as 'to continue to Acme Surveys'. */
  context?: ReactNode | undefined
  children: ReactNode
  footer?: ReactNode | undefined
}

/** Shows an auth page. It's anchored to the top, because a centered panel would move when it grows. */
export function Panel({ productName, title, context, children, footer }: PanelProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo name={productName} />
      </header>
      <main id="main" className={styles.panel} tabIndex={-1}>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {context && <div className={styles.context}>{context}</div>}
        </div>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  )
}

/** Stacks fields, notices, and buttons. It can also be used inside a form. */
export function PanelStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
