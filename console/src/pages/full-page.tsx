import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { settings } from '../browser/settings.ts'
import { Logo } from '../ui/text/logo.tsx'
import styles from './full-page.module.css'

/** A page outside every area, and so without a menu. */
export function FullPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/user/profile" className={styles.home}>
          <Logo name={settings.brand} />
        </Link>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
