import {
  type ProviderInvitation,
  type ProviderSignedIn,
  finishProviderSignIn,
  providerNotConnected,
  providerOfOther,
} from '@accord/contract/connections.ts'
import { type SecondFactorProof, type SecondStep, signInOver } from '@accord/contract/factors.ts'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ReauthCanceled, explainError } from '../../api/api-error.ts'
import { hasCode } from '../../api/error-checks.ts'
import { Banner, type BannerMessage } from '../../auth-pages/banner.tsx'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { loadStored } from '../../browser/browser-storage.ts'
import { leaveFor, safeReturn } from '../../browser/redirects.ts'
import { settings } from '../../browser/settings.ts'
import {
  announceReauthentication,
  reauthenticatedPath,
} from '../../forms/reauthentication/reauthentication.api.ts'
import { SecondFactorProofForm } from '../../forms/second-proof.tsx'
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
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
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
  | { kind: 'failed'; error: unknown }
  | { kind: 'confirmed' }

/** Completes a sign-in through an identity provider, in the browser that began it. */
export function ProviderSignInScreen() {
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
      return <Working />
    case 'invitation':
      return <Invitation {...shown} onNext={setShown} />
    case 'second':
      return <Second {...shown} onNext={setShown} />
    case 'connect':
      return <Connect {...shown} onNext={setShown} />
    case 'confirmed':
      return <Confirmed />
    case 'failed':
      return <Failed error={shown.error} />
  }
}

function firstStep({ code }: Record<string, string>): Shown {
  return code ? { kind: 'loading' } : { kind: 'failed', error: undefined }
}

/**
 * Someone who is signed in with their own account stays signed in there, so that they keep their other organizations.
 * Otherwise, or if someone else signed in at the provider, the sign-in replaces the session. It also does so if an
 * application asked for a new sign-in.
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
    if (hasCode(error, providerOfOther)) return finish(answer, setShown)
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

function Working() {
  const { t } = useTranslation()
  const title = t('Signing you in…')
  useDocumentTitle(title)
  return (
    <Panel productName={settings.brand} title={title}>
      <Loading label={t('This will take a moment.')}>
        <Skeleton width="long" />
        <Skeleton width="medium" />
      </Loading>
    </Panel>
  )
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
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<BannerMessage>()

  async function accept() {
    setPending(true)
    setMessage(undefined)
    try {
      await finish({ ...answer, accepts: true }, onNext)
    } catch (error) {
      if (isFinal(error)) onNext({ kind: 'failed', error })
      else setMessage({ kind: 'error', text: t(explainError(error)) })
    } finally {
      setPending(false)
    }
  }

  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={t('You were invited. You become a member when you accept.')}
    >
      <Banner message={message} />
      <PanelStack>
        <dl className={details.details}>
          <Fact term={t('Organization')}>{organization}</Fact>
          <Fact term={t('Roles')}>{roleNames(roles, t)}</Fact>
          <Fact term={t('Address')} long>
            {email}
          </Fact>
        </dl>
        <div className={details.answers}>
          <Button variant="primary" wide pending={pending} onClick={() => void accept()}>
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
  const title = t('One more step')
  useDocumentTitle(title)
  const [message, setMessage] = useState<BannerMessage>()

  function refused(error: unknown) {
    if (isFinal(error)) onNext({ kind: 'failed', error })
    else setMessage({ kind: 'error', text: t(explainError(error)) })
  }

  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={t(
        "You're a member already. To sign in through your organization from now on, prove once that it's you.",
      )}
      footer={<a href={'/sign-in' satisfies AppPath}>{t('Back to sign in')}</a>}
    >
      <Banner message={message} />
      <SecondFactorProofForm
        methods={next.methods}
        options={next.options}
        prove={(proof) => finish(answer, onNext, proof)}
        onRefused={refused}
        onChoose={() => setMessage(undefined)}
      />
    </Panel>
  )
}

/** Asks before the account at the provider is connected, because someone else may be signed in there. */
function Connect({ name, organization, answer, onNext }: StepProps<'connect'>) {
  const { t } = useTranslation()
  const title = t('Connect your account')
  useDocumentTitle(title)
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<BannerMessage>()

  async function connect() {
    setPending(true)
    setMessage(undefined)
    try {
      const { organization: id } = await connectAndProveToProvider(answer.code)
      await goOn(id, answer.target)
    } catch (error) {
      if (isFinal(error)) onNext({ kind: 'failed', error })
      else if (!(error instanceof ReauthCanceled)) {
        setMessage({ kind: 'error', text: t(explainError(error)) })
      }
    } finally {
      setPending(false)
    }
  }

  return (
    <Panel productName={settings.brand} title={title}>
      <Banner message={message} />
      <PanelStack>
        <p>
          {t(
            "You signed in at your identity provider as {{name}}, who isn't connected to your membership in {{organization}} yet. Is this you?",
            { name, organization },
          )}
        </p>
        <div className={details.answers}>
          <Button variant="primary" wide pending={pending} onClick={() => void connect()}>
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

/** Returns whether the sign-in has to begin again. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === signInOver.code || code === 'provider_sign_in_rejected'
}

/** Shows why the sign-in failed and what to do. */
function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const title = t("You can't sign in this way")
  useDocumentTitle(title)
  const said =
    rejectionMessage(error, t) ??
    (error instanceof Error ? t(explainError(error)) : t(signInOver.message))
  return (
    <Panel productName={settings.brand} title={title}>
      <PanelStack>
        <p role="alert">{said}</p>
        <ButtonLink href={'/sign-in' satisfies AppPath} variant="primary" wide>
          {t('Back to sign in')}
        </ButtonLink>
      </PanelStack>
    </Panel>
  )
}

/** The person confirmed their identity in a window of its own, which closes itself. */
function Confirmed() {
  const { t } = useTranslation()
  const title = t('Identity confirmed')
  useDocumentTitle(title)
  return (
    <Panel productName={settings.brand} title={title}>
      <p>{t('You can close this window and continue in the other one.')}</p>
    </Panel>
  )
}
