import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './error-state.module.css'

export type ErrorStateProps = {
  title: string
  children?: ReactNode
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  action?: ReactNode | undefined
  /** Whether this is inside a card, which already has a border. */
  plain?: boolean | undefined
  /** The request ID for support, such as 'Reference 7f3a…'. */
  reference?: string | undefined
}

export function ErrorState(props: ErrorStateProps) {
  const { title, children, retryLabel, onRetry, retrying, action, reference, plain } = props
  return (
    <div className={classNames(styles.state, plain && styles.plain)} role="alert">
      <div className={styles.icon}>
        <CircleAlert size={20} />
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.reason}>{children}</div>}
      <div className={styles.actions}>
        {onRetry && (
          <Button onClick={onRetry} pending={retrying}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
      {reference && <p className={styles.reference}>{reference}</p>}
    </div>
  )
}
