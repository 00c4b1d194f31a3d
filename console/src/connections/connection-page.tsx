import { useTranslation } from '../i18n/translation.ts'
import { ManagedPage, type ManagedPageProps } from '../organizations/managed-page.tsx'
import { useOrganizationTrail } from '../organizations/use-organization.ts'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'
import { useConnectionPages } from './connection-pages.ts'

type ConnectionPageProps = Omit<ManagedPageProps, 'trail' | 'noPermission'> & {
  /** The breadcrumbs below the list of connections. */
  below?: readonly Breadcrumb[]
}

/** The frame of a page about single sign-on. */
export function ConnectionPage({ below = [], ...page }: ConnectionPageProps) {
  const { t } = useTranslation()
  const { list } = useConnectionPages()
  return (
    <ManagedPage
      {...page}
      trail={useOrganizationTrail({ label: t('Single sign-on'), href: list }, ...below)}
      noPermission={t("You don't have permission to see single sign-on")}
    />
  )
}
