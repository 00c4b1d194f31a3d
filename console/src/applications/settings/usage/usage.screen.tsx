import { GrantedAuthorizationsCard } from '../../../authorizations/granted-authorizations-card.tsx'
import { ApplicationPage } from '../application-page.tsx'
import { UsageCard } from './usage-card.tsx'

export function UsageScreen() {
  return (
    <ApplicationPage tab="usage">
      {(application) => (
        <>
          <UsageCard application={application} />
          <GrantedAuthorizationsCard application={application} />
        </>
      )}
    </ApplicationPage>
  )
}
