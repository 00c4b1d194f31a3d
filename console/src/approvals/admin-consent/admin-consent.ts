import type { OwnApplicationRequest } from '@accord/contract/authorizations.ts'
import type { ApprovalStatus } from '@accord/contract/approvals.ts'
import type { Profile } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { common, isSameSet } from '@accord/contract/rules/small-sets.ts'

/** The organization's authorization that an approval with one of its profiles needs or includes. */
export interface AdminConsent {
  profile: Profile
  /** All scopes that the person sees and requests. */
  scopes: Scope[]
  /** The scopes that have no effect before the authorization, because they change the organization. */
  waiting: Scope[]
  /**
   * Whether nothing can be approved before the authorization, because the organization allows only authorized
   * applications.
   */
  isNeeded: boolean
  /** Whether the person manages the organization, so that their approval also authorizes the application. */
  isTheirs: boolean
  /** The person's latest request to the admins. */
  request: OwnApplicationRequest | null
}

/** Returns the consent that an approval needs, or undefined if the person can approve it alone. */
export function adminConsentFor(
  profile: Profile,
  scopes: Scope[],
  status: ApprovalStatus | undefined,
  approvedAt?: string,
): AdminConsent | undefined {
  if (!status) return undefined
  const { withheldScopes, authorizationNeeded: isNeeded, canAuthorize: isTheirs, request } = status
  const waiting = common(scopes, withheldScopes)
  const isNews = request?.answer === 'authorized' && request.answeredAt! > (approvedAt ?? '')
  if (waiting.length === 0 && !isNeeded && !isNews) return undefined
  return { profile, scopes, waiting, isNeeded, isTheirs, request }
}

/** Returns whether an admin has authorized everything that the person requested. */
export function isConsentGiven({ waiting, isNeeded }: AdminConsent): boolean {
  return waiting.length === 0 && !isNeeded
}

/** Returns whether a pending request covers exactly the scopes that the person sees now. */
export function isConsentRequested({ request, scopes }: AdminConsent): boolean {
  return request !== null && request.answer === null && isSameSet(request.scopes, scopes)
}

/** Returns whether the person can only request consent, and not approve. */
export function mustRequestConsent(consent: AdminConsent | undefined): boolean {
  return consent !== undefined && consent.isNeeded && !consent.isTheirs
}

/**
 * Returns whether approving also authorizes the application. It's `undefined` instead of false, because the API expects
 * that.
 */
export function canConsentHere(consent: AdminConsent | undefined): true | undefined {
  return consent && consent.isTheirs && !isConsentGiven(consent) ? true : undefined
}
