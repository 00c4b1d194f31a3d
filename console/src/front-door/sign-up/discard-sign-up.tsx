import { useEffect, useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import type { Address } from '../../browser/address.ts'
import { keep } from '../../browser/browser-storage.ts'
import { settings } from '../../browser/settings.ts'
import { useWords } from '../../language/words.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { Banner, type BannerMessage } from '../banner.tsx'
import { focusHeading } from '../focus-heading.ts'
import { loadCalls } from '../load-calls.ts'

type DiscardSignUpProps = {
  code: string
  email: string
  onBack: () => void
}

/** Asks once more, and then lets the owner of the address start over. */
export function DiscardSignUp({ code, email, onBack }: DiscardSignUpProps) {
  const { t } = useWords()
  const [state, setState] = useState<'question' | 'underway' | 'done'>('question')
  const [message, setMessage] = useState<BannerMessage>()

  async function discard() {
    setState('underway')
    setMessage(undefined)
    try {
      const { discardAccount } = await loadCalls()
      await discardAccount(code)
      keep('signUpEmail', email)
      setState('done')
    } catch (error) {
      setState('question')
      setMessage({ kind: 'error', text: explainError(error) })
    }
  }

  if (state === 'done') return <Discarded email={email} />
  return (
    <Panel
      productName={settings.brand}
      title={t('Discard this account?')}
      context={t(
        'Somebody created an account with your address {{email}}. It was never verified, and everything in it will be deleted.',
        { email },
      )}
    >
      <Banner message={message} />
      <PanelStack>
        <Button variant="danger" wide pending={state === 'underway'} onClick={() => void discard()}>
          {t('Discard account')}
        </Button>
        <Button wide onClick={onBack}>
          {t('Back')}
        </Button>
      </PanelStack>
    </Panel>
  )
}

function Discarded({ email }: { email: string }) {
  const { t } = useWords()
  useEffect(focusHeading, [])
  return (
    <Panel
      productName={settings.brand}
      title={t('Account discarded')}
      context={t('Nothing of it was kept. You can use {{email}} for an account of your own.', {
        email,
      })}
    >
      <ButtonLink href={'/sign-up' satisfies Address} variant="primary" wide>
        {t('Create an account')}
      </ButtonLink>
    </Panel>
  )
}
