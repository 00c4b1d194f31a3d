import { type ReactNode, useId } from 'react'
import { explainError } from '../../api/explain-error.ts'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from '../approval.module.css'
import type { Choice } from '../steps/approval-step.ts'
import { authorizesToo, mustAsk } from '../word/organization-word.ts'
import type { DecisionMaking } from './use-decision.ts'

type DecisionActionsProps = { decision: DecisionMaking; children?: ReactNode }

/** What approves, and Cancel beside it; above them, why it did not come through. */
export function DecisionActions({ decision, children }: DecisionActionsProps) {
  const { t } = useWords()
  const { failure } = decision
  return (
    <div className={styles.section}>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {t(explainError(failure.error))}
        </Notice>
      )}
      <div className={styles.actions}>
        {children}
        <Button wide pending={decision.pending === 'deny'} onClick={() => void decision.deny()}>
          {decision.denyWords ?? t('Cancel')}
        </Button>
      </div>
      {children && (
        <p className={styles.quiet}>
          {t('You can revoke this later under')}{' '}
          <a href={'/user/account' satisfies Address}>{t('Applications you approved')}</a>.
        </p>
      )}
    </div>
  )
}

type ChoiceActionsProps = {
  decision: DecisionMaking
  /** Absent while nothing is. */
  chosen: Choice | undefined
  children: ReactNode
}

/** Approves with what is chosen, and authorizes by the same press where that is theirs to do. */
export function ChoiceActions({ decision, chosen, children }: ChoiceActionsProps) {
  if (mustAsk(chosen?.word)) return <DecisionActions decision={decision} />
  return (
    <DecisionActions decision={decision}>
      <ApproveButton
        decision={decision}
        onApprove={chosen && (() => decision.approve(chosen.profile, authorizesToo(chosen.word)))}
      >
        {children}
      </ApproveButton>
    </DecisionActions>
  )
}

type ApproveButtonProps = {
  decision: DecisionMaking
  /** Absent while nothing is chosen. */
  onApprove: (() => Promise<void>) | undefined
  children: ReactNode
}

export function ApproveButton({ decision, onApprove, children }: ApproveButtonProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <>
      {!onApprove && (
        <p id={id} className={styles.lacking}>
          {t('Choose a profile first.')}
        </p>
      )}
      <Button
        variant="primary"
        wide
        type="submit"
        aria-disabled={!onApprove}
        aria-describedby={onApprove ? undefined : id}
        pending={decision.pending === 'approve'}
        onClick={() => void onApprove?.()}
      >
        {children}
      </Button>
    </>
  )
}

/** A step that the person may take in place of this one. */
export function OtherWay({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <div className={styles.otherWay}>
      <Button variant="quiet" size="small" onClick={onTake}>
        {children}
      </Button>
    </div>
  )
}
