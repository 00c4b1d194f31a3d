import { canManage } from '@accord/contract/roles.ts'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { NoPermission } from '../organizations/no-permission.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { ConsolePage } from '../shell/console-page.tsx'
import type { Breadcrumb } from '../ui/breadcrumbs.tsx'

type ApplicationsPageProps = {
  title: string
  description?: ReactNode
  status?: ReactNode
  action?: ReactNode
  /** Below Applications. */
  trail?: readonly Breadcrumb[]
  children: ReactNode
}

/** A page about an organization's applications, for those who manage them. */
export function ApplicationsPage(props: ApplicationsPageProps) {
  const { trail: below = [], title, children, ...head } = props
  const { t } = useWords()
  const { id, profileRoles = [] } = useOrganization()
  const trail = useOrganizationTrail(
    { label: t('Applications'), href: `/organization/${id}/applications` },
    ...below,
  )
  const allowed = canManage(profileRoles)

  return (
    <ConsolePage title={title} trail={trail} {...(allowed ? head : {})}>
      {allowed ? (
        children
      ) : (
        <NoPermission title={t("You don't have permission to manage applications")} />
      )}
    </ConsolePage>
  )
}
