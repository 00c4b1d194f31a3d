import {
  type Scope,
  type StandardScope,
  normalScopes,
  standardScopes,
  standardScopesIn,
} from '@accord/contract/rules/scopes.ts'
import {
  type RequestedProfile,
  approvableScopes,
  hasRequestedRole,
  isPersonal,
  rolesIn,
  requestedProfileInState,
} from '@accord/contract/rules/approval-scopes.ts'
import type { Decision } from '@accord/contract/approvals.ts'
import { common, isSameSet, missing } from '@accord/contract/rules/small-sets.ts'
import type { Role } from '@accord/contract/rules/roles.ts'

/**
 * The claims about a person, by the scope that an application needs. Accord's own scope covers both standard ones,
 * except the language, the picture, and the time of the last change.
 */
export const claims = {
  openid: [
    'sub',
    'auth_time',
    'acr',
    'amr',
    'profile_id',
    'organization_id',
    'organization_name',
    'roles',
  ],
  profile: ['name', 'given_name', 'family_name', 'locale', 'updated_at', 'picture'],
  email: ['email', 'email_verified'],
  'user:read': ['email', 'email_verified', 'name', 'given_name', 'family_name'],
} as const

/** Returns all claims that this service provides. They include pictures only if their source is configured. */
export function claimsFor({ avatarUrl }: { avatarUrl: string | undefined }) {
  const profile = claims.profile.filter((claim) => avatarUrl || claim !== 'picture')
  return { ...claims, profile } as unknown as Record<string, string[]>
}

/** Returns the claims that a request names individually, for any destination. */
export function requestedClaims(parameter: string | undefined): string[] {
  if (parameter === undefined) return []
  const { userinfo, id_token } = JSON.parse(parameter) as Partial<Record<string, object>>
  return [...new Set(Object.keys({ ...userinfo, ...id_token }))]
}

/**
 * Returns the standard scopes of individually requested claims, so that the person sees them as if the request had
 * named the scopes.
 */
export function standardScopesOfClaims(parameter: string | undefined): StandardScope[] {
  const asked = requestedClaims(parameter)
  return (['profile', 'email'] as const).filter((scope) =>
    claims[scope].some((claim) => asked.includes(claim)),
  )
}

/** Returns the person that the ID token must be about (OpenID Connect Core, 5.5.1). */
export function requestedSubject(parameter: string | undefined): string | undefined {
  if (parameter === undefined) return undefined
  const { id_token } = JSON.parse(parameter) as { id_token?: { sub?: { value?: string } | null } }
  return id_token?.sub?.value
}

/** The parameters of a request to /oauth/authorize, which the engine stores until a decision. */
export interface StartedRequest {
  client_id: string
  redirect_uri: string
  state?: string
  scope?: string
  orgId?: string
  roles?: string
  claims?: string
  id_token_hint?: string
  prompt?: string
  max_age?: string
  login_hint?: string
  ui_locales?: string
}

/**
 * Returns the profiles that the URL and the state request. If the engine has stored the request, the stored one is
 * used, whatever the browser's URL contains.
 */
export function requestedProfilesOf(
  decision: Decision,
  request: StartedRequest | undefined,
): RequestedProfile[] {
  const inAddress = request
    ? requestedProfileIn(request)
    : { orgId: decision.orgId, roles: decision.roles }
  return [inAddress, requestedProfileInState(decision.state) ?? {}]
}

/** Returns the profile that the request itself names, without its state. */
export function requestedProfileIn({ orgId, roles }: StartedRequest): RequestedProfile {
  return { orgId, roles: roles === undefined ? undefined : rolesIn(roles) }
}

/** Whether the browser sends back the same values as the request contained. */
export function isUnchanged(decision: Decision, request: StartedRequest): boolean {
  const requested = requestedProfileIn(request)
  return (
    decision.application === request.client_id &&
    decision.redirect === request.redirect_uri &&
    decision.state === (request.state ?? '') &&
    (decision.offlineAccess ?? asksForOfflineAccess(request)) === asksForOfflineAccess(request) &&
    isSameSet(
      decision.standardScopes ?? requestedStandardScopes(request),
      requestedStandardScopes(request),
    ) &&
    (decision.orgId === undefined || decision.orgId === requested.orgId) &&
    (decision.roles === undefined || decision.roles.join() === (requested.roles ?? []).join())
  )
}

function asksForOfflineAccess(request: StartedRequest): boolean {
  return requestedStandardScopes(request).includes('offline_access')
}

/** Returns the standard scopes that a request names, and those of individually requested claims. */
export function requestedStandardScopes({
  scope = '',
  claims: requested,
}: StartedRequest): StandardScope[] {
  const asked = [...standardScopesIn(scope), ...standardScopesOfClaims(requested)]
  return standardScopes.filter((each) => asked.includes(each))
}

