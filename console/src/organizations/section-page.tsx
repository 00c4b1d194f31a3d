import { addressOf } from '../browser/address.ts'
import { type Translate, useWords } from '../language/words.ts'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'
import { ManagedPage, type ManagedPageProps } from './managed-page.tsx'
import { useOrganization, useOrganizationTrail } from './use-organization.ts'

type Section = 'applications' | 'members' | 'networks'

type SectionPageProps = Omit<ManagedPageProps, 'trail' | 'noPermission'> & {
  section: Section
  /** Below the section. */
  trail?: readonly Breadcrumb[]
}

/** A page about the applications, members or networks of an organization, for those who manage them. */
export function SectionPage({ section, trail: below = [], action, ...page }: SectionPageProps) {
  const { t } = useWords()
  const { id, deletion } = useOrganization()
  const href = addressOf(`/organization/$id/${section}`, { id })
  const trail = useOrganizationTrail({ label: sectionName(section, t), href }, ...below)

  return (
    <ManagedPage
      {...page}
      // It makes something new.
      action={!deletion && action}
      trail={trail}
      noPermission={notYours(section, t)}
    />
  )
}

function sectionName(section: Section, t: Translate): string {
  if (section === 'applications') return t('Applications')
  return section === 'members' ? t('Members') : t('Networks')
}

export function notYours(section: Section, t: Translate): string {
  if (section === 'applications') return t("You don't have permission to manage applications")
  return section === 'members'
    ? t("You don't have permission to manage members")
    : t("You don't have permission to manage networks")
}
