import {
  type ProviderInvitation,
  type ProviderSignedIn,
  finishProviderSignIn,
  providerNotConnected,
  providerOfOther,
  providerSignInRejected,
} from '@accord/contract/connections.ts'
import { type SecondFactorProof, type SecondStep, signInOver } from '@accord/contract/factors.ts'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ReauthCanceled, explainError } from '../../api/api-error.ts'
import { hasCode } from '../../api/error-checks.ts'
import { Banner, type BannerMessage } from '../../auth-pages/banner.tsx'
import {
  Confirmed,
  Failed,
  SecondFactorPanel,
  Working,
  explainFailure,
} from '../../auth-pages/finish-sign-in.tsx'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { loadStored } from '../../browser/browser-storage.ts'
import { leaveFor, safeReturn } from '../../browser/redirects.ts'
import { settings } from '../../browser/settings.ts'
import {
  announceReauthentication,
  reauthenticatedPath,
} from '../../forms/reauthentication/reauthentication.api.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Fact } from '../../invitations/invitation-details.tsx'
import details from '../../invitations/invitation-details.module.css'
import { useDocumentTitle } from '../../pages/page-title.ts'
import { roleNames } from '../../permissions/role-labels.ts'
import { pathAfterSignIn } from '../../session/after-sign-in.ts'
import { call } from '../../session/call.ts'
import { sessionIsLive } from '../../session/expired-session.ts'
import { providerOrganization } from '../../session/session.ts'
import { startProviderSession } from '../../session/tokens.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { readFragment, removeFragment } from './fragment.ts'
import { connectAndProveToProvider, proveToProvider } from './prove.api.ts'
import { rejectionMessage } from './rejection-message.ts'

type Invited = z.infer<typeof ProviderInvitation>['invitation']
type AskedFactor = z.infer<typeof SecondStep>['next']

interface Answer {
  code: string
  /** The page that the person wanted. */
  target: string | undefined
  /** Whether they accepted their invitation. */
  accepts?: boolean
}

type Shown =
  | { kind: 'loading' }
  | { kind: 'invitation'; invitation: Invited; answer: Answer }
  | { kind: 'second'; next: AskedFactor; answer: Answer }
  | { kind: 'connect'; name: string; organization: string; answer: Answer }
  | { kind: 'other'; answer: Answer }
  | { kind: 'failed'; error: unknown }
  | { kind: 'confirmed' }

/** Completes a sign-in through an identity provider, in the browser that began it. */
export function ProviderSignInScreen() {
  const { t } = useTranslation()
  const [fragment] = useState(() => readFragment())
  const [shown, setShown] = useState(() => firstStep(fragment))
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    removeFragment()
    const { code, target } = fragment
    if (!code) return
    begin({ code, target }, setShown).catch((error: unknown) => setShown({ kind: 'failed', error }))
  }, [fragment])

  switch (shown.kind) {
    case 'loading':
      return <Working title={t('Signing you in…')} />
    case 'invitation':
      return <Invitation {...shown} onNext={setShown} />
    case 'second':
      return <Second {...shown} onNext={setShown} />
    case 'connect':
      return <Connect {...shown} onNext={setShown} />
    case 'other':
      return <SomeoneElse {...shown} onNext={setShown} />
    case 'confirmed':
      return <Confirmed />
    case 'failed':
      return <SignInFailed error={shown.error} />
  }
}

function firstStep({ code }: Record<string, string>): Shown {
  return code ? { kind: 'loading' } : { kind: 'failed', error: undefined }
}

/**
 * Someone who is signed in with their own account stays signed in there, so that they keep their other organizations.
 * Otherwise, the sign-in replaces the session, but not without a question if someone else signed in at the provider. It
 * also does so if an application asked for a new sign-in.
 */
async function begin(answer: Answer, setShown: (shown: Shown) => void) {
  const isNewSignIn = answer.target === undefined && loadStored('signInFor')?.again === true
  const isOwn =
    providerOrganization() === undefined && answer.target !== reauthenticatedPath && !isNewSignIn
  if (!isOwn || !(await sessionIsLive())) return finish(answer, setShown)
  try {
    const { organization } = await proveToProvider(answer.code)
    return await goOn(organization, answer.target)
  } catch (error) {
    if (hasCode(error, providerOfOther)) return setShown({ kind: 'other', answer })
    if (!hasCode(error, providerNotConnected)) throw error
    const { name = '', organization = '' } = error.fields
    return setShown({ kind: 'connect', name, organization, answer })
  }
}

/** Opens the page that the person wanted, or the organization. */
function goOn(id: string, target: string | undefined): Promise<never> {
  return leaveFor(safeReturn(target) ?? pathTo('/organization/$id', { id }))
}

/** Sends the code, and then shows the next step, or continues to the organization. */
async function finish(answer: Answer, setShown: (shown: Shown) => void, proof?: SecondFactorProof) {
  const { code, target, accepts } = answer
  const reply = await call(finishProviderSignIn, {
    body: { code, ...(accepts && { accept: true }), ...(proof && { proof }) },
  })
  if ('invitation' in reply) setShown({ kind: 'invitation', invitation: reply.invitation, answer })
  else if ('next' in reply) setShown({ kind: 'second', next: reply.next, answer })
  else if (target === reauthenticatedPath) {
    startProviderSession(reply)
    announceReauthentication()
    setShown({ kind: 'confirmed' })
    window.close()
  } else await enter(reply, target)
}

