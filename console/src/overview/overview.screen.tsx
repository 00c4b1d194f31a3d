import { Suspense, lazy } from 'react'
import { OwnConnectionsCard, ProviderSessionNotice } from '../connections/own-connections-card.tsx'
import { ToDoCard } from '../home/to-do-card.tsx'
import { useOrganizationToDo } from '../home/to-do.api.ts'
import { OrganizationProfileScreen } from '../organizations/details/organization-profile.screen.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { providerOrganization } from '../session/session.ts'
import { KeyNumbers } from './key-numbers.tsx'
import { LatestActivity } from './latest-activity.tsx'

const ProviderSessionApprovals = lazy(async () => ({
  default: (await import('./provider-session-approvals.tsx')).ProviderSessionApprovals,
}))

/** Shows an organization's first page: to-do items, key numbers, the latest activity, and its details. */
export function OverviewScreen() {
  return (
    <OrganizationProfileScreen
      toDo={<OrganizationToDo />}
      numbers={<KeyNumbers />}
      activity={<LatestActivity />}
      notice={<ProviderSessionNotice />}
      connections={
        <>
          <OwnConnectionsCard />
          {providerOrganization() !== undefined && (
            <Suspense>
              <ProviderSessionApprovals />
            </Suspense>
          )}
        </>
      }
    />
  )
}

function OrganizationToDo() {
  const items = useOrganizationToDo(useOrganization().id)
  return items.length > 0 && <ToDoCard items={items} isInOrganization />
}
