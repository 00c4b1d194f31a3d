import { useWords } from '../language/words.ts'
import { ManagedPage, type ManagedPageProps } from '../organizations/managed-page.tsx'
import { NoPermission } from '../organizations/no-permission.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'

type MembersPageProps = Omit<ManagedPageProps, 'trail' | 'noPermission'> & {
  /** Below Members. */
  trail?: readonly Breadcrumb[]
}

/** A page about an organization's members, for those who manage them. */
export function MembersPage({ trail: below = [], ...page }: MembersPageProps) {
  const { t } = useWords()
  const { id } = useOrganization()
  const trail = useOrganizationTrail(
    { label: t('Members'), href: `/organization/${id}/members` },
    ...below,
  )

  return (
    <ManagedPage
      {...page}
      trail={trail}
      noPermission={t("You don't have permission to manage members")}
    />
  )
}

export function NotForMembers() {
  const { t } = useWords()
  return <NoPermission title={t("You don't have permission to manage members")} />
}
