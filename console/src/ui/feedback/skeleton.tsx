import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  shape?: 'line' | 'title' | 'circle' | 'control' | 'block' | undefined
  width?: 'short' | 'medium' | 'long' | 'full' | undefined
}

/** Shows a placeholder in the shape of the loading content. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], shape !== 'circle' && styles[width])}
      aria-hidden="true"
    />
  )
}

/** Contains skeletons, and announces to screen readers what's loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  )
}
