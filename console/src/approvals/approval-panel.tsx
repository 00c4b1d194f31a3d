import type { ReactNode } from 'react'
import { settings } from '../browser/settings.ts'
import { useDocumentTitle } from '../pages/document-title.ts'
import { Panel, type PanelProps } from '../ui/layout/panel.tsx'
import styles from './approval.module.css'

type ApprovalPanelProps = Pick<PanelProps, 'context' | 'footer'> & {
  title: string
  children: ReactNode
}

/** A page of its own that looks like those before sign-in: whoever comes here came from elsewhere. */
export function ApprovalPanel({ title, children, ...panel }: ApprovalPanelProps) {
  useDocumentTitle(title)
  return (
    <div className={styles.wide}>
      <Panel productName={settings.brand} title={title} {...panel}>
        <div className={styles.stack}>{children}</div>
      </Panel>
    </div>
  )
}
