import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './access-row.module.css'

type AccessListProps = {
  label: string
  /** Whether rows have the buttons of a decision, which need more space than one action. */
  choices?: boolean
  children: ReactNode
}

export function AccessList({ label, choices, children }: AccessListProps) {
  return (
    <div className={classNames(styles.frame, choices && styles.choices)}>
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}

export function AccessRowSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.frame}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.head}>
          <span className={styles.mark} />
          <div className={styles.who}>
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  )
}

type AccessRowProps = {
  /** The checkbox. */
  mark?: ReactNode
  name: string
  /** The kind of grant and its owner, next to the name. */
  about: string
  /** What to look at. */
  flags?: ReactNode
  permissions: ReactNode
  used: ReactNode
  actions?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** Loaded once the row is opened. */
  children: ReactNode
}

/** One line of a list about access, which opens to everything inside it. */
export function AccessRow(props: AccessRowProps) {
  const { mark, name, about, flags, permissions, used, actions, onKeyDown, children } = props
  const [open, setOpen] = useState(false)
  const [inside, aside] = [useId(), useId()]

  return (
    <li className={styles.row}>
      <div role="presentation" className={styles.head} onKeyDown={onKeyDown}>
        <span className={styles.mark}>{mark}</span>
        <div className={styles.who}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={open}
            aria-controls={open ? inside : undefined}
            aria-describedby={aside}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight size={16} className={styles.chevron} aria-hidden />
            <span className={styles.text}>{name}</span>
          </button>
          <span id={aside} className={styles.about}>
            {about}
          </span>
          {flags && <span className={styles.flags}>{flags}</span>}
        </div>
        <div className={styles.permissions}>{permissions}</div>
        <div className={styles.used}>{used}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {open && (
        <div id={inside} className={styles.inside} role="group" aria-label={name}>
          {children}
        </div>
      )}
    </li>
  )
}
