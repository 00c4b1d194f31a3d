import { rolesIn, type Wish, wishInState } from '@accord/contract/rules/approval-wishes.ts'
import type { Decision } from '@accord/contract/approvals.ts'
import { normalScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { common, isSameSet } from '@accord/contract/rules/small-sets.ts'
import {
  type StandardScope,
  standardScopes,
  standardScopesIn,
} from '@accord/contract/rules/standard-scopes.ts'
import { standardScopesOfClaims } from './claims.rules.ts'

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
    isSameSet(decision.standardScopes ?? askedBy(request), askedBy(request)) &&
    (decision.orgId === undefined || decision.orgId === wish.orgId) &&
    (decision.roles === undefined || decision.roles.join() === (wish.roles ?? []).join())
  )
}

function asksForOfflineAccess(request: StartedRequest): boolean {
  return askedBy(request).includes('offline_access')
}

/** Standard scopes that a request names, and those whose claims it asks for one by one. */
export function askedBy({ scope = '', claims }: StartedRequest): StandardScope[] {
  const asked = [...standardScopesIn(scope), ...standardScopesOfClaims(claims)]
  return standardScopes.filter((each) => asked.includes(each))
}

/**
 * Whether the application wants the person to have signed in more recently than they did: since it asked, or within
 * the seconds that it names.
 */
export function asksToSignInAgain(
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
  if (request) return askedBy(request)
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
