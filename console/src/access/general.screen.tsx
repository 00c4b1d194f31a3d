import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { OrganizationProfileScreen } from '../organizations/details/organization-profile.screen.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { renderLink } from '../pages/router-link.tsx'
import { AccessSummaryCards } from './access-summary.tsx'
import { accessSummaryQuery } from './access-grants.api.ts'

/** An organization's first page: its details and the figures about its access. */
export function GeneralScreen() {
  return <OrganizationProfileScreen glance={<Glance />} />
}

/** A failure to load the figures must not break the page. */
function Glance() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { data: summary } = useQuery({ ...accessSummaryQuery(id), retry: false })
  return (
    <AccessSummaryCards
      label={t('Access')}
      summary={summary}
      hrefOf={(only) => pathTo('/organization/$id/access', { id }, { only })}
      renderFigure={renderLink}
    />
  )
}
