import type { emailNotVerified } from '@accord/contract/session.ts'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError, explainError } from '../../api/api-error.ts'
import { saveStored, loadStored, takeStored } from '../../browser/browser-storage.ts'
import { hasPasskeys } from '../../browser/settings.ts'
import { leaveFor } from '../../browser/redirects.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/translation.ts'
import { pathAfterSignIn } from '../../session/after-sign-in.ts'
import { hasSession } from '../../session/session.ts'
import type { BannerMessage } from '../banner.tsx'
import { focusGap } from '../focus.ts'
import { loadCalls } from '../load-calls.ts'
import type { RequestedStep } from './second-step.tsx'

let begun = false

/**
 * Prefetches the signed-in console while the person types the password. The build writes the list of its files into the
 * document.
 */
export function prefetchConsole() {
  if (begun) return
  begun = true
  const files = document.querySelector<HTMLElement>('#root')?.dataset['next']?.split(' ') ?? []
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = file
    document.head.append(link)
  }
}

// Only the type is imported, because the contract itself loads later, with the calls.
const unverifiedCode: typeof emailNotVerified.code = 'email_not_verified'

export function useSignIn() {
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState<BannerMessage>()
  const [unverified, setUnverified] = useState(false)
  /** Whether the browser is asking for a passkey. */
  const [asking, setAsking] = useState(false)
  /** The second step, which replaces the form. */
  const [second, setSecond] = useState<ReactNode>()

  useEffect(() => void goOnIfSignedIn().then((said) => said && setMessage(said)), [])
  useEffect(() => {
    // The second step left this state, and decides whether to continue.
    if (history.state) goSecond(undefined, { setSecond, setMessage }).catch(explainBy(setMessage))
  }, [])
  useEffect(() => {
    if (second) return
    prepareFields(email.current)
    if (hasPasskeys()) void loadCalls().then(({ offerPasskeys }) => offerPasskeys(setMessage))
  }, [second])

  const form = useForm({
    schema: async () => (await loadCalls()).Credentials,
    async submit(credentials) {
      setMessage(undefined)
      setUnverified(false)
      prefetchConsole()
      saveStored('signInEmail', credentials.email)
      const { goOn, logIn } = await loadCalls()
      const answer = await logIn(credentials)
      if (!('next' in answer)) return goOn(answer)
      const asked = { ...answer.next, email: credentials.email }
      await goSecond(asked, { setSecond, setMessage })
    },
    onRefused(error) {
      explainBy(setMessage)(error)
      setUnverified(error instanceof ApiError && error.code === unverifiedCode)
      password.current?.select()
    },
  })

  function askForPasskey() {
    setAsking(true)
    void loadCalls()
      .then(({ signInByPasskey }) => signInByPasskey(setMessage))
      .catch(explainBy(setMessage))
      .finally(() => setAsking(false))
  }

  async function resend(event: MouseEvent) {
    event.preventDefault()
    // The link is hidden along with its message, so that no one clicks it twice.
    setMessage(undefined)
    password.current?.focus()
    const { resendVerificationTo } = await loadCalls()
    setMessage(await resendVerificationTo(email.current?.value ?? ''))
  }

  return { form, email, password, message, unverified, resend, asking, askForPasskey, second }
}

const explainBy = (setMessage: Shows['setMessage']) => (error: unknown) =>
  setMessage({ kind: 'error', text: explainError(error) })

interface Shows {
  setSecond: (step: ReactNode) => void
  setMessage: (said: BannerMessage | undefined) => void
}

/** Replaces the form with the second step until the person returns from it. */
async function goSecond(asked: RequestedStep | undefined, { setSecond, setMessage }: Shows) {
  const { loadSecondStep } = await loadCalls()
  const { secondStep } = await loadSecondStep()
  setSecond(
    secondStep(asked, (said) => {
      setSecond(undefined)
      setMessage(said)
    }),
  )
}

/**
 * Fills in the address that an application expects or that's remembered, unless something has been typed. Then focuses
 * the first empty field.
 */
function prepareFields(email: HTMLInputElement | null) {
  if (!email) return
  if (email.value === '')
    email.value = loadStored('signInFor')?.email ?? loadStored('signInEmail') ?? ''
  focusGap()
}

/** Redirects people who are already signed in, and explains an expired session. */
async function goOnIfSignedIn(): Promise<BannerMessage | undefined> {
  if (takeStored('sessionExpired')) {
    return { kind: 'info', text: t('Your session expired. Please sign in again.') }
  }
  if (!hasSession() || loadStored('signInFor')?.again) return undefined
  // If someone submits the form in the meantime, they want to use the account that they typed.
  let sent = false
  addEventListener('submit', () => (sent = true), { once: true })
  const { sessionIsLive } = await loadCalls()
  return (await sessionIsLive()) && !sent ? leaveFor(pathAfterSignIn()) : undefined
}
