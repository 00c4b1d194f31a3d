import type { accountExists } from '@accord/contract/accounts.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError, rateLimitMessage } from '../../api/api-error.ts'
import { withQuery } from '../../browser/app-path.ts'
import { saveStored, loadStored, takeStored } from '../../browser/browser-storage.ts'
import { leaveFor } from '../../browser/redirects.ts'
import { settings } from '../../browser/settings.ts'
import { NewPasswordFields, useTyped } from '../../forms/new-password-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showSnackbarOnNextPage } from '../../ui/feedback/snackbar.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { Banner, type BannerMessage } from '../banner.tsx'
import { pressAgain } from '../prerender/taking-over.ts'
import { EmailField } from '../../ui/fields/text-field.tsx'
import { focusGap } from '../focus.ts'
import { loadCalls } from '../load-calls.ts'
import { SocialLinks } from '../social-links.tsx'
import { OperatorLinks } from '../operator-links.tsx'
import { NameFields } from '../name-fields.tsx'
import {
  QueryKeptLink,
  useAfterHydration,
  useNoSignUp,
  useReason,
} from '../use-after-hydration.tsx'
import { SentEmailInfo } from '../sent-email-info.tsx'

/** How long the link works, according to the email. */
const linkLastsMs = 24 * 60 * 60 * 1000

export function SignUpScreen() {
  const { t } = useTranslation()
  const reason = useReason()
  const noSignUp = useNoSignUp()
  const signUpFor = useAfterHydration(() => settings.signUpFor, undefined)
  const [message, setMessage] = useState<BannerMessage>()
  const emailField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const given = takeStored('signUpEmail')
    if (given !== undefined) fillIn({ ...loadStored('linkSent'), email: given })
    // The invited account must be visible before the form is sent.
    if (loadStored('invitationId')) dispatchEvent(new Event(pressAgain))
    focusGap()
  }, [])

  const form = useForm({
    schema: async () => (await loadCalls()).SignUp,
    async submit(account) {
      setMessage(undefined)
      const { createAccount } = await loadCalls()
      await createAccount(account)
      const { email: to, firstName, lastName } = account
      saveStored('signInEmail', to)
      saveStored('linkSent', {
        email: to,
        firstName,
        lastName,
        expiresAt: Date.now() + linkLastsMs,
      })
      showSnackbarOnNextPage({
        kind: 'success',
        message: t('Account created. Please check your email for verification code.'),
      })
      await leaveFor(withQuery('/sign-in', location.search))
    },
    onRefused(error) {
      const text = refusedText(error)
      if (text !== undefined) setMessage({ kind: 'error', text: t(text) })
      if (text === exists) saveStored('signInEmail', emailField.current!.value)
    },
  })
  // People who already have an account probably want to sign in.
  const waysIn = message?.text === t(exists) && (
    <>
      <QueryKeptLink to="/sign-in">{t('Sign in')}</QueryKeptLink>
      {' · '}
      <QueryKeptLink to="/forgot-password">{t('Forgot password?')}</QueryKeptLink>
    </>
  )
  const email = useTyped(form.props.ref, 'email')
  const password = useTyped(form.props.ref, 'password')

  const toSignIn = (
    <QueryKeptLink to="/sign-in">{t('Already have an account? Sign in.')}</QueryKeptLink>
  )

  return (
    <Panel
      productName={settings.brand}
      title={t('Create an account')}
      context={noSignUp ?? signUpFor ?? reason}
      footer={
        <>
          {toSignIn}
          <OperatorLinks />
        </>
      }
    >
      <SentEmailInfo page="sign-up" email={emailField} />
      <Banner message={message} action={waysIn} />
      <form {...form.props} hidden={noSignUp !== undefined}>
        <PanelStack>
          <NameFields errors={form.errors} />
          <EmailField ref={emailField} error={form.errors['email']} />
          <NewPasswordFields
            label={t('Password')}
            email={email}
            password={password}
            errors={form.errors}
          />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Create account')}
          </Button>
          <SocialLinks />
        </PanelStack>
      </form>
    </Panel>
  )
}

/** Fills in the earlier values without overwriting newer input. */
function fillIn(values: object) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`)
    if (field?.value === '') field.value = String(value)
  }
}

const exists: typeof accountExists.message = 'Sorry, that account already exists'

/**
 * Returns the error message. Status 400 means that the account exists, unless the service gives another reason. Returns
 * undefined if the fields show the errors.
 */
function refusedText(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return 'Unexpected error'
  if (Object.keys(error.fields).length > 0) return undefined
  if (error.status === 400) return error.code ? error.message : exists
  return rateLimitMessage(error) ?? 'Unexpected error'
}
