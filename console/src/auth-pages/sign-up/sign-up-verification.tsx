import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { AppPath } from '../../browser/app-path.ts'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { Banner, type BannerMessage } from '../banner.tsx'
import { EmailField } from '../../ui/fields/text-field.tsx'
import { loadCalls } from '../load-calls.ts'
import { resendVerificationTo } from '../verify-email/resend-verification.ts'
import { ApiError, explainError } from '../../api/api-error.ts'
import { removeStored, saveStored, loadStored } from '../../browser/browser-storage.ts'
import { settings } from '../../browser/settings.ts'
import { focusHeading } from '../focus.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { type getSignUp, signUpUnproved, type verifyEmail } from '@accord/contract/accounts.ts'
import type { AnswerOf, ReplyOf } from '@accord/contract/call.ts'
import type { SignedIn } from '@accord/contract/session.ts'
import { leadsToApproval, leadsToInvitation, pathAfterSignIn } from '../../session/after-sign-in.ts'
import { hasSession } from '../../session/session.ts'
import { startSession } from '../../session/tokens.ts'
import { mailedVerificationCode } from '../mailed-link.ts'
import { VerificationPanel, useEmailVerification } from '../verify-email/verification-panel.tsx'

/** Explains why a new link is needed, and sends it. */
export function ResendVerificationForm({ reason }: { reason: BannerMessage }) {
  const { t } = useTranslation()
  const [message, setMessage] = useState(reason)
  const form = useForm({
    schema: async () => (await loadCalls()).VerificationAgain,
    submit: async ({ email }) => setMessage(await resendVerificationTo(email)),
    // `resendVerificationTo` shows rejections itself.
    onRefused: () => {},
  })

  return (
    <>
      <Banner message={message} />
      <form {...form.props}>
        <PanelStack>
          <EmailField error={form.errors['email']} />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Send a new link')}
          </Button>
          <p>
            <a href={'/sign-in' satisfies AppPath}>{t('Back to sign in')}</a>
          </p>
        </PanelStack>
      </form>
    </>
  )
}

type DiscardSignUpProps = {
  code: string
  email: string
  onBack: () => void
}

/** Asks for confirmation, and then lets the address's owner start over. */
export function DiscardSignUp({ code, email, onBack }: DiscardSignUpProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'question' | 'underway' | 'done'>('question')
  const [message, setMessage] = useState<BannerMessage>()

  async function discard() {
    setState('underway')
    setMessage(undefined)
    try {
      const { discardAccount } = await loadCalls()
      await discardAccount(code)
      saveStored('signUpEmail', email)
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
      title={t('Delete this account?')}
      context={t(
        "Someone created an account with your email address, {{email}}, but it was never verified. We'll delete the account and everything in it.",
        { email },
      )}
    >
      <Banner message={message} />
      <PanelStack>
        <Button variant="danger" wide pending={state === 'underway'} onClick={() => void discard()}>
          {t('Delete account')}
        </Button>
        <Button wide onClick={onBack}>
          {t('Back')}
        </Button>
      </PanelStack>
    </Panel>
  )
}

function Discarded({ email }: { email: string }) {
  const { t } = useTranslation()
  useEffect(focusHeading, [])
  return (
    <Panel
      productName={settings.brand}
      title={t('Account deleted')}
      context={t(
        'We deleted the account and everything in it. You can now use {{email}} for your own account.',
        {
          email,
        },
      )}
    >
      <ButtonLink href={'/sign-up' satisfies AppPath} variant="primary" wide>
        {t('Create an account')}
      </ButtonLink>
    </Panel>
  )
}

type SignUpPasswordFormProps = {
  code: string
  email: string
  onProved: () => void
  onDiscard: () => void
}

export function SignUpPasswordForm(props: SignUpPasswordFormProps) {
  const { code, email, onProved, onDiscard } = props
  const { t } = useTranslation()
  const [message, setMessage] = useState<BannerMessage>()
  const form = useForm({
    schema: async () => (await loadCalls()).SignUpPasswordForm,
    async submit({ password }) {
      setMessage(undefined)
      const { verifyCode } = await loadCalls()
      await verifyCode(code, password)
      onProved()
    },
    onRefused(error) {
      const atItsField = error instanceof ApiError && 'password' in error.fields
      if (!atItsField) setMessage({ kind: 'error', text: explainError(error) })
    },
  })

  return (
    <Panel
      productName={settings.brand}
      title={t('Verify your email address')}
      context={t(
        'An account for {{email}} was created in another browser. To verify it here, enter the password that was chosen at sign-up.',
        { email },
      )}
      footer={<a href={'/forgot-password' satisfies AppPath}>{t('Forgot password?')}</a>}
    >
      <Banner message={message} />
      <form {...form.props}>
        <PanelStack>
          {/* Password managers need to know which account this password belongs to. */}
          <input autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('Password')}
            name="password"
            autoComplete="current-password"
            showLabel={t('Show password')}
            error={form.errors['password']}
          />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Verify email address')}
          </Button>
          <Button wide onClick={onDiscard}>
            {t("I didn't request this")}
          </Button>
        </PanelStack>
      </form>
    </Panel>
  )
}

