import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../text/inline-icons.tsx'
import styles from './notice.module.css'

export type NoticeKind = 'error' | 'info' | 'success' | 'warning'

const icons = { error: ErrorIcon, info: InfoIcon, success: SuccessIcon, warning: WarningIcon }

export type NoticeProps = {
  kind: NoticeKind
  title?: string | undefined
  children: ReactNode
  action?: ReactNode | undefined
  /** False if the text belongs to the page and doesn't have to be announced. */
  announce?: boolean | undefined
}

export function Notice({ kind, title, children, action, announce = true }: NoticeProps) {
  const Icon = icons[kind]
  const role = kind === 'error' ? 'alert' : 'status'

  return (
    <div className={classNames(styles.notice, styles[kind])} role={announce ? role : undefined}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
