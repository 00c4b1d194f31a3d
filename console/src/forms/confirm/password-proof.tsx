import type { ConfirmingProof } from '@accord/contract/confirm.ts'
import { typedPassword } from '@accord/contract/passwords.ts'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useWords } from '../../language/words.ts'
import { usePerson } from '../../session/session.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import { useForm } from '../use-form.ts'

type PasswordProofProps = {
  prove: (proof: ConfirmingProof) => Promise<unknown>
  onRefused: (error: unknown) => void
}

const PasswordForm = z.strictObject({ password: typedPassword('Enter your password.') })

/** Of somebody who has nothing but a password. */
export function PasswordProof({ prove, onRefused }: PasswordProofProps) {
  const { t } = useWords()
  const { email } = usePerson()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const { props, errors, pending } = useForm({
    schema: PasswordForm,
    submit: prove,
    onRefused(error) {
      onRefused(error)
      field.current?.select()
    },
  })

  return (
    <form {...props}>
      <PanelStack>
        {/* Tells password managers whose password this is; the service knows. */}
        <input autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          ref={field}
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('Show password')}
          error={errors['password'] && t(errors['password'])}
        />
        <Button type="submit" variant="primary" wide pending={pending}>
          {t('Confirm')}
        </Button>
      </PanelStack>
    </form>
  )
}
