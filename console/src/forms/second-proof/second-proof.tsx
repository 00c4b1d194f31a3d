import type { RequestOptions } from '@accord/contract/passkeys.ts'
import type { SecondFactor } from '@accord/contract/rules/factors.ts'
import type { SecondProof } from '@accord/contract/second-step.ts'
import { useState } from 'react'
import { hasPasskeys } from '../../browser/has-passkeys.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import { CodeProof } from './code-proof.tsx'
import { PasskeyProof } from './passkey-proof.tsx'

export type Proving = {
  /** Sends it, and goes on from there. */
  prove: (proof: SecondProof) => Promise<unknown>
  onRefused: (error: unknown) => void
}

type SecondProofFormProps = Proving & {
  /** What the person has, in the order in which it is offered. */
  methods: SecondFactor[]
  /** For their passkeys, where they have any. */
  options: RequestOptions | undefined
}

/** One proof that is no password: the way that is offered first, and buttons for the others. */
export function SecondProofForm({ methods, options, prove, onRefused }: SecondProofFormProps) {
  const { t } = useWords()
  const ways = methods.filter((method) => method !== 'passkey' || (options && hasPasskeys()))
  const [chosen, choose] = useState(ways[0])
  const words = {
    passkey: t('Use a passkey'),
    totp: t('Use a code from your app'),
    recovery: t('Use a recovery code'),
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
              <Button key={way} variant="quiet" wide onClick={() => choose(way)}>
                {words[way]}
              </Button>
            ))}
        </div>
      )}
    </PanelStack>
  )
}
