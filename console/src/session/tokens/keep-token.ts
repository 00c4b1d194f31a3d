import type { SignedIn } from '@accord/contract/session.ts'
import { forget, keep, recall, type TokenEntry } from '../../browser/browser-storage.ts'
import { browserTime } from '../../browser/service-clock.ts'
import { actAs, keepUser, userKey } from '../session.ts'

export function startSession(signedIn: SignedIn) {
  forget('lastOrganization')
  keep('justSignedIn', true)
  keepUser(signedIn)
  const { accessToken: token, accessTokenExpiresAt } = signedIn
  // All others go in the same moment: without any, another tab would take itself for signed out.
  keep('tokens', {
    [userKey]: { key: userKey, token, expiresAt: browserTime(accessTokenExpiresAt) },
  })
  actAs(userKey)
}

/** A token that has just come. The answer also said what time it is there: a clock that is wrong here ends nothing. */
export function keepToken(entry: TokenEntry) {
  const expiresAt = browserTime(entry.expiresAt)
  keep('tokens', { ...recall('tokens'), [entry.key]: { ...entry, expiresAt } })
}
