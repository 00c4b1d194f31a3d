import { Decision } from '@accord/contract/approvals.ts'
import {
  rolesIn,
  type RequestedProfile,
  requestedProfileInState,
} from '@accord/contract/rules/approval-scopes.ts'
import { isRedirect } from '@accord/contract/rules/redirect-uris.ts'
import { type StandardScope, standardScopesIn } from '@accord/contract/rules/scopes.ts'
import type * as z from 'zod/mini'
import { type ApprovalFlow, approvalFlowIn, requestedBy } from '../browser/approval-flow.ts'

/** An approval request, as described by its URL. */
export interface RequestedApproval {
  flow: ApprovalFlow
  /** The required roles. One entry comes from the URL, and one comes from the state. The approver must meet both. */
  requestedProfiles: RequestedProfile[]
  /** The only organization that the application wants to act for. */
  orgId: string | undefined
}

export type AddressProblem = 'missing-parameters' | 'invalid-redirect' | 'unreadable'

export function readParameters(search: string): RequestedApproval | AddressProblem {
  const flow = approvalFlowIn(search)
  if (!flow) return 'missing-parameters'
  if (!isRedirect(flow.redirect)) return 'invalid-redirect'

  const inState = requestedProfileInState(flow.state)
  if (!inState || !isReadable(flow)) return 'unreadable'
  const requestedProfiles = [{ orgId: flow.orgId, roles: rolesIn(flow.roles ?? '') }, inState]
  const [orgId, other = orgId] = requestedProfiles.flatMap(
    (requestedProfile) => requestedProfile.orgId ?? [],
  )
  return orgId === other ? { flow, requestedProfiles, orgId } : 'unreadable'
}

type Decided = z.input<typeof Decision>

/** Returns the request's parameters, which every decision sends back unchanged. */
export function decisionOn(asked: ApprovalFlow): Decided {
  const { scope: _shown, acr: _checked, roles, ...flow } = asked
  return {
    ...flow,
    ...(roles !== undefined && { roles: rolesIn(roles) }),
    standardScopes: standardScopesOf(asked),
    offlineAccess: asksForOfflineAccess(asked),
  } as Decided
}

/** Returns the standard scopes in a standard-flow request. The direct flow always includes `openid`. */
export function standardScopesOf(flow: ApprovalFlow): StandardScope[] {
  const requested = requestedBy(flow)
  if (requested !== undefined) return standardScopesIn(requested)
  return flow.offlineAccess === 'true' ? ['openid', 'offline_access'] : ['openid']
}

function asksForOfflineAccess(flow: ApprovalFlow): boolean {
  return standardScopesOf(flow).includes('offline_access')
}

/** Returns whether the service would accept the parameters. An unknown application has a separate message. */
function isReadable(flow: ApprovalFlow): boolean {
  if (!['true', 'false'].includes(flow.offlineAccess ?? 'false')) return false
  const { error } = Decision.safeParse({ ...decisionOn(flow), decision: 'deny' })
  return !error?.issues.some(({ path }) => path[0] !== 'application')
}
