import { canManage } from '@accord/contract/roles.ts'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { NoPermission } from '../organizations/no-permission.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { ConsolePage } from '../shell/console-page.tsx'
import type { Breadcrumb } from '../ui/breadcrumbs.tsx'

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
      {allowed ? children : <NotForMembers />}
    </ConsolePage>
  )
}

export function NotForMembers() {
  const { t } = useWords()
  return <NoPermission title={t("You don't have permission to manage members")} />
}
