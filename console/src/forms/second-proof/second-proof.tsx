import type { RequestOptions } from '@accord/contract/passkeys.ts'
import type { SecondFactor } from '@accord/contract/rules/factors.ts'
import { useState } from 'react'
import { hasPasskeys } from '../../browser/has-passkeys.ts'
import { settings } from '../../browser/settings.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import { CodeProof } from './code-proof.tsx'
import { PasskeyProof } from './passkey-proof.tsx'
import type { Proving } from './proving.ts'

type SecondProofFormProps = Proving & {
  /** What the person has, in the order in which it is offered. */
  methods: SecondFactor[]
  /** For their passkeys, where they have any. */
  options: RequestOptions | undefined
  /** Another way was chosen: what was said of the last one is over. */
  onChoose?: () => void
}

/** One proof that is no password: the way that is offered first, buttons for the others, and who helps without any. */
export function SecondProofForm(props: SecondProofFormProps) {
  const { methods, options, prove, onRefused, onChoose } = props
  const { t } = useWords()
  const ways = methods.filter((method) => method !== 'passkey' || (options && hasPasskeys()))
  const [chosen, choose] = useState(ways[0])
  const words = {
    passkey: t('Use a passkey'),
    totp: t('Use a code from your app'),
    recovery: t('Use a recovery code'),
  }

  function chooseNow(way: SecondFactor) {
    choose(way)
    onChoose?.()
  }

  return (
    <PanelStack>
      {chosen === undefined && (
        <Notice kind="warning" announce={false}>
          {t('This browser cannot use your passkeys. Sign in with one that can.')}
        </Notice>
      )}
      {chosen === 'passkey' && options && (
        <PasskeyProof options={options} prove={prove} onRefused={onRefused} />
      )}
      {(chosen === 'totp' || chosen === 'recovery') && (
        <CodeProof key={chosen} kind={chosen} prove={prove} onRefused={onRefused} />
      )}
      {ways.length > 1 && (
        <div>
          {ways
            .filter((way) => way !== chosen)
            .map((way) => (
              <Button key={way} variant="quiet" wide onClick={() => chooseNow(way)}>
                {words[way]}
              </Button>
            ))}
        </div>
      )}
      <p>{t('Lost all of these? Write to {{address}}.', { address: settings.supportEmail })}</p>
    </PanelStack>
  )
}
