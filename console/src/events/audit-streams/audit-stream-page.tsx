import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ManagedPage, type ManagedPageProps } from '../../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../../organizations/use-organization.ts'
import { useAuditStreamPages } from './audit-stream-pages.ts'

/** The frame of a page below the list of audit streams. */
export function AuditStreamPage(page: Omit<ManagedPageProps, 'trail' | 'noPermission'>) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { list } = useAuditStreamPages()
  return (
    <ManagedPage
      {...page}
      trail={useOrganizationTrail(
        { label: t('Developers'), href: pathTo('/organization/$id/endpoints', { id }) },
        { label: t('Audit streams'), href: list },
        { label: page.title },
      )}
      noPermission={t("You don't have permission to see the audit streams")}
    />
  )
}
