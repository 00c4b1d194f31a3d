import { type AppPath, pathTo, withQuery } from '../browser/app-path.ts'
import { type ApprovalFlow, approvalFlowIn } from '../browser/approval-flow.ts'
import { type Stored, removeStored, saveStored, loadStored } from '../browser/browser-storage.ts'
import { takeOriginLocation } from './origin-location.ts'

export const resumeLastsMs = 10 * 60 * 1000

/**
 * Stores the approval request of a visitor who signs in first. The email that verifies a new account leads back without
 * the query string.
 */
export function storeResumeFlow(flow: ApprovalFlow) {
  saveStored('resumeFlow', { ...flow, expiresAt: Date.now() + resumeLastsMs })
}

/** Returns where the stored flow continues, or undefined if there is none or it has expired. */
export function resumePath(): AppPath | undefined {
  const stored = loadStored('resumeFlow')
  if (!stored) return undefined
  const { expiresAt: _over, ...flow } = stored
  const search = `?${new URLSearchParams(flow)}`
  // Storage may have been edited by hand.
  return approvalFlowIn(search) && withQuery('/approval', search)
}

export function clearResumeFlow() {
  removeStored('resumeFlow', 'signInFor')
}

interface Waiting {
  search: string
  /** The page on which a stored approval continues. */
  resume: AppPath | undefined
  invitation: Pick<Stored['invitationId'], 'key' | 'declines'> | undefined
  networkInvitationId: string | undefined
  /** The destination of the network invitation after it's accepted. */
  externalRedirect: string | undefined
  originLocation: AppPath | undefined
}

interface Next {
  path: AppPath
  /** The stored values that this uses up. */
  settles?: ('invitationId' | 'networkInvitationId' | 'externalRedirect')[]
}

/** Returns where a person goes after signing in, in the specification's order (section 2). */
export function afterSignIn(waiting: Waiting): Next {
  const { search, resume, invitation, networkInvitationId, externalRedirect } = waiting
  if (approvalFlowIn(search)) return { path: withQuery('/approval', search) }
  // An email's link has no query string, but it belongs to the same flow.
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
 * Returns where to go in this browser. It removes the stored destination, a stored approval, and an invitation's code,
 * so that they don't apply to the next person.
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
