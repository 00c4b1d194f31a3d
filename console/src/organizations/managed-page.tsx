import { canManage } from '@accord/contract/rules/roles.ts'
import type { ReactNode } from 'react'
import { ConsolePage } from '../pages/console-page.tsx'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'
import { NoPermission } from './no-permission.tsx'
import { useOrganization } from './use-organization.ts'

export type ManagedPageProps = {
  title: string
  description?: string
  action?: ReactNode
  wide?: boolean
  /** From below Home to the page itself. */
  trail: readonly Breadcrumb[]
  /** What those are told who do not manage the organization. */
  noPermission: string
  children: ReactNode
}

/** A page for those who manage the organization. */
export function ManagedPage(props: ManagedPageProps) {
  const { title, trail, noPermission, children, ...head } = props
  const allowed = canManage(useOrganization().profileRoles ?? [])

  return (
    <ConsolePage title={title} trail={trail} {...(allowed ? head : {})}>
      {allowed ? children : <NoPermission title={noPermission} />}
    </ConsolePage>
  )
}
