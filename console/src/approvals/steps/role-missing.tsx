import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useWords } from '../../language/words.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DecisionActions } from '../decision/decision-actions.tsx'
import { type ApprovalRequest, DecisionPanel } from '../decision/decision-panel.tsx'
import type { Choice } from './approval-step.ts'
import { NeededRoles, ProfileChoice } from './profile-choice.tsx'

type RoleMissingProps = {
  request: ApprovalRequest
  choices: readonly Choice[]
  neededRoles: readonly string[]
  scopes: readonly Scope[]
}

/** Nothing that the person has or could make may approve this (PER-4). */
export function RoleMissing({ request, choices, neededRoles, scopes }: RoleMissingProps) {
  const { t } = useWords()
  const { decision } = request
  return (
    <DecisionPanel request={request} scopes={scopes}>
      <Notice kind="warning" title={t('You cannot approve this')} announce={false}>
        {choices.length > 0 ? (
          t('None of your profiles has a role that the application asks for.')
        ) : (
          <NeededRoles roles={neededRoles} />
        )}
      </Notice>
      {choices.length > 0 && <ProfileChoice choices={choices} chosen={undefined} />}
      <DecisionActions decision={decision} />
    </DecisionPanel>
  )
}
