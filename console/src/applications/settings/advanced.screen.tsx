import { BackchannelCard, PostLogoutUrisCard } from './address-cards.tsx'
import { ApplicationPage } from './application-page.tsx'
import { SignInCard } from './sign-in-card.tsx'

export function AdvancedScreen() {
  return (
    <ApplicationPage tab="advanced">
      {(application) => (
        <>
          <SignInCard application={application} />
          <PostLogoutUrisCard application={application} />
          <BackchannelCard application={application} />
        </>
      )}
    </ApplicationPage>
  )
}
