import type { ApplicationCard } from '@accord/contract/applications.ts'
import {
  type Wish,
  approvableScopes,
  requestedScopesOf,
  holdsWished,
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

/** What the service tells about it. */
export interface ApprovalFacts {
  person: Person
  application: ApplicationCard
  /** The person's own; of the one organization where the application names it. */
  profiles: readonly Profile[]
  approvals: readonly Approval[]
  /** How the organizations of the profiles stand to the application. */
  standings: readonly ApprovalStatus[]
  /** The application cannot do without a second factor, and they have none. */
  secondFactorMissing?: boolean
}

/** A profile that could approve, or could not; or the person as themselves, without one. */
export interface Choice {
  id: string
  profile: Profile | undefined
  email: string
  /** One of these is missing; none where its roles are enough. */
  neededRoles: string[]
  /** What the application gets with it. */
  scopes: Scope[]
  /** When it approved the same before. */
  approvedAt: string | undefined
  /** What it needs of the organization besides. */
  consent: AdminConsent | undefined
}

export interface ProfileChoice extends Choice {
  profile: Profile
}

/** Of the choice that has no profile. */
const oneself = 'oneself'

/** Before the service was asked. */
export type EntryStep =
  | { step: 'address-problem'; problem: AddressProblem }
  | { step: 'redirect'; asked: RequestedApproval }
  | { step: 'sign-in-again'; asked: RequestedApproval }
  | { step: 'choose-account'; asked: RequestedApproval }
  | { step: 'loading'; asked: RequestedApproval }

export type ApprovalStep =
  | { step: 'second-factor-missing' }
  | { step: 'all-set'; choices: Choice[]; others: boolean }
  | { step: 'use-org-profile'; choice: ProfileChoice }
  | { step: 'create-contact-profile'; orgId: string; scopes: Scope[] }
  | { step: 'create-org-profile'; choices: Choice[] }
  | { step: 'select-profile'; choices: Choice[]; mayCreate: boolean }
  | { step: 'role-missing'; choices: Choice[]; neededRoles: string[] }

/** What the person wants in place of what would come next. */
export type Instead = 'another-profile' | 'new-organization' | undefined

/** Who is here, and what the application wants them to do before they decide: OpenID Connect's `prompt`. */
interface Visitor {
  signedIn: boolean
  prompt: string | undefined
}

/** Where an approval stands (specification, section 4, 'Approval flow states'), before anything is known. */
export function entryStep(asked: RequestedApproval | AddressProblem, visitor: Visitor): EntryStep {
  if (typeof asked === 'string') return { step: 'address-problem', problem: asked }
  if (!visitor.signedIn) return { step: 'redirect', asked }
  if (visitor.prompt === 'login') return { step: 'sign-in-again', asked }
  return { step: visitor.prompt === 'select_account' ? 'choose-account' : 'loading', asked }
}

/** And once everything is. */
export function approvalStep(
  asked: RequestedApproval,
  facts: ApprovalFacts,
  instead?: Instead,
): ApprovalStep {
  if (facts.secondFactorMissing) return { step: 'second-factor-missing' }
  const { wishes, orgId } = asked
  const scopes = requestedScopesOf(facts.application.scopes, requestedBy(asked.flow))
  const measure = { asked, scopes, facts }
  const profiles = facts.profiles.map((profile) => choiceOf(profile, measure))

  if (orgId !== undefined) return stepFor(orgId)

  // Where the application led them here by itself, it acts for one of their organizations.
  const personal = requestedBy(asked.flow) !== undefined && isPersonal(scopes, wishes)
  const choices = personal ? [...profiles, choiceOfOneself(measure)] : profiles
  const eligible = choices.filter(canApprove)
  const approved = eligible.filter(({ approvedAt }) => approvedAt !== undefined)
  // Nobody who has no organization needs one where they can approve without.
  const mayCreate = meets(['owner'], wishes) && !(personal && profiles.length === 0)
  if (instead === 'new-organization' && mayCreate) {
    return { step: 'create-org-profile', choices }
  }
  if (approved.length > 0 && instead !== 'another-profile') {
    const others = mayCreate || eligible.length > approved.length
    return { step: 'all-set', choices: approved.toSorted(newestFirst), others }
  }
  if (eligible.length > 0) return { step: 'select-profile', choices, mayCreate }
  if (mayCreate) return { step: 'create-org-profile', choices }
  return { step: 'role-missing', choices, neededRoles: missingRoles([], wishes) }

  /** It wants to act for this organization, so there is nothing to choose. */
  function stepFor(organizationId: string): ApprovalStep {
    const there = profiles.filter(({ profile }) => profile.organization.id === organizationId)
    const usable = there.find(canApprove)
    if (usable?.approvedAt !== undefined)
      return { step: 'all-set', choices: [usable], others: false }
    if (usable) return { step: 'use-org-profile', choice: usable }
    // A person has one profile in an organization; a contact profile beside it cannot be.
    if (there.length === 0 && meets(['contact'], wishes)) {
      const shared = approvableScopes(['contact'], scopes)
      return { step: 'create-contact-profile', orgId: organizationId, scopes: shared }
    }
    return { step: 'role-missing', choices: there, neededRoles: missingRoles([], wishes) }
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
  const standing = facts.standings.find((each) => each.profile === id)
  const word = adminConsentFor(profile, shared, standing, before?.updatedAt)
  return {
    id,
    profile,
    email,
    neededRoles: missingRoles(roles, asked.wishes),
    scopes: shared,
    // What has to be authorized first counts no more.
    approvedAt: mustRequestConsent(word) ? undefined : timeOfApproval(before, [shared, all], asked),
    consent: word,
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
 * A request may ask for less than the application does; whoever approved all of it approved that. Of the
 * standard scopes those count that share something: the others say what is said anyway.
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

function meets(roles: readonly Role[], wishes: readonly Wish[]): boolean {
  return missingRoles(roles, wishes).length === 0
}

/** The roles of which one is needed and none is held. */
function missingRoles(roles: readonly Role[], wishes: readonly Wish[]): string[] {
  return wishes.find((wish) => !holdsWished(roles, wish))?.roles ?? []
}
