import type { Reauthentication, ReauthProof } from '@accord/contract/session.ts'
import { typedPassword } from '@accord/contract/passwords.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from '../../i18n/translation.ts'
import { usePerson } from '../../session/session.api.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import { useForm } from '../use-form.ts'
import { ApiError, explainError } from '../../api/api-error.ts'
import { cancelPasskeyRequest } from '../../browser/passkey.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx'
import { SecondFactorProofForm } from '../second-proof.tsx'
import {
  beginReauth,
  reauthenticatedPath,
  reauthenticateWith,
  whenReauthenticatedElsewhere,
} from './reauthentication.api.ts'

type PasswordProofProps = {
  prove: (proof: ReauthProof) => Promise<unknown>
  onRefused: (error: unknown) => void
}

const PasswordForm = z.strictObject({ password: typedPassword('Enter your password.') })

/** Asks for the password of people who have no other method. */
function PasswordProof({ prove, onRefused }: PasswordProofProps) {
  const { t } = useTranslation()
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
        {/* Password managers need to know which account this password belongs to. */}
        <input autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          ref={field}
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('Show password')}
          error={errors['password']}
        />
        <Button type="submit" variant="primary" wide pending={pending}>
          {t('Confirm')}
        </Button>
      </PanelStack>
    </form>
  )
}

/** Opens the identity provider in a window of its own, so that this page keeps what was typed. */
function ProviderProof({ provider }: { provider: NonNullable<Reauthentication['provider']> }) {
  const { t } = useTranslation()
  const { name, url } = provider
  const href = `${url}&target=${encodeURIComponent(reauthenticatedPath)}`
  return (
    <ButtonLink href={href} target="_blank" rel="opener" variant="primary" wide>
      {t('Confirm with {{name}}', { name })}
    </ButtonLink>
  )
}

type Answer = (confirmed: boolean) => void

/** Asks the service for the person's methods, and then shows them. */
export async function requestReauthentication(answer: Answer): Promise<ReactNode> {
  return <ConfirmItIsYou first={await beginReauth()} answer={answer} />
}

function ConfirmItIsYou({ first, answer }: { first: Reauthentication; answer: Answer }) {
  const { t } = useTranslation()
  const [{ methods, options, provider }, setConfirming] = useState(first)
  const [problem, setProblem] = useState<string>()
  const second = methods.filter((method) => method !== 'password')

  const elsewhere = useEffectEvent(() => answer(true))
  useEffect(() => whenReauthenticatedElsewhere(elsewhere), [])
  useEffect(() => cancelPasskeyRequest, [])

  async function prove(proof: ReauthProof) {
    setProblem(undefined)
    await reauthenticateWith(proof)
    answer(true)
  }

  function refused(error: unknown) {
    const atField = error instanceof ApiError && Object.keys(error.fields).length > 0
    if (!atField) setProblem(t(explainError(error)))
    // The passkey's challenge may have expired.
    beginReauth().then(setConfirming, () => {})
  }

  return (
    <Dialog
      title={t('Confirm your identity')}
      message={t("To continue, confirm that it's still you. We won't ask again for ten minutes.")}
      onDismiss={() => answer(false)}
    >
      <DialogContent>
        <PanelStack>
          {problem && <Notice kind="error">{problem}</Notice>}
          {provider ? (
            <ProviderProof provider={provider} />
          ) : second.length > 0 ? (
            <SecondFactorProofForm
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
