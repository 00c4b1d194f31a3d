import { canManage } from '@accord/contract/roles.ts'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { ConsolePage } from '../shell/console-page.tsx'
import type { Breadcrumb } from '../ui/breadcrumbs.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type MembersPageProps = {
  title: string
  description: string
  action?: ReactNode
  /** Below Members. */
  trail?: readonly Breadcrumb[]
  children: ReactNode
}

/** A page about an organization's members, for those who manage them. */
export function MembersPage(props: MembersPageProps) {
  const { title, description, action, trail: below = [], children } = props
  const { t } = useWords()
  const { id, profileRoles: ownRoles = [] } = useOrganization()
  const trail = useOrganizationTrail(
    { label: t('Members'), href: `/organization/${id}/members` },
    ...below,
  )
  const allowed = canManage(ownRoles)

  return (
    <ConsolePage
      title={title}
      trail={trail}
      description={allowed ? description : undefined}
      action={allowed ? action : undefined}
    >
      {allowed ? children : <NoPermission />}
    </ConsolePage>
  )
}

export function NoPermission() {
  const { t } = useWords()
  return (
    <EmptyState
      title={t("You don't have permission to manage members")}
      icon={<LockKeyhole size={20} aria-hidden="true" />}
    >
      {t('Admins and owners of the organization can. Ask one of them.')}
    </EmptyState>
  )
}
