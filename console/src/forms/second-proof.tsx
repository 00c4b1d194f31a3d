import {
  RecoveryCode,
  type RequestOptions,
  type SecondFactorProof,
  TotpCode,
} from '@accord/contract/factors.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { PanelStack } from '../ui/layout/panel.tsx'
import { useForm } from './use-form.ts'
import { requestPasskey } from '../browser/passkey.ts'
import type { SecondFactor } from '@accord/contract/rules/factors.ts'
import { hasPasskeys, settings } from '../browser/settings.ts'
import { Notice } from '../ui/feedback/notice.tsx'

type CodeProofProps = SecondFactorForm & { kind: 'totp' | 'recovery' }

const forms = {
  totp: z.strictObject({ totp: TotpCode }),
  recovery: z.strictObject({ recovery: RecoveryCode }),
}

/** Asks for a code. Codes may be pasted in groups, which the contract's schema joins. */
function CodeProof({ kind, prove, onRefused }: CodeProofProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const { props, errors, pending } = useForm<z.ZodMiniType<SecondFactorProof>>({
    schema: forms[kind],
    submit: prove,
    onRefused(error) {
      onRefused(error)
      field.current?.select()
    },
  })
  const error = errors[kind]

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
            mono="large"
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
            hint={t('Enter one of the 10 codes you saved. Each code works once.')}
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

type PasskeyProofProps = SecondFactorForm & { options: RequestOptions }

function PasskeyProof({ options, prove, onRefused }: PasskeyProofProps) {
  const { t } = useTranslation()
  const [pending, setPending] = useState(false)
  const [gaveUp, setGaveUp] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  async function ask() {
    setPending(true)
    setGaveUp(false)
    try {
      const credential = await requestPasskey(options)
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
          ? t('No passkey was used. Try again, or choose another method.')
          : t('Your device will ask for your fingerprint, face, PIN, or security key.')}
      </p>
      <Button ref={button} variant="primary" wide pending={pending} onClick={() => void ask()}>
        {t('Use a passkey')}
      </Button>
    </PanelStack>
  )
}

type SecondProofFormProps = SecondFactorForm & {
  /** The person's methods, in the order in which they're offered. */
  methods: SecondFactor[]
  /** The request for the person's passkeys, if they have any. */
  options: RequestOptions | undefined
  /** Runs when another method is selected, to clear the last message. */
  onChoose?: () => void
}

/** Asks for one proof other than a password: the preferred method, buttons for the others, and a contact for help. */
export function SecondFactorProofForm(props: SecondProofFormProps) {
  const { methods, options, prove, onRefused, onChoose } = props
  const { t } = useTranslation()
  const available = methods.filter((method) => method !== 'passkey' || (options && hasPasskeys()))
  const [chosen, choose] = useState(available[0])
  const words = {
    passkey: t('Use a passkey'),
    totp: t('Use a code from your app'),
    recovery: t('Use a recovery code'),
  }

  function chooseMethod(method: SecondFactor) {
    choose(method)
    onChoose?.()
  }

  return (
    <PanelStack>
      {chosen === undefined && (
        <Notice kind="warning" announce={false}>
          {t("This browser can't use your passkeys. Switch to a browser that can.")}
        </Notice>
      )}
      {chosen === 'passkey' && options && (
        <PasskeyProof options={options} prove={prove} onRefused={onRefused} />
      )}
      {(chosen === 'totp' || chosen === 'recovery') && (
        <CodeProof key={chosen} kind={chosen} prove={prove} onRefused={onRefused} />
      )}
      {available.length > 1 && (
        <div>
          {available
            .filter((method) => method !== chosen)
            .map((method) => (
              <Button key={method} variant="quiet" wide onClick={() => chooseMethod(method)}>
                {words[method]}
              </Button>
            ))}
        </div>
      )}
      <p>{t('Lost all of these? Contact {{address}}.', { address: settings.supportEmail })}</p>
    </PanelStack>
  )
}

type SecondFactorForm = {
  /** Sends the proof and continues. */
  prove: (proof: SecondFactorProof) => Promise<unknown>
  onRefused: (error: unknown) => void
}
