import { type SecondStep, signInOver } from '@accord/contract/factors.ts'
import type { JoinPreview } from '@accord/contract/join-account.ts'
import { Credentials } from '@accord/contract/session.ts'
import { useEffect, useRef, useState } from 'react'
import { ReauthCanceled, explainError } from '../../api/api-error.ts'
import { hasCode } from '../../api/error-checks.ts'
import { Banner, type BannerMessage } from '../../auth-pages/banner.tsx'
import { Working } from '../../auth-pages/finish-sign-in.tsx'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { cancelPasskeyRequest } from '../../browser/passkey.ts'
import { leaveFor } from '../../browser/redirects.ts'
import { hasPasskeys, settings } from '../../browser/settings.ts'
import { SecondFactorProofForm } from '../../forms/second-proof.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { useDocumentTitle } from '../../pages/page-title.ts'
import { useUser } from '../../session/session.api.ts'
import { providerOrganization } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { showSnackbarOnNextPage } from '../../ui/feedback/snackbar.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { EmailField } from '../../ui/fields/text-field.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { BeforeAndAfter } from './before-and-after.tsx'
import { join, prove, provePasskey } from './join-account.api.ts'

type Shown =
  | { kind: 'account' }
  | { kind: 'second'; next: SecondStep['next'] }
  | { kind: 'preview'; preview: JoinPreview }

interface Place {
  id: string
  name: string
}

interface StepProps {
  organization: Place
  onNext: (shown: Shown, said?: BannerMessage) => void
}

/** Moves the membership of someone who signed in through their organization to an account of their own. */
export function JoinAccountScreen() {
  const id = providerOrganization()
  return id === undefined ? <NothingToJoin /> : <Joining id={id} />
}

function Joining({ id }: { id: string }) {
  const { t } = useTranslation()
  const title = t('Join with your own account')
  useDocumentTitle(title)
  const [shown, setShown] = useState<Shown>({ kind: 'account' })
  const [message, setMessage] = useState<BannerMessage>()
  const heading = useRef<HTMLDivElement>(null)
  const name = useUser()?.profiles.find(({ organization }) => organization.id === id)?.organization
    .name

  // The keyboard and screen readers continue at the beginning of each step.
  useEffect(() => {
    if (shown.kind !== 'preview') return
    heading.current?.closest('main')?.querySelector('h1')?.focus()
  }, [shown.kind])

  function next(step: Shown, said?: BannerMessage) {
    setMessage(said)
    setShown(step)
  }

  if (name === undefined || name === null) return <Working title={title} />
  const organization = { id, name }
  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={
        shown.kind === 'preview'
          ? t("Check what changes. You can't undo it.")
          : t(
              "Your membership in {{organization}} moves to an account that you sign in to yourself. You'll see what changes first.",
              { organization: name },
            )
      }
      footer={
        <a href={pathTo('/organization/$id', { id })}>
          {t('Back to {{organization}}', { organization: name })}
        </a>
      }
    >
      <div ref={heading}>
        <Banner message={message} />
        {shown.kind === 'account' && <AccountStep organization={organization} onNext={next} />}
        {shown.kind === 'second' && (
          <SecondStepForm {...shown} organization={organization} onNext={next} />
        )}
        {shown.kind === 'preview' && (
          <PreviewStep {...shown} organization={organization} onNext={next} />
        )}
      </div>
    </Panel>
  )
}

function useRefused(onNext: StepProps['onNext'], step: Shown) {
  const { t } = useTranslation()
  return (error: unknown) => {
    const text =
      error instanceof ReauthCanceled
        ? t('Confirm your identity to continue.')
        : t(explainError(error))
    // A proof that has ended has to be given again.
    onNext(hasCode(error, signInOver) ? { kind: 'account' } : step, { kind: 'error', text })
  }
}

const following = (answer: JoinPreview | SecondStep): Shown =>
  'next' in answer ? { kind: 'second', next: answer.next } : { kind: 'preview', preview: answer }

/** Asks for the person's own account, with its password or a passkey. */
function AccountStep({ onNext }: StepProps) {
  const { t } = useTranslation()
  const refused = useRefused(onNext, { kind: 'account' })
  const [asking, setAsking] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => cancelPasskeyRequest, [])

  const { props, errors, pending } = useForm({
    schema: Credentials,
    submit: async (credentials) => onNext(following(await prove(credentials))),
    onRefused(error) {
      refused(error)
      password.current?.select()
    },
  })

  function askForPasskey() {
    setAsking(true)
    provePasskey()
      .then((answer) => {
        if (answer) return onNext(following(answer))
        const text = t('No passkey was used. Try again, or use your password.')
        return onNext({ kind: 'account' }, { kind: 'info', text })
      }, refused)
      .finally(() => setAsking(false))
  }

  return (
    <form {...props}>
      <PanelStack>
        <EmailField autoComplete="username" error={errors['email']} />
        <PasswordField
          ref={password}
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('Show password')}
          error={errors['password']}
        />
        <Button type="submit" variant="primary" wide pending={pending}>
          {t('Continue')}
        </Button>
        {hasPasskeys() && (
          <Button wide pending={asking} onClick={askForPasskey}>
            {t('Use a passkey')}
          </Button>
        )}
        <p>{t('No account yet? Sign out, create one, and come back here.')}</p>
      </PanelStack>
    </form>
  )
}

function SecondStepForm({ next, onNext }: StepProps & { next: SecondStep['next'] }) {
  const refused = useRefused(onNext, { kind: 'second', next })
  return (
    <SecondFactorProofForm
      methods={next.methods}
      options={next.options}
      prove={async (proof) => onNext(following(await prove({ pending: next.pending, proof })))}
      onRefused={refused}
      onChoose={() => onNext({ kind: 'second', next })}
    />
  )
}

/** Shows what changes, and joins the accounts. */
function PreviewStep({ preview, organization, onNext }: StepProps & { preview: JoinPreview }) {
  const { t } = useTranslation()
  const refused = useRefused(onNext, { kind: 'preview', preview })
  const [pending, setPending] = useState(false)

  async function confirm() {
    setPending(true)
    try {
      await join(preview.code)
      const message = t('Membership moved to your account')
      showSnackbarOnNextPage({ kind: 'success', message })
      await leaveFor(pathTo('/organization/$id', { id: organization.id }))
    } catch (error) {
      setPending(false)
      refused(error)
    }
  }

  return (
    <PanelStack>
      <BeforeAndAfter preview={preview} organization={organization.name} />
      <p>
        {t(
          'Everything that you signed in to through {{provider}} is signed out. You stay signed in here.',
          {
            provider: preview.connections.join(', '),
          },
        )}
      </p>
      <Button variant="primary" wide pending={pending} onClick={() => void confirm()}>
        {t('Join accounts')}
      </Button>
      <Button wide onClick={() => onNext({ kind: 'account' })}>
        {t('Use another account')}
      </Button>
    </PanelStack>
  )
}

function NothingToJoin() {
  const { t } = useTranslation()
  const title = t("There's nothing to join")
  useDocumentTitle(title)
  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={t('Open this page after you signed in through your organization.')}
    >
      <ButtonLink href={'/user/organizations' satisfies AppPath} variant="primary" wide>
        {t('View your organizations')}
      </ButtonLink>
    </Panel>
  )
}