type SignUpProvider = NonNullable<ReplyOf<typeof getSignUp>['provider']>

type SignUpAtProviderProps = {
  code: string
  email: string
  provider: SignUpProvider
  onDiscard: () => void
}

/** How long the sign-in at the provider may take. */
const providerLastsMs = 10 * 60 * 1000

/** Without a password, only a sign-in at the provider proves who signed up. */
function SignUpAtProvider({ code, email, provider, onDiscard }: SignUpAtProviderProps) {
  const { t } = useTranslation()
  const { key, name } = provider

  function keepCode() {
    saveStored('verifyWithProvider', { code, expiresAt: Date.now() + providerLastsMs })
  }

  return (
    <Panel
      productName={settings.brand}
      title={t('Verify your email address')}
      context={t(
        'An account for {{email}} was created in another browser with {{provider}}. To verify it here, sign in with {{provider}}.',
        { email, provider: name },
      )}
    >
      <PanelStack>
        <ButtonLink href={`/social/${key}/start`} variant="primary" wide onClick={keepCode}>
          {t('Continue with {{name}}', { name })}
        </ButtonLink>
        <Button wide onClick={onDiscard}>
          {t("I didn't request this")}
        </Button>
      </PanelStack>
    </Panel>
  )
}

type ProveSignUpProps = {
  code: string
  /** The unverified account's email address. */
  email: string
  /** The provider with which the person signed up. They then have no password. */
  provider: SignUpProvider | undefined
  onProved: () => void
}

/**
 * Handles a link that was opened in a different browser than the sign-up. The reader may never have requested the
 * account, so opening the link changes nothing.
 */
export function ProveSignUp({ code, email, provider, onProved }: ProveSignUpProps) {
  const [discards, setDiscards] = useState(false)
  // The pages replace each other, so the new title gets the focus.
  useEffect(focusHeading, [discards])

  const waiting = { code, email }
  return discards ? (
    <DiscardSignUp {...waiting} onBack={() => setDiscards(false)} />
  ) : provider ? (
    <SignUpAtProvider {...waiting} provider={provider} onDiscard={() => setDiscards(true)} />
  ) : (
    <SignUpPasswordForm {...waiting} onProved={onProved} onDiscard={() => setDiscards(true)} />
  )
}

/** Handles the code from the email that verifies an account. */
export function SignUpVerification() {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<ReactNode>()
  const prove = useCallback(async (code: string) => {
    // The link was opened again in the browser that used it.
    if (code === loadStored('verifiedCode')) return undefined
    removeStored('verifiedCode')
    const answer = await proveHere(code)
    if (!answer) {
      const { accountOf } = await loadCalls()
      const { email, provider } = await accountOf(code)
      await new Promise<void>((proved) => {
        setQuestion(<ProveSignUp code={code} email={email} provider={provider} onProved={proved} />)
      })
      setQuestion(undefined)
    }
    saveStored('verifiedCode', code)
    if (!answer || !isSignedIn(answer)) return undefined
    startSession(answer)
    return pathAfterSignIn()
  }, [])
  const verification = useEmailVerification(mailedVerificationCode, prove)

  const settled = verification.state !== 'underway'
  const verified = verification.state === 'verified'
  useEffect(() => {
    if (verified) removeStored('linkSent')
  }, [verified])
  useEffect(() => {
    if (settled) focusHeading()
  }, [settled])

  return (
    question ?? (
      <VerificationPanel
        verification={verification}
        next={
          hasSession()
            ? { href: '/user/profile', label: t('Continue') }
            : { href: '/sign-in', label: nextStep() }
        }
        AskAgain={ResendVerificationForm}
      />
    )
  )

  function nextStep(): string {
    if (leadsToApproval()) return t('Continue to the application')
    return leadsToInvitation() ? t('Continue to your invitation') : t('Continue to sign in')
  }
}

/**
 * Verifies the address in the browser that signed up, where the code is enough. Returns undefined in any other browser.
 */
async function proveHere(code: string) {
  const { verifyCode } = await loadCalls()
  try {
    return await verifyCode(code)
  } catch (error) {
    if (error instanceof ApiError && error.code === signUpUnproved.code) return undefined
    throw error
  }
}

function isSignedIn(answer: AnswerOf<typeof verifyEmail>): answer is SignedIn {
  return 'accessToken' in answer
}
