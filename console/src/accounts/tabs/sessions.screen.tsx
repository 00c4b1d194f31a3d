import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../../browser/app-path.ts'
import { AccountPage } from '../account-page.tsx'
import { SessionsCard } from '../sessions-card.tsx'

const route = getRouteApi('/signed-in/user/account/sessions')

export function SessionsScreen() {
  const { page = 1 } = route.useSearch()
  return (
    <AccountPage path="/user/account/sessions">
      <SessionsCard
        page={page}
        hrefOf={(to) => pathTo('/user/account/sessions', {}, { page: to })}
      />
    </AccountPage>
  )
}
