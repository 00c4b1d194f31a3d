import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../../language/words.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { OwnProfileCard } from '../../profiles/own-profile-card.tsx'
import { RoleChip } from '../../rights/role-chip.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DeleteOrganizationCard } from './delete-organization-card.tsx'
import { NotWhileDeleted } from '../deletion/not-while-deleted.tsx'
import { FirstStepsCard } from '../first-steps/first-steps-card.tsx'
import { useFirstSteps } from '../first-steps/use-first-steps.ts'
import { organizationQuery } from '../organizations.api.ts'
import { useOrganization, useOrganizationTrail } from '../use-organization.ts'
import { DetailsForm } from './details-form.tsx'
import { ReadOnlyDetails } from './read-only-details.tsx'

/** Where nothing is to be done first, those who manage it have a glance at the whole. */
export function OrganizationProfileScreen({ glance }: { glance: ReactNode }) {
  const organization = useOrganization()
  const trail = useOrganizationTrail()
  const { id, name, deletion, profileRoles: roles = [] } = organization
  // What the list knew is enough for the name, not for a form.
  const { isPlaceholderData } = useQuery(organizationQuery(id))
  const { known, steps, dismiss } = useFirstSteps(organization)

  return (
    <ConsolePage title={name} trail={trail} status={<RoleChip roles={roles} />}>
      {/* One and the same for both, so that it stays where it is while either comes. */}
      {(isPlaceholderData || !known) && <Waits />}
      {/* Until then alone: what stood below it would be pushed away. */}
      {!isPlaceholderData && (
        <>
          {steps && (
            <FirstStepsCard
              organization={organization}
              steps={steps}
              owns={roles.includes('owner')}
              onDismiss={dismiss}
            />
          )}
          {known && !steps && !deletion && canManage(roles) && glance}
          {canManage(roles) ? (
            <NotWhileDeleted>
              <DetailsForm organization={organization} />
            </NotWhileDeleted>
          ) : (
            <ReadOnlyDetails organization={organization} />
          )}
          <NotWhileDeleted>
            <OwnProfileCard organizationId={id} />
          </NotWhileDeleted>
          {!deletion && roles.includes('owner') && (
            <DeleteOrganizationCard organization={organization} />
          )}
        </>
      )}
    </ConsolePage>
  )
}

function Waits() {
  const { t } = useWords()
  return (
    <Card>
      <Loading label={t('Loading…')}>
        <Skeleton shape="control" width="full" />
        <Skeleton shape="block" width="full" />
      </Loading>
    </Card>
  )
}
