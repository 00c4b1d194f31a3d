import type { SignedIn } from '@accord/contract/session.ts'
import { forget } from '../../browser/browser-storage.ts'
import { leaveFor } from '../../browser/leave-for.ts'
import { pathAfterSignIn } from '../../session/after-sign-in.ts'
import { startSession } from '../../session/tokens/keep-token.ts'

/** By whatever a person signed in, they go on to what waits for them. */
export function goOn(signedIn: SignedIn): Promise<never> {
  startSession(signedIn)
  forget('linkSent')
  return leaveFor(pathAfterSignIn())
}
