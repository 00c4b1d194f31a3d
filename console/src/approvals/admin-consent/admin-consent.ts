import type { OwnApplicationRequest } from '@accord/contract/authorizations.ts'
import type { ApprovalStatus } from '@accord/contract/approvals.ts'
import type { Profile } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { common, isSameSet } from '@accord/contract/rules/small-sets.ts'

/** What an approval under a profile needs besides the person's word: that the profile's organization authorizes it. */
export interface AdminConsent {
  profile: Profile
  /** All that the person is shown, and asks for. */
  scopes: Scope[]
  /** Of that what does nothing before, because it changes the organization. */
  waiting: Scope[]
  /** Nothing can be approved before: the organization lets its people approve nothing else. */
  isNeeded: boolean
  /** The person manages the organization: by approving it they authorize it. */
  isTheirs: boolean
  /** What they asked its admins last. */
  request: OwnApplicationRequest | null
}

/** Undefined where the person's own word is enough. */
export function adminConsentFor(
  profile: Profile,
  scopes: Scope[],
  standing: ApprovalStatus | undefined,
  /** When they approved it last. */
  approvedAt?: string,
): AdminConsent | undefined {
  if (!standing) return undefined
  const {
    withheldScopes,
    authorizationNeeded: isNeeded,
    canAuthorize: isTheirs,
    request,
  } = standing
  const waiting = common(scopes, withheldScopes)
  const isNews = request?.answer === 'authorized' && request.answeredAt! > (approvedAt ?? '')
  if (waiting.length === 0 && !isNeeded && !isNews) return undefined
  return { profile, scopes, waiting, isNeeded, isTheirs, request }
}

/** It was asked for, and given: there is nothing left to wait for. */
export function isConsentGiven({ waiting, isNeeded }: AdminConsent): boolean {
  return waiting.length === 0 && !isNeeded
}

/** What waits for an answer of its admins: exactly what the person is shown now, and nothing need be asked again. */
export function isConsentRequested({ request, scopes }: AdminConsent): boolean {
  return request !== null && request.answer === null && isSameSet(request.scopes, scopes)
}

/** All that the person can do is ask. */
export function mustRequestConsent(word: AdminConsent | undefined): boolean {
  return word !== undefined && word.isNeeded && !word.isTheirs
}

/** To approve it is to authorize it. */
export function canConsentHere(word: AdminConsent | undefined): true | undefined {
  return word && word.isTheirs && !isConsentGiven(word) ? true : undefined
}
