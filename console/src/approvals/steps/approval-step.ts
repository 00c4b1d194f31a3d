import type { ApplicationCard } from '@accord/contract/applications.ts'
import {
  type RequestedProfile,
  approvableScopes,
  requestedScopesOf,
  hasRequestedRole,
  isPersonal,
} from '@accord/contract/rules/approval-scopes.ts'
import type { Approval, ApprovalStatus } from '@accord/contract/approvals.ts'
import type { Person, Profile } from '@accord/contract/people.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { common, isSameSet, missing } from '@accord/contract/rules/small-sets.ts'
import { requestedBy } from '../../browser/approval-flow.ts'
import {
  type AddressProblem,
  type RequestedApproval,
  standardScopesOf,
} from '../approval-parameters.ts'
import {
  mustRequestConsent,
  type AdminConsent,
  adminConsentFor,
} from '../admin-consent/admin-consent.ts'

/** The service's responses that determine the step. */
export interface ApprovalFacts {
  person: Person
  application: ApplicationCard
  /** The person's profiles, or only the one in the organization that the application names. */
  profiles: readonly Profile[]
  approvals: readonly Approval[]
  /** The application's authorization status in the profiles' organizations. */
  statuses: readonly ApprovalStatus[]
  /** Whether the application requires a second factor and the person has none. */
  secondFactorMissing?: boolean
  /** Whether an organization's identity provider opened the session, which is then only for one profile. */
  isProviderSession?: boolean
}

/** A profile that might approve, or the person as themselves, without a profile. */
export interface Choice {
  id: string
  profile: Profile | undefined
  email: string
  /** The roles of which the profile needs one. Empty if its own roles are sufficient. */
  neededRoles: string[]
  /** The scopes that the application would get. */
  scopes: Scope[]
  /** The time at which the same request was approved before. */
  approvedAt: string | undefined
  /** The organization's authorization that the approval also needs. */
  consent: AdminConsent | undefined
}

export interface ProfileChoice extends Choice {
  profile: Profile
}

/** The ID of the choice without a profile. */
const oneself = 'oneself'

/** The steps before any request to the service. */
export type EntryStep =
  | { step: 'address-problem'; problem: AddressProblem }
  | { step: 'redirect'; asked: RequestedApproval }
  | { step: 'sign-in-again'; asked: RequestedApproval }
  | { step: 'choose-account'; asked: RequestedApproval }
  | { step: 'loading'; asked: RequestedApproval }

export type ApprovalStep =
  | { step: 'second-factor-missing' }
  | { step: 'own-account-needed' }
  | { step: 'all-set'; choices: Choice[]; others: boolean }
  | { step: 'use-org-profile'; choice: ProfileChoice }
  | { step: 'create-contact-profile'; orgId: string; scopes: Scope[] }
  | { step: 'create-org-profile'; choices: Choice[] }
  | { step: 'select-profile'; choices: Choice[]; mayCreate: boolean }
  | { step: 'role-missing'; choices: Choice[]; neededRoles: string[] }

/** A step that the person chose instead of the default one. */
export type Instead = 'another-profile' | 'new-organization' | undefined

/** Whether the visitor is signed in, and the application's OpenID Connect `prompt`. */
interface Visitor {
  signedIn: boolean
  prompt: string | undefined
}

/** Returns the first step, before any data is loaded (specification, section 4, 'Approval flow states'). */
export function entryStep(asked: RequestedApproval | AddressProblem, visitor: Visitor): EntryStep {
  if (typeof asked === 'string') return { step: 'address-problem', problem: asked }
  if (!visitor.signedIn) return { step: 'redirect', asked }
  if (visitor.prompt === 'login') return { step: 'sign-in-again', asked }
  return { step: visitor.prompt === 'select_account' ? 'choose-account' : 'loading', asked }
}

