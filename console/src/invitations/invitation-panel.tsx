import type { ReactNode } from 'react'
import { settings } from '../browser/settings.ts'
import { useDocumentTitle } from '../pages/document-title.ts'
import { Panel, type PanelProps } from '../ui/layout/panel.tsx'

export type InvitationPanelProps = Pick<PanelProps, 'context' | 'footer'> & {
  title: string
  children: ReactNode
}

/** A page of its own that looks like those before sign-in: whoever comes from a mail knows no other. */
export function InvitationPanel({ title, ...panel }: InvitationPanelProps) {
  useDocumentTitle(title)
  return <Panel productName={settings.brand} title={title} {...panel} />
}
