import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

export type ChipProps = Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'> & {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined
}

/** A short status. Inside a Tooltip, give it `tabIndex={0}` so that the keyboard reaches it. */
export function Chip({ tone = 'neutral', ...rest }: ChipProps) {
  return <span {...rest} className={classNames(styles.chip, styles[tone])} />
}

/** A count after a name, such as pending to-dos. */
export function Count({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