/** Returns the step when all data is loaded. */
export function approvalStep(
  asked: RequestedApproval,
  facts: ApprovalFacts,
  instead?: Instead,
): ApprovalStep {
  if (facts.secondFactorMissing) return { step: 'second-factor-missing' }
  const { requestedProfiles, orgId } = asked
  const { isProviderSession = false } = facts
  const scopes = requestedScopesOf(facts.application.scopes, requestedBy(asked.flow))
  const measure = { asked, scopes, facts }
  const profiles = facts.profiles.map((profile) => choiceOf(profile, measure))

  if (orgId !== undefined) return stepFor(orgId)

  // In the direct flow, an application always acts for an organization.
  const personal =
    !isProviderSession &&
    requestedBy(asked.flow) !== undefined &&
    isPersonal(scopes, requestedProfiles)
  const choices = personal ? [...profiles, choiceOfOneself(measure)] : profiles
  const eligible = choices.filter(canApprove)
  const approved = eligible.filter(({ approvedAt }) => approvedAt !== undefined)
  // People without an organization don't need one if they can approve as themselves.
  const mayCreate =
    !isProviderSession &&
    meets(['owner'], requestedProfiles) &&
    !(personal && profiles.length === 0)
  if (instead === 'new-organization' && mayCreate) {
    return { step: 'create-org-profile', choices }
  }
  if (approved.length > 0 && instead !== 'another-profile') {
    const others = mayCreate || eligible.length > approved.length
    return { step: 'all-set', choices: approved.toSorted(newestFirst), others }
  }
  if (eligible.length > 0) return { step: 'select-profile', choices, mayCreate }
  if (mayCreate) return { step: 'create-org-profile', choices }
  return { step: 'role-missing', choices, neededRoles: missingRoles([], requestedProfiles) }

  /** Returns the step if the application names the organization, so there's no choice. */
  function stepFor(organizationId: string): ApprovalStep {
    const there = profiles.filter(({ profile }) => profile.organization.id === organizationId)
    const usable = there.find(canApprove)
    if (usable?.approvedAt !== undefined)
      return { step: 'all-set', choices: [usable], others: false }
    if (usable) return { step: 'use-org-profile', choice: usable }
    if (there.length === 0 && isProviderSession) return { step: 'own-account-needed' }
    // People have only one profile per organization, so they can't also become a contact.
    if (there.length === 0 && meets(['contact'], requestedProfiles)) {
      const shared = approvableScopes(['contact'], scopes)
      return { step: 'create-contact-profile', orgId: organizationId, scopes: shared }
    }
    return {
      step: 'role-missing',
      choices: there,
      neededRoles: missingRoles([], requestedProfiles),
    }
  }
}

interface Measure {
  asked: RequestedApproval
  scopes: Scope[]
  facts: ApprovalFacts
}

function choiceOf(profile: Profile, { asked, scopes, facts }: Measure): ProfileChoice {
  const { id, email, roles } = profile
  const shared = approvableScopes(roles, scopes)
  const all = approvableScopes(roles, facts.application.scopes)
  const before = facts.approvals.find((approval) => approval.profile?.id === id)
  const status = facts.statuses.find((each) => each.profile === id)
  const consent = adminConsentFor(profile, shared, status, before?.updatedAt)
  return {
    id,
    profile,
    email,
    neededRoles: missingRoles(roles, asked.requestedProfiles),
    scopes: shared,
    // An earlier approval doesn't count if the application must be authorized first.
    approvedAt: mustRequestConsent(consent)
      ? undefined
      : timeOfApproval(before, [shared, all], asked),
    consent,
  }
}

function choiceOfOneself({ asked, scopes, facts }: Measure): Choice {
  const before = facts.approvals.find(({ profile }) => profile === null)
  return {
    id: oneself,
    profile: undefined,
    email: facts.person.email,
    neededRoles: [],
    scopes,
    approvedAt: timeOfApproval(before, [scopes, facts.application.scopes], asked),
    consent: undefined,
  }
}

/**
 * Returns when the same request was approved before. A request may include fewer scopes than the application is
 * registered for, and an approval of all scopes covers it. Of the standard scopes, only those that share personal data
 * must match.
 */
function timeOfApproval(
  before: Approval | undefined,
  either: readonly Scope[][],
  { flow }: RequestedApproval,
): string | undefined {
  if (!before || !either.some((scopes) => isSameSet(before.scopes, scopes))) return undefined
  const shared = common(standardScopesOf(flow), ['profile', 'email'])
  return missing(shared, before.standardScopes).length === 0 ? before.updatedAt : undefined
}

function newestFirst(one: Choice, other: Choice): number {
  return (other.approvedAt ?? '').localeCompare(one.approvedAt ?? '')
}

export function canApprove({ neededRoles, profile }: Choice): boolean {
  return neededRoles.length === 0 && !profile?.organization.deletion && !profile?.suspended
}

function meets(roles: readonly Role[], requestedProfiles: readonly RequestedProfile[]): boolean {
  return missingRoles(roles, requestedProfiles).length === 0
}

/** Returns the roles of the first requirement that the profile doesn't meet. */
function missingRoles(
  roles: readonly Role[],
  requestedProfiles: readonly RequestedProfile[],
): string[] {
  return requestedProfiles.find((requested) => !hasRequestedRole(roles, requested))?.roles ?? []
}
