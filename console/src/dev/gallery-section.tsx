import { useId, type ReactNode } from 'react'
import styles from './gallery.module.css'

/** One kind of piece, in all its states. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
