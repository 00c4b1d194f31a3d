import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../language/words.ts'
import { roleNames } from '../../rights/role-words.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ApprovalFailed } from '../approval-failed.tsx'
import { ApprovalWaits } from '../approval-waits.tsx'
import { namedOrganizationQuery } from '../approval.api.ts'
import { ApproveButton, ChoiceActions, DecisionActions } from '../decision/decision-actions.tsx'
import { type ApprovalRequest, DecisionPanel } from '../decision/decision-panel.tsx'
import { failureOf } from '../use-approval-facts.ts'
import type { ProfileChoice } from './approval-step.ts'
import { organizationName } from './profile-choice.tsx'

type UseOrganizationProfileProps = { request: ApprovalRequest; choice: ProfileChoice }

/** The application named the organization, and the person has a profile there. */
export function UseOrganizationProfile({ request, choice }: UseOrganizationProfileProps) {
  const { t } = useWords()
  const { decision } = request
  const { profile, scopes } = choice

  return (
    <DecisionPanel request={request} scopes={scopes} word={choice.word} chosen={choice}>
      <p>
        {t('It acts for {{organization}}, under your profile there ({{roles}}).', {
          organization: organizationName(profile),
          roles: roleNames(profile.roles, t),
        })}
      </p>
      <ChoiceActions decision={decision} chosen={choice}>
        {t('Authorize')}
      </ChoiceActions>
    </DecisionPanel>
  )
}

type BecomeContactProps = { request: ApprovalRequest; orgId: string; scopes: readonly Scope[] }

/** The application named an organization that the person has no profile in: they become its contact. */
export function BecomeContact({ request, orgId, scopes }: BecomeContactProps) {
  const { t } = useWords()
  const { application, flow, decision } = request
  const organization = useQuery(namedOrganizationQuery(orgId, application.id))
  const failure = failureOf(organization, t('Unable to get organization'))

  if (failure) return <ApprovalFailed flow={flow} failure={failure} />
  if (!organization.data) return <ApprovalWaits label={t('Loading the request…')} />
  const { name } = organization.data
  return (
    <DecisionPanel request={request} scopes={scopes}>
      <Notice
        kind="info"
        title={t('You become a contact of {{organization}}', { organization: name })}
        announce={false}
      >
        {t(
          'You have no profile there. A contact has no rights in the organization, shares only what is about them, and is listed among its members.',
        )}
      </Notice>
      <DecisionActions decision={decision}>
        <ApproveButton decision={decision} onApprove={() => decision.approveAsContact(orgId)}>
          {t('Authorize as a contact')}
        </ApproveButton>
      </DecisionActions>
    </DecisionPanel>
  )
}
