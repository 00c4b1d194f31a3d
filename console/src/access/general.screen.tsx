import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { OrganizationProfileScreen } from '../organizations/details/organization-profile.screen.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { renderLink } from '../pages/router-link.tsx'
import { AccessSummaryCards } from './access-summary.tsx'
import { accessSummaryQuery } from './access-grants.api.ts'

/** The first page of an organization: its details, and how many can reach its data. */
export function GeneralScreen() {
  return <OrganizationProfileScreen glance={<Glance />} />
}

/** The page stands without the numbers. */
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
