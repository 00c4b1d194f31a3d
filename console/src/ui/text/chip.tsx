import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

export type ChipProps = Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'> & {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined
}

/** Shows a short status. Inside a Tooltip, it needs `tabIndex={0}`, so that the keyboard reaches it. */
export function Chip({ tone = 'neutral', ...rest }: ChipProps) {
  return <span {...rest} className={classNames(styles.chip, styles[tone])} />
}

/** Shows a count after a name, such as pending to-do items. */
export function Count({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
