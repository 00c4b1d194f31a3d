import type { OwnApplicationRequest } from '@accord/contract/authorizations.ts'
import type { ApprovalStatus } from '@accord/contract/approvals.ts'
import type { Profile } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { common, isSameSet } from '@accord/contract/rules/small-sets.ts'

/** The organization's authorization that an approval under one of its profiles needs or includes. */
export interface AdminConsent {
  profile: Profile
  /** All scopes that the person sees, and requests. */
  scopes: Scope[]
  /** The scopes that have no effect until then, because they change the organization. */
  waiting: Scope[]
  /** Nothing can be approved until then, because the organization allows only authorized applications. */
  isNeeded: boolean
  /** The person manages the organization, so approving also authorizes the application. */
  isTheirs: boolean
  /** The person's latest request to its admins. */
  request: OwnApplicationRequest | null
}

/** The consent that an approval needs. Undefined if the person can approve it alone. */
export function adminConsentFor(
  profile: Profile,
  scopes: Scope[],
  standing: ApprovalStatus | undefined,
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

/** Whether an admin has authorized everything that the person requested. */
export function isConsentGiven({ waiting, isNeeded }: AdminConsent): boolean {
  return waiting.length === 0 && !isNeeded
}

/** Whether a pending request covers exactly the scopes that the person sees now. */
export function isConsentRequested({ request, scopes }: AdminConsent): boolean {
  return request !== null && request.answer === null && isSameSet(request.scopes, scopes)
}

/** Whether the person can't approve, only request consent. */
export function mustRequestConsent(consent: AdminConsent | undefined): boolean {
  return consent !== undefined && consent.isNeeded && !consent.isTheirs
}

/** Whether approving also authorizes the application. `undefined` instead of false, as the API call expects. */
export function canConsentHere(consent: AdminConsent | undefined): true | undefined {
  return consent && consent.isTheirs && !isConsentGiven(consent) ? true : undefined
}
