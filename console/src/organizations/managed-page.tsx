import { canManage } from '@accord/contract/rules/roles.ts'
import type { ReactNode } from 'react'
import { ConsolePage } from '../pages/console-page.tsx'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'
import { NoPermission } from './no-access.tsx'
import { useOrganization, useOrganizationTrail } from './use-organization.ts'
import { pathTo } from '../browser/app-path.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'

export type ManagedPageProps = {
  title: string
  description?: string | undefined
  action?: ReactNode
  /** A chip next to the title. */
  status?: ReactNode
  /** The breadcrumbs below Home, up to the page itself. */
  trail: readonly Breadcrumb[]
  /** The message for people who don't manage the organization. */
  noPermission: string
  children: ReactNode
}

/** Shows a page for admins and owners of the organization. */
export function ManagedPage(props: ManagedPageProps) {
  const { title, trail, noPermission, children, ...head } = props
  const allowed = canManage(useOrganization().profileRoles ?? [])

  return (
    <ConsolePage title={title} trail={trail} {...(allowed ? head : {})}>
      {allowed ? children : <NoPermission title={noPermission} />}
    </ConsolePage>
  )
}

type Section = 'applications' | 'members' | 'networks'

type SectionPageProps = Omit<ManagedPageProps, 'trail' | 'noPermission'> & {
  section: Section
  trail?: readonly Breadcrumb[]
}

/** Shows a page about an organization's applications, members, or networks, for people who manage them. */
export function SectionPage({ section, trail: below = [], action, ...page }: SectionPageProps) {
  const { t } = useTranslation()
  const { id, deletion } = useOrganization()
  const href = pathTo(`/organization/$id/${section}`, { id })
  const trail = useOrganizationTrail({ label: sectionName(section, t), href }, ...below)

  return (
    <ManagedPage
      {...page}
      // The action creates something, which isn't allowed in a deleted organization.
      action={!deletion && action}
      trail={trail}
      noPermission={noAccessTitle(section, t)}
    />
  )
}

function sectionName(section: Section, t: Translate): string {
  if (section === 'applications') return t('Applications')
  return section === 'members' ? t('Members') : t('Networks')
}

export function noAccessTitle(section: Section, t: Translate): string {
  if (section === 'applications') return t("You don't have permission to manage applications")
  return section === 'members'
    ? t("You don't have permission to manage members")
    : t("You don't have permission to manage networks")
}
