import { type ReactNode, useState } from 'react'
import { recall } from '../../browser/browser-storage.ts'
import { userKey } from '../../session/session.ts'
import { OrganizationFrame } from './organization-frame.tsx'
import { UserShell } from './user-area.tsx'

/**
 * Around what stands in for a page until it is known whose it is, or when that cannot be told: the menu
 * stays that of the organization the person was in, for the page is most likely one of its own.
 */
export function LastArea({ children }: { children: ReactNode }) {
  const [last = userKey] = useState(() => recall('activeToken'))
  if (last === userKey) return <UserShell>{children}</UserShell>
  return (
    <OrganizationFrame id={last} notFound={children}>
      {children}
    </OrganizationFrame>
  )
}
