import { requestedScopesOf } from '@accord/contract/rules/approval-scopes.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { requestedBy } from '../browser/approval-flow.ts'
import { focusTitle } from '../pages/page-title.ts'
import {
  AllSet,
  ChooseProfile,
  OwnAccountNeeded,
  RoleMissing,
  SecondFactorMissing,
} from './steps/profile-steps.tsx'
import type { RequestedApproval } from './approval-parameters.ts'
import type { ApprovalRequest } from './decision/decision-panel.tsx'
import { HandedOver } from './approval-panel.tsx'
import { useDecision } from './decision/use-decision.ts'
import {
  type ApprovalFacts,
  approvalStep,
  type Choice,
  type Instead,
  canApprove,
} from './steps/approval-step.ts'
import {
  BecomeContact,
  CreateOrganizationStep,
  UseOrganizationProfile,
} from './steps/organization-steps.tsx'

type OpenApprovalProps = { asked: RequestedApproval; facts: ApprovalFacts }

/** Shows the approval when all data is loaded. After a decision, the browser returns to the application. */
export function OpenApproval({ asked, facts }: OpenApprovalProps) {
  const decision = useDecision(asked.flow, scopesOf(asked, facts))
  return <ApprovalSteps asked={asked} facts={facts} decision={decision} />
}

type ApprovalStepsProps = OpenApprovalProps & Pick<ApprovalRequest, 'decision' | 'notice'>

/** Shows the current step of an approval, for both flows and for devices. */
export function ApprovalSteps({ asked, facts, decision, notice }: ApprovalStepsProps): ReactNode {
  const { flow } = asked
  const scopes = scopesOf(asked, facts)
  const [instead, setInstead] = useState<Instead>()
  const [chosenId, setChosenId] = useState<string>()
  const { person, application } = facts
  const request = { person, application, flow, decision, notice }
  const current = approvalStep(asked, facts, instead)

  // The clicked button was removed. If a form replaces it, the form takes the focus.
  useEffect(() => {
    if (instead === 'another-profile') focusTitle()
  }, [instead])

  if (decision.handedOver) return <HandedOver application={facts.application} />

  switch (current.step) {
    case 'second-factor-missing':
      return <SecondFactorMissing request={request} scopes={scopes} />
    case 'own-account-needed':
      return <OwnAccountNeeded request={request} scopes={scopes} />
    case 'all-set': {
      const { choices, others } = current
      return (
        <AllSet
          request={request}
          choices={choices}
          // The profile that was used last is selected, so that continuing takes only one click.
          chosen={chosenOf(choices) ?? choices[0]}
          onChoose={setChosenId}
          onAnother={others ? () => setInstead('another-profile') : undefined}
        />
      )
    }
    case 'use-org-profile':
      return <UseOrganizationProfile request={request} choice={current.choice} />
    case 'create-contact-profile':
      return <BecomeContact request={request} orgId={current.orgId} scopes={current.scopes} />
    case 'create-org-profile':
      return (
        <CreateOrganizationStep
          request={request}
          scopes={scopes}
          unable={current.choices.filter((choice) => !canApprove(choice))}
          onCreated={choose}
          onBack={
            current.choices.some(canApprove) ? () => setInstead('another-profile') : undefined
          }
        />
      )
    case 'select-profile': {
      const { choices, mayCreate } = current
      return (
        <ChooseProfile
          request={request}
          choices={choices}
          scopes={scopes}
          chosen={chosenOf(choices)}
          onChoose={setChosenId}
          onCreate={mayCreate ? () => setInstead('new-organization') : undefined}
        />
      )
    }
    case 'role-missing': {
      const { choices, neededRoles } = current
      return (
        <RoleMissing
          request={request}
          choices={choices}
          neededRoles={neededRoles}
          scopes={scopes}
        />
      )
    }
  }

  /** Returns the profile that the person chose, or the only eligible one. */
  function chosenOf(choices: readonly Choice[]): Choice | undefined {
    const eligible = choices.filter(canApprove)
    const [only, ...more] = eligible
    return eligible.find(({ id }) => id === chosenId) ?? (more.length === 0 ? only : undefined)
  }

  /** Selects the organization that was just created. */
  function choose(profileId: string) {
    setChosenId(profileId)
    setInstead('another-profile')
  }
}

/** Returns all scopes that the application requests, before roles limit them. */
export function scopesOf(
  { flow }: RequestedApproval,
  { application }: Pick<ApprovalFacts, 'application'>,
) {
  return requestedScopesOf(application.scopes, requestedBy(flow))
}