/** Opens the organization, or the page that the person wanted, unless it's about their own account. */
function enter(signedIn: ProviderSignedIn, target: string | undefined): Promise<never> {
  const id = startProviderSession(signedIn)
  const wanted = safeReturn(target) ?? pathAfterSignIn()
  return leaveFor(/^\/($|user\b|join)/.test(wanted) ? pathTo('/organization/$id', { id }) : wanted)
}

type StepProps<Kind extends Shown['kind']> = Omit<Extract<Shown, { kind: Kind }>, 'kind'> & {
  onNext: (shown: Shown) => void
}

/** Shows the pending invitation. The person accepts it by signing in. */
function Invitation({ invitation, answer, onNext }: StepProps<'invitation'>) {
  const { t } = useTranslation()
  const { organization, email, roles } = invitation
  const title = t('Join {{organization}}', { organization })
  useDocumentTitle(title)
  const step = useStep(onNext, () => finish({ ...answer, accepts: true }, onNext))

  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={t('You were invited. You become a member when you accept.')}
    >
      <Banner message={step.message} />
      <PanelStack>
        <dl className={details.details}>
          <Fact term={t('Organization')}>{organization}</Fact>
          <Fact term={t('Roles')}>{roleNames(roles, t)}</Fact>
          <Fact term={t('Address')} long>
            {email}
          </Fact>
        </dl>
        <div className={details.answers}>
          <Button variant="primary" wide pending={step.pending} onClick={() => void step.run()}>
            {t('Accept and continue')}
          </Button>
          <ButtonLink href={'/sign-in' satisfies AppPath} wide>
            {t('Not now')}
          </ButtonLink>
        </div>
      </PanelStack>
    </Panel>
  )
}

/** Asks for the second factor of a member's own account, once, before the provider is connected to it. */
function Second({ next, answer, onNext }: StepProps<'second'>) {
  const { t } = useTranslation()
  return (
    <SecondFactorPanel
      next={next}
      context={t(
        "You're a member already. To sign in through your organization from now on, prove once that it's you.",
      )}
      footer={<a href={'/sign-in' satisfies AppPath}>{t('Back to sign in')}</a>}
      prove={(proof) => finish(answer, onNext, proof)}
      isFinal={isFinal}
      onFailed={(error) => onNext({ kind: 'failed', error })}
    />
  )
}

/** Asks before the account at the provider is connected, because someone else may be signed in there. */
function Connect({ name, organization, answer, onNext }: StepProps<'connect'>) {
  const { t } = useTranslation()
  const title = t('Connect your account')
  useDocumentTitle(title)
  const step = useStep(onNext, async () => {
    const { organization: id } = await connectAndProveToProvider(answer.code)
    await goOn(id, answer.target)
  })

  return (
    <Panel productName={settings.brand} title={title}>
      <Banner message={step.message} />
      <PanelStack>
        <p>
          {t(
            "You signed in at your identity provider as {{name}}, who isn't connected to your membership in {{organization}} yet. Is this you?",
            { name, organization },
          )}
        </p>
        <div className={details.answers}>
          <Button variant="primary" wide pending={step.pending} onClick={() => void step.run()}>
            {t('Connect and continue')}
          </Button>
          <ButtonLink href={'/user/organizations' satisfies AppPath} wide>
            {t('Not now')}
          </ButtonLink>
        </div>
      </PanelStack>
    </Panel>
  )
}

/** Asks before the session of the person's own account is replaced with that of someone else at the provider. */
function SomeoneElse({ answer, onNext }: StepProps<'other'>) {
  const { t } = useTranslation()
  const title = t('Sign in as someone else?')
  useDocumentTitle(title)
  const step = useStep(onNext, () => finish(answer, onNext))
  const { firstName = '', lastName = '' } = loadStored('user') ?? {}

  return (
    <Panel productName={settings.brand} title={title}>
      <Banner message={step.message} />
      <PanelStack>
        <p>
          {t(
            "You're signed in here as {{name}}, but someone else is signed in at the identity provider. If you continue, you'll be signed out here and signed in as that person.",
            { name: `${firstName} ${lastName}`.trim() },
          )}
        </p>
        <div className={details.answers}>
          <ButtonLink href={'/user/organizations' satisfies AppPath} variant="primary" wide>
            {t('Stay signed in')}
          </ButtonLink>
          <Button wide pending={step.pending} onClick={() => void step.run()}>
            {t('Sign in as the other person')}
          </Button>
        </div>
      </PanelStack>
    </Panel>
  )
}

/** Runs the next step when the person selects it, and shows its error. */
function useStep(onNext: (shown: Shown) => void, work: () => Promise<void>) {
  const { t } = useTranslation()
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<BannerMessage>()

  async function run() {
    setPending(true)
    setMessage(undefined)
    try {
      await work()
    } catch (error) {
      if (isFinal(error)) onNext({ kind: 'failed', error })
      else if (!(error instanceof ReauthCanceled)) {
        setMessage({ kind: 'error', text: t(explainError(error)) })
      }
    } finally {
      setPending(false)
    }
  }
  return { pending, message, run }
}

/** Returns whether the sign-in has to begin again. */
function isFinal(error: unknown): boolean {
  return hasCode(error, signInOver) || hasCode(error, providerSignInRejected)
}

/** Shows why the sign-in failed and what to do. */
function SignInFailed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <Failed
      title={t("You can't sign in this way")}
      said={rejectionMessage(error, t) ?? explainFailure(error, t)}
    >
      <ButtonLink href={'/sign-in' satisfies AppPath} variant="primary" wide>
        {t('Back to sign in')}
      </ButtonLink>
    </Failed>
  )
}
