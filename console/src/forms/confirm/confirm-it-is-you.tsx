import type { Confirming, ConfirmingProof } from '@accord/contract/confirm.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { stopAskingForPasskey } from '../../browser/passkey.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx'
import { SecondProofForm } from '../second-proof/second-proof.tsx'
import { beginConfirming, confirmWith, whenConfirmedElsewhere } from './confirm.api.ts'
import { PasswordProof } from './password-proof.tsx'

type Answer = (confirmed: boolean) => void

/** Asks the service first with what this person can confirm. */
export async function confirmItIsYou(answer: Answer): Promise<ReactNode> {
  return <ConfirmItIsYou first={await beginConfirming()} answer={answer} />
}

function ConfirmItIsYou({ first, answer }: { first: Confirming; answer: Answer }) {
  const { t } = useWords()
  const [{ methods, options }, setConfirming] = useState(first)
  const [problem, setProblem] = useState<string>()
  const second = methods.filter((method) => method !== 'password')

  const elsewhere = useEffectEvent(() => answer(true))
  useEffect(() => whenConfirmedElsewhere(elsewhere), [])
  useEffect(() => stopAskingForPasskey, [])

  async function prove(proof: ConfirmingProof) {
    setProblem(undefined)
    await confirmWith(proof)
    answer(true)
  }

  function refused(error: unknown) {
    const atField = error instanceof ApiError && Object.keys(error.fields).length > 0
    if (!atField) setProblem(t(explainError(error)))
    // What a passkey was to sign may be over by now.
    beginConfirming().then(setConfirming, () => {})
  }

  return (
    <Dialog
      title={t('Confirm it is you')}
      message={t('To go on, show that it is still you. You are not asked again for ten minutes.')}
      onDismiss={() => answer(false)}
    >
      <DialogContent>
        <PanelStack>
          {problem && <Notice kind="error">{problem}</Notice>}
          {second.length > 0 ? (
            <SecondProofForm
              methods={second}
              options={options}
              prove={prove}
              onRefused={refused}
              onChoose={() => setProblem(undefined)}
            />
          ) : (
            <PasswordProof prove={prove} onRefused={refused} />
          )}
          <Button wide onClick={() => answer(false)}>
            {t('Cancel')}
          </Button>
        </PanelStack>
      </DialogContent>
    </Dialog>
  )
}
