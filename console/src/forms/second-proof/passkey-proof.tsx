import type { RequestOptions } from '@accord/contract/passkeys.ts'
import { useEffect, useRef, useState } from 'react'
import { askForPasskey } from '../../browser/passkey.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import type { Proving } from './proving.ts'

type PasskeyProofProps = Proving & { options: RequestOptions }

export function PasskeyProof({ options, prove, onRefused }: PasskeyProofProps) {
  const { t } = useWords()
  const [pending, setPending] = useState(false)
  const [gaveUp, setGaveUp] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  async function ask() {
    setPending(true)
    setGaveUp(false)
    try {
      const credential = await askForPasskey(options)
      setGaveUp(!credential)
      if (credential) await prove({ credential })
    } catch (error) {
      onRefused(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <PanelStack>
      <p role="status">
        {gaveUp
          ? t('No passkey was used. Try again, or choose another way.')
          : t('Your device asks for your fingerprint, your face, a PIN or your security key.')}
      </p>
      <Button ref={button} variant="primary" wide pending={pending} onClick={() => void ask()}>
        {t('Use a passkey')}
      </Button>
    </PanelStack>
  )
}
