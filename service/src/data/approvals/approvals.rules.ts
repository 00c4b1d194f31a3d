import {
  type Scope,
  type StandardScope,
  normalScopes,
  standardScopes,
  standardScopesIn,
} from '@accord/contract/rules/scopes.ts'
import {
  type Wish,
  approvableScopes,
  holdsWished,
  isPersonal,
  rolesIn,
  wishInState,
} from '@accord/contract/rules/approval-scopes.ts'
import type { Decision } from '@accord/contract/approvals.ts'
import { common, isSameSet, missing } from '@accord/contract/rules/small-sets.ts'
import type { Role } from '@accord/contract/rules/roles.ts'

/**
 * What is told of a person, by the scope that an application needs for it. Ours for people covers what the two
 * standard ones do together, but for the language, the picture and the time of the last change.
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

/** All of it that this service can tell: pictures only where it is set where they come from. */
export function claimsFor({ avatarUrl }: { avatarUrl: string | undefined }) {
  const profile = claims.profile.filter((claim) => avatarUrl || claim !== 'picture')
  return { ...claims, profile } as unknown as Record<string, string[]>
}

/** The claims that a request asks for one by one, wherever it wants them. */
export function requestedClaims(parameter: string | undefined): string[] {
  if (parameter === undefined) return []
  const { userinfo, id_token } = JSON.parse(parameter) as Partial<Record<string, object>>
  return [...new Set(Object.keys({ ...userinfo, ...id_token }))]
}

/** The person is told of what they stand for, as if the request had named the scopes. */
export function standardScopesOfClaims(parameter: string | undefined): StandardScope[] {
  const asked = requestedClaims(parameter)
  return (['profile', 'email'] as const).filter((scope) =>
    claims[scope].some((claim) => asked.includes(claim)),
  )
}

/** The one person that the ID token must speak of (OpenID Connect Core, 5.5.1). */
export function requestedSubject(parameter: string | undefined): string | undefined {
  if (parameter === undefined) return undefined
  const { id_token } = JSON.parse(parameter) as { id_token?: { sub?: { value?: string } | null } }
  return id_token?.sub?.value
}

/** What a request at /oauth/authorize said, as the engine keeps it until it is decided on. */
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
 * All that the application wishes: in the address, and in the state. Where the engine keeps the request, what
 * it kept counts, whatever the browser's address says by now.
 */
export function wishesOf(decision: Decision, request: StartedRequest | undefined): Wish[] {
  const inAddress = request ? wishIn(request) : { orgId: decision.orgId, roles: decision.roles }
  return [inAddress, wishInState(decision.state) ?? {}]
}

/** What the request itself wishes, beside its state. */
export function wishIn({ orgId, roles }: StartedRequest): Wish {
  return { orgId, roles: roles === undefined ? undefined : rolesIn(roles) }
}

/** Whether a browser sends back what the request said. */
export function isUnchanged(decision: Decision, request: StartedRequest): boolean {
  const wish = wishIn(request)
  return (
    decision.application === request.client_id &&
    decision.redirect === request.redirect_uri &&
    decision.state === (request.state ?? '') &&
    (decision.offlineAccess ?? asksForOfflineAccess(request)) === asksForOfflineAccess(request) &&
    isSameSet(
      decision.standardScopes ?? requestedStandardScopes(request),
      requestedStandardScopes(request),
    ) &&
    (decision.orgId === undefined || decision.orgId === wish.orgId) &&
    (decision.roles === undefined || decision.roles.join() === (wish.roles ?? []).join())
  )
}

function asksForOfflineAccess(request: StartedRequest): boolean {
  return requestedStandardScopes(request).includes('offline_access')
}

/** Standard scopes that a request names, and those whose claims it asks for one by one. */
export function requestedStandardScopes({
  scope = '',
  claims: requested,
}: StartedRequest): StandardScope[] {
  const asked = [...standardScopesIn(scope), ...standardScopesOfClaims(requested)]
  return standardScopes.filter((each) => asked.includes(each))
}

/**
 * Whether the application wants the person to have signed in more recently than they did: since it asked, or within
 * the seconds that it names.
 */
export function requiresNewSignIn(
  { prompt = '', max_age }: StartedRequest,
  signIn: { age: number; after_request: boolean | null },
): boolean {
  if (signIn.after_request) return false
  return prompt.split(' ').includes('login') || signIn.age > Number(max_age ?? Infinity)
}

/** A request says itself what it wants of OpenID Connect; by the direct way in there is an ID token. */
export function standardScopesOf(
  { offlineAccess }: Decision,
  request: StartedRequest | undefined,
): StandardScope[] {
  if (request) return requestedStandardScopes(request)
  return offlineAccess ? ['openid', 'offline_access'] : ['openid']
}

/** The scopes in a request that came by the standard way in; without any it asks for none. */
export function requestedBy(request: StartedRequest | undefined): string | undefined {
  return request && (request.scope ?? '')
}

/** What is approved: ours, and those of OpenID Connect. */
export interface ApprovedScopes {
  scopes: Scope[]
  standardScopes: StandardScope[]
}

/** What was approved before and now: of ours as far as the application still asks for it. */
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

/** The address with its own query as it is, and the answer behind it. */
export function addressWith(redirect: string, answer: Record<string, string>): string {
  const url = new URL(redirect)
  for (const name of Object.keys(answer)) {
    // Only where it is there: this writes the whole query anew.
    if (url.searchParams.has(name)) url.searchParams.delete(name)
  }
  const added = new URLSearchParams(answer).toString()
  url.search = url.search === '' ? added : `${url.search}&${added}`
  return url.href
}

/** An approval with what the person is in its organization now; of none where they approved as themselves. */
export interface GrantedApproval {
  id: string
  profile_id: string | null
  organization_id: string | null
  scopes: Scope[]
  standard_scopes: StandardScope[]
  roles: Role[] | null
  /** Whether it is the one that was last used in the present session. */
  used_in_session: boolean
}

/** What a request asks for that nobody is to be shown. */
export interface RepeatedRequest {
  scopes: Scope[]
  standardScopes: StandardScope[]
  wishes: readonly Wish[]
  /** The one that the application knows already; null where it knows the person as themselves. */
  profileId: string | null | undefined
}

/**
 * Those of a person's approvals that cover all of a request, as the screen would let them approve it now. Of
 * several it is the one that was used in this session.
 */
export function previouslyGranted(
  approvals: readonly GrantedApproval[],
  asked: RepeatedRequest,
): GrantedApproval[] {
  const covering = approvals.filter((approval) => covers(approval, asked))
  const used = covering.filter((approval) => approval.used_in_session)
  return used.length > 0 ? used : covering
}

/** Of what is asked for that which the approval's person can give now. */
export function grantableNow({ roles }: GrantedApproval, asked: readonly Scope[]): Scope[] {
  return roles ? approvableScopes(roles, asked) : [...asked]
}

function covers(approval: GrantedApproval, asked: RepeatedRequest): boolean {
  const { scopes, standardScopes: standard, wishes, profileId } = asked
  const { profile_id, organization_id, roles } = approval
  return (
    missing(grantableNow(approval, scopes), approval.scopes).length === 0 &&
    missing(standard, approval.standard_scopes).length === 0 &&
    (profileId === undefined || profileId === profile_id) &&
    (roles !== null || isPersonal(scopes, wishes)) &&
    wishes.every(({ orgId }) => orgId === undefined || orgId === organization_id) &&
    wishes.every((wish) => holdsWished(roles ?? [], wish))
  )
}
