import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useWords } from '../../language/words.ts'
import styles from '../approval.module.css'
import { ChoiceActions, OtherWay } from '../decision/decision-actions.tsx'
import { type ApprovalRequest, DecisionPanel } from '../decision/decision-panel.tsx'
import type { Choice } from './approval-step.ts'
import { ProfileChoice } from './profile-choice.tsx'

type ChooseProfileProps = {
  request: ApprovalRequest
  choices: Choice[]
  /** While nothing is chosen. */
  scopes: readonly Scope[]
  chosen: Choice | undefined
  onChoose: (id: string) => void
  /** Absent where a new organization would be of no use. */
  onCreate: (() => void) | undefined
}

export function ChooseProfile(props: ChooseProfileProps) {
  const { request, choices, scopes, chosen, onChoose, onCreate } = props
  const { t } = useWords()
  const { decision } = request

  return (
    <DecisionPanel
      request={request}
      scopes={chosen?.scopes ?? scopes}
      word={chosen?.word}
      personal={chosen && !chosen.profile}
      chosen={chosen}
    >
      {/* A form, so that Enter on a profile presses its button. */}
      <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
        <ProfileChoice choices={choices} chosen={chosen?.id} onChoose={onChoose} />
        {onCreate && <OtherWay onTake={onCreate}>{t('Create an organization instead')}</OtherWay>}
        <ChoiceActions decision={decision} chosen={chosen}>
          {t('Authorize')}
        </ChoiceActions>
      </form>
    </DecisionPanel>
  )
}
