import { getRouteApi } from '@tanstack/react-router'
import { ActivityCard } from '../../activity/account-activity-card.tsx'
import { pathTo } from '../../browser/app-path.ts'
import { AccountPage } from '../account-page.tsx'

const route = getRouteApi('/signed-in/user/account/activity')

export function ActivityScreen() {
  const { page = 1 } = route.useSearch()
  return (
    <AccountPage path="/user/account/activity">
      <ActivityCard
        page={page}
        hrefOf={(to) => pathTo('/user/account/activity', {}, { page: to })}
      />
    </AccountPage>
  )
}
