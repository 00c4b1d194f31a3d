import { useWords } from '../../language/words.ts'
import { ManagedPage, type ManagedPageProps } from '../../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../../organizations/use-organization.ts'
import type { Breadcrumb } from '../../ui/layout/breadcrumbs.tsx'

type NetworksPageProps = Omit<ManagedPageProps, 'trail' | 'noPermission'> & {
  /** Below Networks. */
  trail?: readonly Breadcrumb[]
}

/** A page about an organization's networks, for those who manage them. */
export function NetworksPage({ trail: below = [], ...page }: NetworksPageProps) {
  const { t } = useWords()
  const { id } = useOrganization()
  const trail = useOrganizationTrail(
    { label: t('Networks'), href: `/organization/${id}/networks` },
    ...below,
  )

  return (
    <ManagedPage
      {...page}
      trail={trail}
      noPermission={t("You don't have permission to manage networks")}
    />
  )
}
