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

/** Everything that a decision is checked against. */
interface Facts {
  decision: Decision
  userId: string
  application: ApplicationRow | undefined
  /** The request of this browser that the decision answers. Undefined in the direct flow. */
  request: StartedRequest | undefined
  /** The named profile, if it's the person's own. Undefined if they decide for themselves. */
  profile: ProfileRow | undefined
}

/** Known only about a person who approves in a browser. */
interface SignedIn {
  /** The sign-in of the session in which they approve. */
  signIn: SignIn
}

/** The facts after all checks. Without a profile, the person approves for themselves. */
interface CheckedFacts extends Facts {
  application: ApplicationRow
}

type Check = (facts: Facts) => void

/** These must pass, in this order, before any answer is sent to the redirect address, even a denial. */
const beforeAnswering: readonly Check[] = [
  applicationExists,
  redirectIsTheApplications,
  stateCanBeRead,
  requestIsThisBrowsers,
  requestIsUnchanged,
]

/** These must pass, in this order, before an application is approved in any flow. */
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

/** Checks an approval in a browser that an application led here. */
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

/**
 * In the standard flow, the engine requires PKCE itself. Without a secret, only PKCE proves who may redeem the code.
 */
function codeWillBeProven({ application, decision, request }: Facts) {
  if (request || !application || decision.codeChallenge) return
  if (isPublic(application.kind) || application.require_pkce)
    throw new RequestError(challengeExpected)
}

/** The engine has checked the hint's signature. The hint names the person whom the application knows already. */
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

/** Every session of a person with a second factor has proved it, so the error tells people to add one. */
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
 * Without a profile, people share only data about themselves and nothing of an organization. In the direct flow, no
 * request says what the application wants, so a profile is needed.
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
