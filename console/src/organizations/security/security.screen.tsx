import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Loaded, LoadedPart } from '../../pages/loaded.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DeleteOrganizationCard } from '../deletion/delete-organization-card.tsx'
import { NotWhileDeleted } from '../deletion/deletion-notices.tsx'
import { ManagedPage } from '../managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../use-organization.ts'
import { ActivityRetentionCard } from './activity-retention-card.tsx'
import { ApprovalPolicyCard } from './approval-policy-card.tsx'
import { MembersWithoutCard } from './members-without-card.tsx'
import { SecondFactorPolicyCard } from './second-factor-policy-card.tsx'
import { secondFactorPolicyQuery } from './policies.api.ts'
import { ProviderGuestsCard } from './provider-guests-card.tsx'
import { ProviderMaxAgeCard } from './provider-max-age-card.tsx'
import { ProviderPolicyCard } from './provider-policy-card.tsx'
import { providerPolicyQuery } from './provider-policy.api.ts'

const route = getRouteApi('/signed-in/organization/$id/security')

export function SecurityScreen() {
  const { t } = useTranslation()
  const title = t('Security')
  const { deletion, profileRoles = [] } = useOrganization()
  return (
    <ManagedPage
      title={title}
      trail={useOrganizationTrail({ label: title })}
      description={t(
        'Choose how members prove their identity, which applications they can approve, and how long activity is kept.',
      )}
      noPermission={t("You don't have permission to see this")}
    >
      {!profileRoles.includes('owner') && (
        <Notice kind="info" announce={false}>
          {t('Only owners can change these policies.')}
        </Notice>
      )}
      <Policies />
      {!deletion && profileRoles.includes('owner') && <DeleteOrganizationCard />}
    </ManagedPage>
  )
}

function Policies() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { page = 1 } = route.useSearch()
  const policy = useQuery(secondFactorPolicyQuery(id))

  return (
    <NotWhileDeleted>
      <Loaded query={policy} failure={t('Unable to load the policy.')}>
        {(data) => (
          <>
            <SecondFactorPolicyCard policy={data} />
            <MembersWithoutCard
              policy={data}
              page={page}
              hrefOf={(next) => pathTo('/organization/$id/security', { id }, { page: next })}
            />
          </>
        )}
      </Loaded>
      <ProviderPolicies />
      <ApprovalPolicyCard />
      <ActivityRetentionCard />
    </NotWhileDeleted>
  )
}

/** Shows the requirement of the identity provider, and its details once it's on. */
function ProviderPolicies() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  return (
    <LoadedPart
      query={useQuery(providerPolicyQuery(id))}
      failure={t('Unable to load the single sign-on policy.')}
    >
      {(policy) => (
        <>
          <ProviderPolicyCard policy={policy} />
          {policy.from !== null && <ProviderMaxAgeCard key={policy.maxAgeHours} policy={policy} />}
          {(policy.from !== null || policy.preconditions.domain) && <ProviderGuestsCard />}
        </>
      )}
    </LoadedPart>
  )
}
