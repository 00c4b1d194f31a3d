import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import styles from './entry-list.module.css'

type EntryListProps = { label: string; ref?: Ref<HTMLUListElement>; children: ReactNode }

/** Shows a list of items with a place and a time, such as sessions and activity. */
export function EntryList({ label, ref, children }: EntryListProps) {
  return (
    <ul ref={ref} className={styles.list} aria-label={label} tabIndex={-1}>
      {children}
    </ul>
  )
}

type EntryRowProps = {
  /** Aligns the parts at the top if their heights differ a lot. */
  align?: 'top'
  children: ReactNode
}

/** Shows a row in `EntryList` with custom parts. */
export function EntryRow({ align, children }: EntryRowProps) {
  return <li className={classNames(styles.entry, align === 'top' && styles.top)}>{children}</li>
}

type EntryProps = {
  icon: ReactNode
  tone?: 'warning' | undefined
  title: ReactNode
  children: ReactNode
  action?: ReactNode
  /** The content below everything else, across the full width. */
  below?: ReactNode
}

export function Entry({ icon, tone, title, children, action, below }: EntryProps) {
  return (
    <EntryRow>
      <span className={tone === 'warning' ? styles.warningIcon : styles.icon}>{icon}</span>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.details}>{children}</div>
      </div>
      {action}
      {below && <div className={styles.below}>{below}</div>}
    </EntryRow>
  )
}

export function EntrySkeletons({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.entry}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  )
}
