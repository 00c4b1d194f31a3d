import type { ReactNode } from 'react'
import styles from './count.module.css'

/** How many of something wait, behind its name. */
export function Count({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
