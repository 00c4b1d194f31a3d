import { type AppPath, pathTo, withQuery } from '../browser/app-path.ts'
import { type ApprovalFlow, approvalFlowIn } from '../browser/approval-flow.ts'
import { type Stored, removeStored, saveStored, loadStored } from '../browser/browser-storage.ts'
import { takeOriginLocation } from './origin-location.ts'

export const resumeLastsMs = 10 * 60 * 1000

/**
 * Stores the approval request of a visitor who signs in first. The email that verifies a new account leads back
 * without the query.
 */
export function storeResumeFlow(flow: ApprovalFlow) {
  saveStored('resumeFlow', { ...flow, expiresAt: Date.now() + resumeLastsMs })
}

/** Where the stored flow continues. Undefined if there is none or it has expired. */
export function resumePath(): AppPath | undefined {
  const stored = loadStored('resumeFlow')
  if (!stored) return undefined
  const { expiresAt: _over, ...flow } = stored
  const search = `?${new URLSearchParams(flow)}`
  // Storage can be edited by hand.
  return approvalFlowIn(search) && withQuery('/approval', search)
}

export function clearResumeFlow() {
  removeStored('resumeFlow', 'signInFor')
}

interface Waiting {
  search: string
  /** Where a stored approval continues. */
  resume: AppPath | undefined
  invitation: Pick<Stored['invitationId'], 'key' | 'declines'> | undefined
  networkInvitationId: string | undefined
  /** Where the network invitation leads once it's accepted. */
  externalRedirect: string | undefined
  originLocation: AppPath | undefined
}

interface Next {
  path: AppPath
  /** The stored values that are used up. */
  settles?: ('invitationId' | 'networkInvitationId' | 'externalRedirect')[]
}

/** Where a person goes after signing in, in the specification's order (section 2). */
export function afterSignIn(waiting: Waiting): Next {
  const { search, resume, invitation, networkInvitationId, externalRedirect } = waiting
  if (approvalFlowIn(search)) return { path: withQuery('/approval', search) }
  // An email's link has no query string, but it's the same flow.
  if (resume) return { path: resume }
  if (invitation) {
    const answer = invitation.declines ? 'decline' : 'join'
    return {
      path: pathTo(`/${answer}_organization/{-$id}`, { id: invitation.key }),
      settles: ['invitationId'],
    }
  }
  if (networkInvitationId) {
    return {
      path: pathTo(
        '/join-network/$id',
        { id: networkInvitationId },
        { redirectUrl: externalRedirect },
      ),
      settles: ['networkInvitationId', 'externalRedirect'],
    }
  }
  return { path: waiting.originLocation ?? '/user/profile' }
}

/**
 * Returns where to go in this browser. It removes the origin location, a stored approval, and an invitation's code,
 * so that the next person isn't sent there.
 */
export function pathAfterSignIn(): AppPath {
  const { path, settles = [] } = afterSignInHere(takeOriginLocation())
  clearResumeFlow()
  removeStored('invitationId', ...settles)
  return path
}

export function leadsToInvitation(): boolean {
  return afterSignInHere().settles !== undefined
}

export function leadsToApproval(): boolean {
  return afterSignInHere().path.startsWith('/approval?')
}

function afterSignInHere(originLocation?: AppPath): Next {
  return afterSignIn({
    search: location.search,
    resume: resumePath(),
    invitation: loadStored('invitationId'),
    networkInvitationId: loadStored('networkInvitationId'),
    externalRedirect: loadStored('externalRedirect')?.url,
    originLocation,
  })
}
