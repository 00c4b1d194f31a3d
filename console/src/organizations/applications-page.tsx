import { useWords } from '../language/words.ts'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'
import { ManagedPage, type ManagedPageProps } from './managed-page.tsx'
import { useOrganization, useOrganizationTrail } from './use-organization.ts'

type ApplicationsPageProps = Omit<ManagedPageProps, 'trail' | 'noPermission'> & {
  /** Below Applications. */
  trail?: readonly Breadcrumb[]
}

/** A page about an organization's applications, for those who manage them. */
export function ApplicationsPage({ trail: below = [], ...page }: ApplicationsPageProps) {
  const { t } = useWords()
  const { id } = useOrganization()
  const trail = useOrganizationTrail(
    { label: t('Applications'), href: `/organization/${id}/applications` },
    ...below,
  )

  return (
    <ManagedPage
      {...page}
      trail={trail}
      noPermission={t("You don't have permission to manage applications")}
    />
  )
}
