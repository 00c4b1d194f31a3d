import { accountExists } from '@accord/contract/accounts.ts'
import { signInOver } from '@accord/contract/factors.ts'
import type { SignedIn } from '@accord/contract/session.ts'
import { SocialSignUp } from '@accord/contract/social-sign-in.ts'
import { useState } from 'react'
import { ApiError, explainError } from '../api/api-error.ts'
import { hasCode } from '../api/error-checks.ts'
import { Banner, type BannerMessage } from '../auth-pages/banner.tsx'
import { type AppPath, withQuery } from '../browser/app-path.ts'
import { approvalFlowIn } from '../browser/approval-flow.ts'
import { saveStored } from '../browser/browser-storage.ts'
import { settings } from '../browser/settings.ts'
import { useForm } from '../forms/use-form.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useDocumentTitle } from '../pages/page-title.ts'
import { storeResumeFlow } from '../session/after-sign-in.ts'
import { hasSession } from '../session/session.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import fieldStyles from '../ui/fields/field.module.css'
import { EmailField, TextField } from '../ui/fields/text-field.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'
import {
  type Shown,
  type Unknown,
  connectAfterSignIn,
  createAccount,
} from './social-sign-in.api.ts'

type NewPersonProps = {
  code: string
  unknown: Unknown
  onSignedIn: (signedIn: SignedIn) => Promise<void>
  onNext: (shown: Shown) => void
}

/** Shows what someone whom no account knows can do: create an account, or connect the provider to theirs. */
export function NewPerson({ code, unknown, onSignedIn, onNext }: NewPersonProps) {
  const { provider, email, hasAccount } = unknown

  /** The person signs in to their own account first. The provider is connected afterward. */
  function keep() {
    connectAfterSignIn(code, unknown)
    if (email !== null) saveStored('signInEmail', email)
  }

  const next = hasSession() ? '/connect-account' : '/sign-in'
  const link = { href: withQuery(next satisfies AppPath, location.search), onClick: keep }
  const connecting = { provider: provider.name, link }
  if (settings.noSignUp !== undefined) return <OnlyConnect {...connecting} />
  if (hasAccount) return <HasAccount email={email!} {...connecting} />
  return (
    <CreateAccount
      code={code}
      unknown={unknown}
      link={link}
      onSignedIn={onSignedIn}
      onNext={onNext}
    />
  )
}

type ConnectLink = { href: AppPath; onClick: () => void }
type ConnectProps = { provider: string; link: ConnectLink }

function HasAccount({ email, provider, link }: ConnectProps & { email: string }) {
  const { t } = useTranslation()
  const title = t('You already have an account')
  useDocumentTitle(title)
  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={t(
        'Sign in to {{email}} once, as you usually do. Then you can connect {{provider}} to it.',
        { email, provider },
      )}
    >
      <ConnectOrBack provider={provider} link={link} />
    </Panel>
  )
}

/** Operators can turn off sign-up. */
function OnlyConnect({ provider, link }: ConnectProps) {
  const { t } = useTranslation()
  const title = t("{{provider}} isn't connected yet", { provider })
  useDocumentTitle(title)
  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={
        <>
          {settings.noSignUp}{' '}
          {t(
            'If you have an account, sign in to it once. Then you can connect {{provider}} to it.',
            {
              provider,
            },
          )}
        </>
      }
    >
      <ConnectOrBack provider={provider} link={link} />
    </Panel>
  )
}

function ConnectOrBack({ provider, link }: ConnectProps) {
  const { t } = useTranslation()
  return (
    <PanelStack>
      <ButtonLink {...link} variant="primary" wide>
        {t('Sign in and connect {{provider}}', { provider })}
      </ButtonLink>
      <ButtonLink href={withQuery('/sign-in', location.search)} wide>
        {t('Back to sign in')}
      </ButtonLink>
    </PanelStack>
  )
}

type CreateAccountProps = NewPersonProps & { link: ConnectLink }

function CreateAccount({ code, unknown, link, onSignedIn, onNext }: CreateAccountProps) {
  const { t } = useTranslation()
  const { provider, email, firstName, lastName, trusted } = unknown
  const { name } = provider
  const title = t('Create your account')
  useDocumentTitle(title)
  const [message, setMessage] = useState<BannerMessage>()
  const [exists, setExists] = useState(false)

  const form = useForm({
    schema: SocialSignUp,
    async submit(account) {
      setMessage(undefined)
      setExists(false)
      const reply = await createAccount(code, account)
      if ('next' in reply) onNext({ kind: 'second', next: reply.next })
      else if ('verify' in reply) {
        // The email's link leads back without the query string.
        const flow = approvalFlowIn(location.search)
        if (flow) storeResumeFlow(flow)
        onNext({ kind: 'verify', email: reply.verify })
      } else await onSignedIn(reply)
    },
    onRefused(error) {
      if (hasCode(error, signInOver)) return onNext({ kind: 'failed', error })
      setExists(hasCode(error, accountExists))
      const atFields = error instanceof ApiError && Object.keys(error.fields).length > 0
      if (!atFields) setMessage({ kind: 'error', text: t(explainError(error)) })
    },
  })

  const connectLink = <a {...link}>{t('Sign in and connect {{provider}}', { provider: name })}</a>

  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={
        settings.signUpFor ?? t("You'll sign in with {{provider}} from now on.", { provider: name })
      }
      footer={
        !exists && (
          <>
            {t('Already have an account?')} {connectLink}
          </>
        )
      }
    >
      <Banner message={message} action={exists && connectLink} />
      <form {...form.props}>
        <PanelStack>
          <div className={fieldStyles.pair}>
            <TextField
              label={t('First name')}
              name="firstName"
              required
              autoComplete="given-name"
              defaultValue={firstName}
              error={form.errors['firstName']}
            />
            <TextField
              label={t('Last name')}
              name="lastName"
              required
              autoComplete="family-name"
              defaultValue={lastName}
              error={form.errors['lastName']}
            />
          </div>
          <EmailField
            defaultValue={email ?? ''}
            hint={
              trusted
                ? t('{{provider}} has verified this address. We verify any other one by email.', {
                    provider: name,
                  })
                : t("We'll email you a link to verify it.")
            }
            error={form.errors['email']}
          />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Create account')}
          </Button>
        </PanelStack>
      </form>
    </Panel>
  )
}

/** The account exists, but the person has to open the link in the email first. */
export function CheckEmail({ email }: { email: string }) {
  const { t } = useTranslation()
  const title = t('Check your email')
  useDocumentTitle(title)
  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={t(
        'We sent a link to {{email}}. Open it in this browser to verify your address and sign in.',
        { email },
      )}
    >
      <PanelStack>
        <ButtonLink href={'/verify-email/' satisfies AppPath} wide>
          {t('Request a new link')}
        </ButtonLink>
      </PanelStack>
    </Panel>
  )
}
