import { getRouteApi } from '@tanstack/react-router'
import { ApprovalsCard } from '../../approvals/granted/approvals-card.tsx'
import { pathTo } from '../../browser/app-path.ts'
import { AccountPage } from '../account-page.tsx'

const route = getRouteApi('/signed-in/user/account/applications')

export function ApprovalsScreen() {
  const { page = 1 } = route.useSearch()
  return (
    <AccountPage path="/user/account/applications">
      <ApprovalsCard
        page={page}
        hrefOf={(to) => pathTo('/user/account/applications', {}, { page: to })}
      />
    </AccountPage>
  )
}
