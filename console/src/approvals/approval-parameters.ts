import { Decision } from '@accord/contract/approvals.ts'
import { rolesIn, type Wish, wishInState } from '@accord/contract/rules/approval-scopes.ts'
import { isRedirect } from '@accord/contract/rules/redirect-uris.ts'
import { type StandardScope, standardScopesIn } from '@accord/contract/rules/scopes.ts'
import type * as z from 'zod/mini'
import { type ApprovalFlow, approvalFlowIn, requestedBy } from '../browser/approval-flow.ts'

/** What an application asks for, as far as its address alone can tell. */
export interface RequestedApproval {
  flow: ApprovalFlow
  /** One in the address, one in the state: whoever approves meets both. */
  wishes: Wish[]
  /** The one organization that it wants to act for. */
  orgId: string | undefined
}

export type AddressProblem = 'missing-parameters' | 'invalid-redirect' | 'unreadable'

export function readParameters(search: string): RequestedApproval | AddressProblem {
  const flow = approvalFlowIn(search)
  if (!flow) return 'missing-parameters'
  if (!isRedirect(flow.redirect)) return 'invalid-redirect'

  const inState = wishInState(flow.state)
  if (!inState || !isReadable(flow)) return 'unreadable'
  const wishes = [{ orgId: flow.orgId, roles: rolesIn(flow.roles ?? '') }, inState]
  const [orgId, other = orgId] = wishes.flatMap((wish) => wish.orgId ?? [])
  return orgId === other ? { flow, wishes, orgId } : 'unreadable'
}

type Decided = z.input<typeof Decision>

/** What every decision on it sends along, exactly as it came. */
export function decisionOn(asked: ApprovalFlow): Decided {
  const { scope: _shown, acr: _checked, roles, ...flow } = asked
  return {
    ...flow,
    ...(roles !== undefined && { roles: rolesIn(roles) }),
    standardScopes: standardScopesOf(asked),
    offlineAccess: asksForOfflineAccess(asked),
  } as Decided
}

/** Those that the request names where it came by the standard way in; by the direct one there is an ID token. */
export function standardScopesOf(flow: ApprovalFlow): StandardScope[] {
  const requested = requestedBy(flow)
  if (requested !== undefined) return standardScopesIn(requested)
  return flow.offlineAccess === 'true' ? ['openid', 'offline_access'] : ['openid']
}

/** Whether it wants to go on while the person is away. */
function asksForOfflineAccess(flow: ApprovalFlow): boolean {
  return standardScopesOf(flow).includes('offline_access')
}

/** Whether the service would take it. That an application does not exist is told in other words. */
function isReadable(flow: ApprovalFlow): boolean {
  if (!['true', 'false'].includes(flow.offlineAccess ?? 'false')) return false
  const { error } = Decision.safeParse({ ...decisionOn(flow), decision: 'deny' })
  return !error?.issues.some(({ path }) => path[0] !== 'application')
}
