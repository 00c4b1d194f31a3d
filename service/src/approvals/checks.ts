import {
  requestedScopesOf,
  holdsWished,
  isPersonal,
  wishInState,
} from '@accord/contract/rules/approval-scopes.ts'
import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import {
  challengeExpected,
  type Decision,
  invalidState,
  notStartedHere,
  otherOrganizationExpected,
  otherPersonExpected,
  profileNeeded,
  requestChanged,
  roleExpected,
  secondFactorExpected,
  signInAgain,
} from '@accord/contract/approvals.ts'
import { requestedScopesChanged } from '@accord/contract/authorizations.ts'
import { invalidRedirect, takesAnswersAt } from '@accord/contract/rules/redirect-uris.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import { RequestError } from '#request-error.ts'
import {
  type StartedRequest,
  requiresNewSignIn,
  isUnchanged,
  requestedBy,
  requestedSubject,
  wishesOf,
} from '#data/approvals/approvals.rules.ts'
import { requestedAcr, isStrongEnough, strengthOf } from '#oauth/claims/strength.rules.ts'
import { tokenContent } from '#oauth/interactions.ts'
import type { SignIn } from '#data/approvals/approvals.store.ts'
import type { ProfileRow } from '#data/organizations/profiles.store.ts'

/** All that a decision is measured by. */
interface Facts {
  decision: Decision
  userId: string
  application: ApplicationRow | undefined
  /** The request of this browser that the decision is about; none where the application led here by itself. */
  request: StartedRequest | undefined
  /** The named profile, if it is the person's own; none where they decide as themselves. */
  profile: ProfileRow | undefined
}

/** And by what somebody who approves in a browser is, beside it. */
interface SignedIn {
  /** That of the session in which they approve. */
  signIn: SignIn
}

/** The same after all checks: nothing is missing. Without a profile they approve as themselves. */
interface CheckedFacts extends Facts {
  application: ApplicationRow
}

type Check = (facts: Facts) => void

/** What must be right before anything, be it a 'no', is sent to the redirect address. In this order. */
const beforeAnswering: readonly Check[] = [
  applicationExists,
  redirectIsTheApplications,
  stateCanBeRead,
  requestIsThisBrowsers,
  requestIsUnchanged,
]

/** What must be right before an application is approved, whichever way it asks. In this order. */
const beforeApproving: readonly Check[] = [
  applicationExists,
  personIsExpected,
  profileIsOwn,
  organizationIsExpected,
  roleIsExpected,
  profileIsNotNeeded,
  scopesAreAsShown,
]

export function requireAnswerable(facts: Facts) {
  for (const check of beforeAnswering) check(facts)
}

/** Of what a browser was led here for. */
export function requireApprovableHere(facts: Facts & SignedIn): CheckedFacts {
  requireAnswerable(facts)
  codeWillBeProven(facts)
  signInIsRecent(facts)
  signInIsStrong(facts)
  return requireApprovable(facts)
}

export function requireApprovable(facts: Facts): CheckedFacts {
  for (const check of beforeApproving) check(facts)
  return facts as CheckedFacts
}

function applicationExists({ application }: Facts) {
  if (!application) throw new RequestError(notFound, { detail: 'application' })
}

function redirectIsTheApplications({ application, decision: { redirect } }: Facts) {
  const { kind = 'web', redirect_uris = [] } = application ?? {}
  if (!takesAnswersAt(kind, redirect_uris, redirect)) throw new RequestError(invalidRedirect)
}

function stateCanBeRead({ decision }: Facts) {
  if (!wishInState(decision.state)) throw new RequestError(invalidState)
}

function requestIsThisBrowsers({ decision: { interaction }, request }: Facts) {
  if (interaction !== undefined && !request) throw new RequestError(notStartedHere)
}

function requestIsUnchanged({ decision, request }: Facts) {
  if (request && !isUnchanged(decision, request)) throw new RequestError(requestChanged)
}

/** The engine asks for it at its own door. Without a secret nothing else tells who may redeem the code. */
function codeWillBeProven({ application, decision, request }: Facts) {
  if (request || !application || decision.codeChallenge) return
  if (isPublic(application.kind) || application.require_pkce)
    throw new RequestError(challengeExpected)
}

/** The engine has checked the hint's signature; it names whom the application knows already. */
function personIsExpected({ request, userId }: Facts) {
  const named = [hintedBy(request?.id_token_hint), requestedSubject(request?.claims)]
  if (named.some((id) => id !== undefined && id !== userId))
    throw new RequestError(otherPersonExpected)
}

function hintedBy(hint: string | undefined): string | undefined {
  return hint === undefined ? undefined : tokenContent<{ sub: string }>(hint).sub
}

function signInIsRecent({ request, signIn }: Facts & SignedIn) {
  if (request && requiresNewSignIn(request, signIn)) throw new RequestError(signInAgain)
}

/** Who has a second factor has proved it in every session: they are told to add one. */
function signInIsStrong({ request, signIn }: Facts & SignedIn) {
  const { acr } = strengthOf(signIn.factors)
  if (!isStrongEnough(acr, requestedAcr(request?.claims)))
    throw new RequestError(secondFactorExpected)
}

function profileIsOwn({ decision: { personal }, profile }: Facts) {
  if (!personal && !profile) throw new RequestError(notFound, { detail: 'profile' })
}

function organizationIsExpected({ decision, request, profile }: Facts) {
  const expected = wishesOf(decision, request).flatMap(({ orgId }) => orgId ?? [])
  if (expected.some((id) => id !== profile?.organization_id)) {
    throw new RequestError(otherOrganizationExpected)
  }
}

function roleIsExpected({ decision, request, profile }: Facts) {
  const held = wishesOf(decision, request).every((wish) => holdsWished(profile?.roles ?? [], wish))
  if (!held) throw new RequestError(roleExpected)
}

/**
 * As themselves people let an application have what is about them, and nothing of an organization. One that leads
 * them here by itself, and not by a request that says what it wants, acts under a profile.
 */
function profileIsNotNeeded({ application, decision, request }: Facts) {
  if (!decision.personal || !application) return
  const asked = requestedScopesOf(application.scopes, requestedBy(request))
  if (!request || !isPersonal(asked, wishesOf(decision, request)))
    throw new RequestError(profileNeeded)
}

function scopesAreAsShown({ application, decision: { scopes }, request }: Facts) {
  if (!scopes || !application) return
  const asked = requestedScopesOf(application.scopes, requestedBy(request))
  if (scopes.join() !== asked.join()) throw new RequestError(requestedScopesChanged)
}
