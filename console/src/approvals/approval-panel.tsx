import { createContext, type ReactNode, useContext } from 'react'
import { settings } from '../browser/settings.ts'
import { useDocumentTitle } from '../pages/document-title.ts'
import { classNames } from '../ui/class-names.ts'
import { Panel, type PanelProps } from '../ui/layout/panel.tsx'
import styles from './approval.module.css'

type ApprovalPanelProps = Pick<PanelProps, 'context' | 'footer'> & {
  title: string
  children: ReactNode
}

/** Around one that is looked at within another page, which keeps its own name. */
export const OnlyShown = createContext(false)

/** A page of its own that looks like those before sign-in: whoever comes here came from elsewhere. */
export function ApprovalPanel({ title, children, ...panel }: ApprovalPanelProps) {
  const onlyShown = useContext(OnlyShown)
  return (
    <div className={classNames(styles.wide, onlyShown && styles.onlyShown)}>
      {!onlyShown && <DocumentTitle title={title} />}
      <Panel productName={settings.brand} title={title} {...panel}>
        <div className={styles.stack}>{children}</div>
      </Panel>
    </div>
  )
}

function DocumentTitle({ title }: { title: string }) {
  useDocumentTitle(title)
  return null
}
