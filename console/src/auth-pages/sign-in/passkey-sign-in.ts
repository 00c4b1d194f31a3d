import type { SignedIn } from '@accord/contract/session.ts'
import { withQuery } from '../../browser/app-path.ts'
import { loadStored, removeStored, saveStored } from '../../browser/browser-storage.ts'
import { leaveFor } from '../../browser/redirects.ts'
import { pathAfterSignIn } from '../../session/after-sign-in.ts'
import { startSession } from '../../session/tokens.ts'
import { beginPasskeySignIn, finishPasskeySignIn } from '@accord/contract/own-passkeys.ts'
import type { Assertion, RequestOptions } from '@accord/contract/factors.ts'
import { explainError } from '../../api/api-error.ts'
import { requestPasskey, canAutofillPasskeys, cancelPasskeyRequest } from '../../browser/passkey.ts'
import { t } from '../../i18n/translation.ts'
import { call } from '../../session/call.ts'
import type { BannerMessage } from '../banner.tsx'

/** Starts the session after any kind of sign-in and continues to the next page. */
export function continueSignIn(signedIn: SignedIn): Promise<never> {
  startSession(signedIn)
  removeStored('linkSent')
  // The person began at a provider that isn't connected yet.
  if (loadStored('connectProvider')) return leaveFor(withQuery('/connect-account', location.search))
  return leaveFor(pathAfterSignIn())
}

type Say = (message: BannerMessage | undefined) => void

/** Handles the passkey button. If the person cancels, the fields offer their passkeys again. */
export async function signInByPasskey(say: Say) {
  say(undefined)
  try {
    const options = await newOptions()
    const credential = await requestPasskey(options)
    if (credential) await finish(credential)
    say({
      kind: 'info',
      text: t('No passkey was used. Try again, or sign in with your password.'),
    })
  } catch (error) {
    say({ kind: 'error', text: t(explainError(error)) })
  }
  void offerPasskeys(say)
}

/**
 * Offers passkeys in the fields until one is chosen or another request replaces this one. A challenge may expire while
 * the page is open, so the offer is renewed in time.
 */
export async function offerPasskeys(say: Say) {
  const credential = await chosenInFields()
  if (!credential) return
  say(undefined)
  await finish(credential).catch((error: unknown) => {
    say({ kind: 'error', text: t(explainError(error)) })
  })
}

async function chosenInFields(): Promise<Assertion | undefined> {
  try {
    if (!(await canAutofillPasskeys())) return undefined
    for (;;) {
      await untilSeen()
      const options = await newOptions()
      let isOver = false
      const end = setTimeout(() => {
        isOver = true
        cancelPasskeyRequest()
      }, options.timeout - marginMs)
      const credential = await requestPasskey(options, 'autofill').finally(() => clearTimeout(end))
      if (credential || !isOver) return credential
    }
  } catch {
    // The person didn't request this, so there's no message. The button shows errors.
    return undefined
  }
}

/** This leaves enough time to verify the person and send the response. */
const marginMs = 30_000

async function newOptions(): Promise<RequestOptions> {
  return (await call(beginPasskeySignIn, { body: {} })).options
}

async function finish(credential: Assertion): Promise<never> {
  const signedIn = await call(finishPasskeySignIn, { body: { credential } })
  saveStored('signInEmail', signedIn.email)
  return continueSignIn(signedIn)
}

/** Waits until the page is visible, because a page in the background must not send requests. */
async function untilSeen() {
  if (!document.hidden) return
  await new Promise((seen) => {
    document.addEventListener('visibilitychange', seen, { once: true })
  })
}
