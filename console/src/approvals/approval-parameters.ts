import { Decision } from '@accord/contract/approvals.ts'
import { rolesIn, type Wish, wishInState } from '@accord/contract/rules/approval-scopes.ts'
import { isRedirect } from '@accord/contract/rules/redirect-uris.ts'
import { type StandardScope, standardScopesIn } from '@accord/contract/rules/scopes.ts'
import type * as z from 'zod/mini'
import { type ApprovalFlow, approvalFlowIn, requestedBy } from '../browser/approval-flow.ts'

/** An approval request, as far as its address describes it. */
export interface RequestedApproval {
  flow: ApprovalFlow
  /** One comes from the address and one from the state. The approver has to meet both. */
  wishes: Wish[]
  /** The only organization that it requests to act for. */
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

/** The request's parameters, which every decision sends back unchanged. */
export function decisionOn(asked: ApprovalFlow): Decided {
  const { scope: _shown, acr: _checked, roles, ...flow } = asked
  return {
    ...flow,
    ...(roles !== undefined && { roles: rolesIn(roles) }),
    standardScopes: standardScopesOf(asked),
    offlineAccess: asksForOfflineAccess(asked),
  } as Decided
}

/** The standard scopes that a standard-flow request names. The direct flow always includes `openid`. */
export function standardScopesOf(flow: ApprovalFlow): StandardScope[] {
  const requested = requestedBy(flow)
  if (requested !== undefined) return standardScopesIn(requested)
  return flow.offlineAccess === 'true' ? ['openid', 'offline_access'] : ['openid']
}

function asksForOfflineAccess(flow: ApprovalFlow): boolean {
  return standardScopesOf(flow).includes('offline_access')
}

/** Whether the service would accept the parameters. An unknown application has its own message. */
function isReadable(flow: ApprovalFlow): boolean {
  if (!['true', 'false'].includes(flow.offlineAccess ?? 'false')) return false
  const { error } = Decision.safeParse({ ...decisionOn(flow), decision: 'deny' })
  return !error?.issues.some(({ path }) => path[0] !== 'application')
}
