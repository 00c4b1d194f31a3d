import { canManage } from '@accord/contract/roles.ts'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { NoPermission } from '../organizations/no-permission.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { ConsolePage } from '../shell/console-page.tsx'
import type { Breadcrumb } from '../ui/breadcrumbs.tsx'

type NetworksPageProps = {
  title: string
  description?: ReactNode
  action?: ReactNode
  /** Below Networks. */
  trail?: readonly Breadcrumb[]
  children: ReactNode
}

/** A page about an organization's networks, for those who manage them. */
export function NetworksPage(props: NetworksPageProps) {
  const { trail: below = [], title, children, ...head } = props
  const { t } = useWords()
  const { id, profileRoles = [] } = useOrganization()
  const trail = useOrganizationTrail(
    { label: t('Networks'), href: `/organization/${id}/networks` },
    ...below,
  )
  const allowed = canManage(profileRoles)

  return (
    <ConsolePage title={title} trail={trail} {...(allowed ? head : {})}>
      {allowed ? (
        children
      ) : (
        <NoPermission title={t("You don't have permission to manage networks")} />
      )}
    </ConsolePage>
  )
}
