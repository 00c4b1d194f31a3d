import type { SecondStep } from '@accord/contract/factors.ts'
import {
  type NewIdentity,
  finishSocialSignIn,
  linkIdentity,
  signUpWithProvider,
} from '@accord/contract/social-sign-in.ts'
import { saveStored, takeStored } from '../browser/browser-storage.ts'
import { resumeLastsMs } from '../session/after-sign-in.ts'
import { call } from '../session/call.ts'

export type Unknown = NewIdentity['unknown']
export type AskedFactor = SecondStep['next']

/** What the page after the provider shows. */
export type Shown =
  | { kind: 'loading' }
  | { kind: 'second'; next: AskedFactor }
  | { kind: 'unknown'; unknown: Unknown }
  | { kind: 'verify'; email: string }
  | { kind: 'failed'; error: unknown }
  | { kind: 'confirmed' }

/** Sends the code. If the person opened the link in their email in this browser before, this also verifies the address. */
export function finishSignIn(code: string) {
  const verification = takeStored('verifyWithProvider')?.code
  return call(finishSocialSignIn, { body: { code, ...(verification && { verification }) } })
}

interface NewAccount {
  firstName: string
  lastName: string
  email: string
}

export function createAccount(code: string, account: NewAccount) {
  return call(signUpWithProvider, { body: { code, ...account } })
}

/** Stores what is connected after the person has signed in to their own account. */
export function connectAfterSignIn(code: string, { provider, email }: Unknown) {
  const expiresAt = Date.now() + resumeLastsMs
  saveStored('connectProvider', { code, provider: provider.name, email, expiresAt })
}

export function connectProvider(code: string) {
  return call(linkIdentity, { body: { code } })
}