/** Whether the application requires a more recent sign-in, either after the request or within a number of seconds. */
export function requiresNewSignIn(
  { prompt = '', max_age }: StartedRequest,
  signIn: { age: number; after_request: boolean | null },
): boolean {
  if (signIn.after_request) return false
  return prompt.split(' ').includes('login') || signIn.age > Number(max_age ?? Infinity)
}

/** Returns the requested OpenID Connect scopes. The direct flow always provides an ID token. */
export function standardScopesOf(
  { offlineAccess }: Decision,
  request: StartedRequest | undefined,
): StandardScope[] {
  if (request) return requestedStandardScopes(request)
  return offlineAccess ? ['openid', 'offline_access'] : ['openid']
}

/** Returns the scopes of a request in the standard flow. If it names none, it requests none. */
export function requestedBy(request: StartedRequest | undefined): string | undefined {
  return request && (request.scope ?? '')
}

/** The approved scopes, which are Accord's own and those of OpenID Connect. */
export interface ApprovedScopes {
  scopes: Scope[]
  standardScopes: StandardScope[]
}

/**
 * Combines the scopes that were approved before and now. Of Accord's own scopes, it keeps only those that the
 * application still requests.
 */
export function withBefore(
  before: { scopes: Scope[]; standard_scopes: StandardScope[] },
  { scopes, standardScopes: standard }: ApprovedScopes,
  application: { scopes: Scope[] },
): ApprovedScopes {
  const both: StandardScope[] = [...before.standard_scopes, ...standard]
  return {
    scopes: common(normalScopes([...before.scopes, ...scopes]), application.scopes),
    standardScopes: standardScopes.filter((scope) => both.includes(scope)),
  }
}

/** Adds the response to a redirect URI, whose own query stays unchanged. */
export function addressWith(redirect: string, answer: Record<string, string>): string {
  const url = new URL(redirect)
  for (const name of Object.keys(answer)) {
    // A parameter is deleted only if it exists, because deleting rewrites the whole query.
    if (url.searchParams.has(name)) url.searchParams.delete(name)
  }
  const added = new URLSearchParams(answer).toString()
  url.search = url.search === '' ? added : `${url.search}&${added}`
  return url.href
}

/** An approval with the person's current roles in its organization. Without an organization, there are no roles. */
export interface GrantedApproval {
  id: string
  profile_id: string | null
  organization_id: string | null
  scopes: Scope[]
  standard_scopes: StandardScope[]
  roles: Role[] | null
  /** The ID by which the application knows the person. */
  subject: string
  /** Whether this approval was the last one used in the current session. */
  used_in_session: boolean
  /** The link through which an identity provider opened the current session, or null. */
  link_id: string | null
}

/** A request that can be answered without showing it to the person. */
export interface RepeatedRequest {
  scopes: Scope[]
  standardScopes: StandardScope[]
  requestedProfiles: readonly RequestedProfile[]
  /** The profile that the application already knows, or null if it knows the person without a profile. */
  profileId: string | null | undefined
  /** The person that the response must be about, as far as the application names one. */
  subjects: readonly unknown[]
}

/**
 * Finds the approvals that cover a whole request, as if the person approved it now. If there are several, the one that
 * was used in this session is chosen.
 */
export function previouslyGranted(
  approvals: readonly GrantedApproval[],
  asked: RepeatedRequest,
): GrantedApproval[] {
  const covering = approvals.filter((approval) => covers(approval, asked))
  const used = covering.filter((approval) => approval.used_in_session)
  return used.length > 0 ? used : covering
}

/** Returns the requested scopes that the approval's person can currently grant. */
export function grantableNow({ roles }: GrantedApproval, asked: readonly Scope[]): Scope[] {
  return roles ? approvableScopes(roles, asked) : [...asked]
}

function covers(approval: GrantedApproval, asked: RepeatedRequest): boolean {
  const { scopes, standardScopes: standard, requestedProfiles, profileId, subjects } = asked
  const { profile_id, organization_id, roles } = approval
  return (
    missing(grantableNow(approval, scopes), approval.scopes).length === 0 &&
    missing(standard, approval.standard_scopes).length === 0 &&
    (profileId === undefined || profileId === profile_id) &&
    subjects.every((subject) => subject === undefined || subject === approval.subject) &&
    (roles !== null || isPersonal(scopes, requestedProfiles)) &&
    requestedProfiles.every(({ orgId }) => orgId === undefined || orgId === organization_id) &&
    requestedProfiles.every((requested) => hasRequestedRole(roles ?? [], requested))
  )
}
