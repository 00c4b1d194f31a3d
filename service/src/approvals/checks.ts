import {
  requestedScopesOf,
  hasRequestedRole,
  isPersonal,
  requestedProfileInState,
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
  providerFactorExpected,
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
  requestedProfilesOf,
} from '#data/approvals/approvals.rules.ts'
import { requestedAcr, isStrongEnough, strengthOfSession } from '#oauth/claims/strength.rules.ts'
import { tokenContent } from '#oauth/interactions.ts'
import type { SignIn } from '#data/approvals/approvals.store.ts'
import type { ProfileRow } from '#data/organizations/profiles.store.ts'

/** Everything that the checks of a decision need. */
interface Facts {
  decision: Decision
  /** The ID by which the application knows the person, or would know them, under the selected profile. */
  subject: string
  application: ApplicationRow | undefined
  /** The request of this browser that the decision answers. It's undefined in the direct flow. */
  request: StartedRequest | undefined
  /** The selected profile if it belongs to the person, or undefined if they decide for themselves. */
  profile: ProfileRow | undefined
}

/** Everything that's only known if a person approves in a browser. */
interface SignedIn {
  /** The sign-in of the session in which they approve. */
  signIn: SignIn
}

/** The facts after all checks. If there is no profile, the person approves for themselves. */
interface CheckedFacts extends Facts {
  application: ApplicationRow
}

type Check = (facts: Facts) => void

/** These checks must pass, in this order, before any response is sent to the redirect address, even a denial. */
const beforeAnswering: readonly Check[] = [
  applicationExists,
  redirectIsTheApplications,
  stateCanBeRead,
  requestIsThisBrowsers,
  requestIsUnchanged,
]

/** These checks must pass, in this order, before an application is approved in any flow. */
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

/** Checks an approval in a browser that an application redirected here. */
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
  if (!requestedProfileInState(decision.state)) throw new RequestError(invalidState)
}

function requestIsThisBrowsers({ decision: { interaction }, request }: Facts) {
  if (interaction !== undefined && !request) throw new RequestError(notStartedHere)
}

function requestIsUnchanged({ decision, request }: Facts) {
  if (request && !isUnchanged(decision, request)) throw new RequestError(requestChanged)
}

/**
 * In the standard flow, the engine itself requires PKCE. Without a secret, only PKCE proves who can redeem the code.
 */
function codeWillBeProven({ application, decision, request }: Facts) {
  if (request || !application || decision.codeChallenge) return
  if (isPublic(application.kind) || application.require_pkce)
    throw new RequestError(challengeExpected)
}

/**
 * The engine has already checked the hint's signature. The hint names the person whom the application already knows.
 */
function personIsExpected({ request, subject }: Facts) {
  const named = [hintedBy(request?.id_token_hint), requestedSubject(request?.claims)]
  if (named.some((id) => id !== undefined && id !== subject))
    throw new RequestError(otherPersonExpected)
}

function hintedBy(hint: string | undefined): string | undefined {
  return hint === undefined ? undefined : tokenContent<{ sub: string }>(hint).sub
}

function signInIsRecent({ request, signIn }: Facts & SignedIn) {
  if (request && requiresNewSignIn(request, signIn)) throw new RequestError(signInAgain)
}

/**
 * A person with a second factor has proved it in every session, so the error tells others to add one. In a session that
 * an identity provider opened, only the provider can confirm one.
 */
function signInIsStrong({ request, signIn }: Facts & SignedIn) {
  const { acr } = strengthOfSession(signIn)
  if (isStrongEnough(acr, requestedAcr(request?.claims))) return
  throw new RequestError(signIn.link_id === null ? secondFactorExpected : providerFactorExpected)
}

function profileIsOwn({ decision: { personal }, profile }: Facts) {
  if (!personal && !profile) throw new RequestError(notFound, { detail: 'profile' })
}

function organizationIsExpected({ decision, request, profile }: Facts) {
  const expected = requestedProfilesOf(decision, request).flatMap(({ orgId }) => orgId ?? [])
  if (expected.some((id) => id !== profile?.organization_id)) {
    throw new RequestError(otherOrganizationExpected)
  }
}

function roleIsExpected({ decision, request, profile }: Facts) {
  const held = requestedProfilesOf(decision, request).every((requested) =>
    hasRequestedRole(profile?.roles ?? [], requested),
  )
  if (!held) throw new RequestError(roleExpected)
}

/**
 * Without a profile, people share only data about themselves and nothing from an organization. In the direct flow, no
 * request says what the application wants, so a profile is required.
 */
function profileIsNotNeeded({ application, decision, request }: Facts) {
  if (!decision.personal || !application) return
  const asked = requestedScopesOf(application.scopes, requestedBy(request))
  if (!request || !isPersonal(asked, requestedProfilesOf(decision, request)))
    throw new RequestError(profileNeeded)
}

function scopesAreAsShown({ application, decision: { scopes }, request }: Facts) {
  if (!scopes || !application) return
  const asked = requestedScopesOf(application.scopes, requestedBy(request))
  if (scopes.join() !== asked.join()) throw new RequestError(requestedScopesChanged)
}
