import { RecoveryCode, TotpCode, type SecondProof } from '@accord/contract/second-step.ts'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import { useForm } from '../use-form.ts'
import type { Proving } from './proving.ts'

type CodeProofProps = Proving & { kind: 'totp' | 'recovery' }

const forms = {
  totp: z.strictObject({ totp: TotpCode }),
  recovery: z.strictObject({ recovery: RecoveryCode }),
}

/** Codes may be pasted as they stand elsewhere, in groups: the contract's rule puts them together. */
export function CodeProof({ kind, prove, onRefused }: CodeProofProps) {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const { props, errors, pending } = useForm<z.ZodMiniType<SecondProof>>({
    schema: forms[kind],
    submit: prove,
    onRefused(error) {
      onRefused(error)
      field.current?.select()
    },
  })
  const error = errors[kind] && t(errors[kind])

  return (
    <form {...props}>
      <PanelStack>
        {kind === 'totp' ? (
          <TextField
            ref={field}
            label={t('Code from your authenticator app')}
            name="totp"
            inputMode="numeric"
            autoComplete="one-time-code"
            mono
            error={error}
          />
        ) : (
          <TextField
            ref={field}
            label={t('Recovery code')}
            name="recovery"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            mono
            hint={t('One of the ten that you kept. Each works once.')}
            error={error}
          />
        )}
        <Button type="submit" variant="primary" wide pending={pending}>
          {t('Continue')}
        </Button>
      </PanelStack>
    </form>
  )
}
