import { useSearch } from '@tanstack/react-router'
import { ApprovalsCard } from '../approvals/granted/approvals-card.tsx'
import { pathTo } from '../browser/app-path.ts'
import { useOrganization } from '../organizations/use-organization.ts'

/** Shows the applications that the person approved in a session that has no account page. */
export function ProviderSessionApprovals() {
  const { id } = useOrganization()
  const page = useSearch({
    strict: false,
    select: (search) => (typeof search.page === 'number' ? search.page : 1),
  })
  return (
    <ApprovalsCard page={page} hrefOf={(to) => pathTo('/organization/$id', { id }, { page: to })} />
  )
}
