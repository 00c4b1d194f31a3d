import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

export type ChipProps = Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'> & {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined
}

/** A state in a word. Inside a Tooltip give it `tabIndex={0}`, so that the keyboard reaches it. */
export function Chip({ tone = 'neutral', ...rest }: ChipProps) {
  return <span {...rest} className={classNames(styles.chip, styles[tone])} />
}

/** How many of something wait, behind its name. */
export function Count({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
