import { type Address, withQuery } from '../browser/address.ts'
import { type ApprovalFlow, approvalFlowIn } from '../browser/approval-flow.ts'
import { forget, keep, recall } from '../browser/browser-storage.ts'

export const resumeLastsMs = 10 * 60 * 1000

/** For a visitor who signs in first: the mail that verifies a new account leads back without the query. */
export function storeResumeFlow(flow: ApprovalFlow) {
  keep('resumeFlow', { ...flow, expiresAt: Date.now() + resumeLastsMs })
}

/** Where the stored flow goes on; undefined when there is none, or its time is over. */
export function resumePath(): Address | undefined {
  const stored = recall('resumeFlow')
  if (!stored) return undefined
  const { expiresAt: _over, ...flow } = stored
  const search = `?${new URLSearchParams(flow)}`
  // Storage can be edited by hand.
  return approvalFlowIn(search) && withQuery('/approval', search)
}

export function clearResumeFlow() {
  forget('resumeFlow', 'signInFor')
}
