import { useWords } from '../language/words.ts'
import { roleNames } from '../rights/role-words.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { ChoiceActions, OtherWay } from './decision/decision-actions.tsx'
import { type ApprovalRequest, DecisionPanel } from './decision/decision-panel.tsx'
import type { Choice } from './steps/approval-step.ts'
import { organizationName, ProfileChoice } from './steps/profile-choice.tsx'

type AllSetProps = {
  request: ApprovalRequest
  choices: Choice[]
  chosen: Choice | undefined
  onChoose: (id: string) => void
  onAnother: (() => void) | undefined
}

/** The very same was approved before. One press stays: no page may send a person on unseen (APV-7). */
export function AllSet({ request, choices, chosen, onChoose, onAnother }: AllSetProps) {
  const { t } = useWords()
  const { decision, person } = request
  const [only, ...more] = choices
  const isOne = only !== undefined && more.length === 0
  const name = `${person.firstName} ${person.lastName}`

  return (
    <DecisionPanel
      request={request}
      title={t('All set!')}
      scopes={(chosen ?? only)?.scopes ?? []}
      word={chosen?.word}
      personal={chosen && !chosen.profile}
      chosen={chosen ?? only}
      knownScopes
      lead={
        isOne && (
          <Notice kind="success" announce={false}>
            {only.profile
              ? t('You approved it before, for {{organization}} ({{roles}}).', {
                  organization: organizationName(only.profile),
                  roles: roleNames(only.profile.roles, t),
                })
              : t('You approved it before, as yourself.')}
          </Notice>
        )
      }
    >
      {!isOne && <ProfileChoice choices={choices} chosen={chosen?.id} onChoose={onChoose} />}
      {onAnother && <OtherWay onTake={onAnother}>{t('Use another profile')}</OtherWay>}
      <ChoiceActions decision={decision} chosen={chosen}>
        {t('Continue as {{name}}', { name })}
      </ChoiceActions>
    </DecisionPanel>
  )
}
