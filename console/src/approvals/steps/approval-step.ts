import type { ApplicationCard } from '@accord/contract/applications.ts'
import { approvableScopes, askedScopes } from '@accord/contract/rules/approval-scopes.ts'
import { holdsWished, type Wish } from '@accord/contract/rules/approval-wishes.ts'
import type { Approval } from '@accord/contract/approvals.ts'
import type { Profile } from '@accord/contract/people.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import { requestedBy } from '../../browser/approval-flow.ts'
import type { AddressProblem, AskedApproval } from '../approval-parameters.ts'

/** What the service tells about it. */
export interface ApprovalFacts {
  application: ApplicationCard
  /** The person's own; of the one organization where the application names it. */
  profiles: readonly Profile[]
  approvals: readonly Approval[]
}

/** A profile that could approve, or could not. */
export interface Choice {
  profile: Profile
  /** One of these is missing; empty where it may approve. */
  neededRoles: string[]
  /** What the application gets with it. */
  scopes: Scope[]
  /** It approved the same before. */
  approved: boolean
}

/** Before the service was asked. */
export type EntryStep =
  | { step: 'address-problem'; problem: AddressProblem }
  | { step: 'redirect'; asked: AskedApproval }
  | { step: 'loading'; asked: AskedApproval }

export type ApprovalStep =
  | { step: 'all-set'; choices: Choice[]; others: boolean }
  | { step: 'use-org-profile'; choice: Choice }
  | { step: 'create-contact-profile'; orgId: string; scopes: Scope[] }
  | { step: 'create-org-profile'; choices: Choice[] }
  | { step: 'select-profile'; choices: Choice[]; mayCreate: boolean }
  | { step: 'role-missing'; choices: Choice[]; neededRoles: string[] }

/** What the person wants in place of what would come next. */
export type Instead = 'another-profile' | 'new-organization' | undefined

/** Where an approval stands (specification, section 4, 'Approval flow states'), before anything is known. */
export function entryStep(asked: AskedApproval | AddressProblem, signedIn: boolean): EntryStep {
  if (typeof asked === 'string') return { step: 'address-problem', problem: asked }
  return { step: signedIn ? 'loading' : 'redirect', asked }
}

/** And once everything is. */
export function approvalStep(
  asked: AskedApproval,
  facts: ApprovalFacts,
  instead?: Instead,
): ApprovalStep {
  const { wishes, orgId } = asked
  const scopes = askedScopes(facts.application.scopes, requestedBy(asked.flow))
  const choices = facts.profiles.map((profile) => choiceOf(profile, { wishes, scopes, facts }))
  const eligible = choices.filter(mayApprove)
  const approved = eligible.filter((choice) => choice.approved)

  if (orgId !== undefined) return stepFor(orgId)

  const mayCreate = meets(['owner'], wishes)
  if (instead === 'new-organization' && mayCreate) {
    return { step: 'create-org-profile', choices }
  }
  if (approved.length > 0 && instead !== 'another-profile') {
    const others = mayCreate || eligible.length > approved.length
    return { step: 'all-set', choices: approved, others }
  }
  if (eligible.length > 0) return { step: 'select-profile', choices, mayCreate }
  if (mayCreate) return { step: 'create-org-profile', choices }
  return { step: 'role-missing', choices, neededRoles: missingRoles([], wishes) }

  /** It wants to act for this organization, so there is nothing to choose. */
  function stepFor(organizationId: string): ApprovalStep {
    const there = choices.filter(({ profile }) => profile.organization.id === organizationId)
    const usable = there.find(mayApprove)
    if (usable?.approved) return { step: 'all-set', choices: [usable], others: false }
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
  wishes: readonly Wish[]
  scopes: readonly Scope[]
  facts: ApprovalFacts
}

function choiceOf(profile: Profile, { wishes, scopes, facts }: Measure): Choice {
  const shared = approvableScopes(profile.roles, scopes)
  // A request may ask for less than the application does; whoever approved all of it approved that.
  const all = approvableScopes(profile.roles, facts.application.scopes)
  const before = facts.approvals.find((approval) => approval.profile.id === profile.id)
  return {
    profile,
    neededRoles: missingRoles(profile.roles, wishes),
    scopes: shared,
    approved: [shared, all].some((asked) => before && isSameSet(before.scopes, asked)),
  }
}

export function mayApprove({ neededRoles }: Choice): boolean {
  return neededRoles.length === 0
}

function meets(roles: readonly Role[], wishes: readonly Wish[]): boolean {
  return missingRoles(roles, wishes).length === 0
}

/** The roles of which one is needed and none is held. */
function missingRoles(roles: readonly Role[], wishes: readonly Wish[]): string[] {
  return wishes.find((wish) => !holdsWished(roles, wish))?.roles ?? []
}
