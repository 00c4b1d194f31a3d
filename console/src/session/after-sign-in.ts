import { type AppPath, pathTo, withQuery } from '../browser/app-path.ts'
import { type ApprovalFlow, approvalFlowIn } from '../browser/approval-flow.ts'
import { type Stored, removeStored, saveStored, loadStored } from '../browser/browser-storage.ts'
import { takeOriginLocation } from './origin-location.ts'

export const resumeLastsMs = 10 * 60 * 1000

/** For a visitor who signs in first: the mail that verifies a new account leads back without the query. */
export function storeResumeFlow(flow: ApprovalFlow) {
  saveStored('resumeFlow', { ...flow, expiresAt: Date.now() + resumeLastsMs })
}

/** Where the stored flow goes on; undefined when there is none, or its time is over. */
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
  /** Where a stored approval goes on. */
  resume: AppPath | undefined
  invitation: Pick<Stored['invitationId'], 'key' | 'declines'> | undefined
  networkInvitationId: string | undefined
  /** Where that invitation leads once it is accepted. */
  externalRedirect: string | undefined
  originLocation: AppPath | undefined
}

interface Next {
  path: AppPath
  /** What is done with by going there. */
  settles?: ('invitationId' | 'networkInvitationId' | 'externalRedirect')[]
}

/** Where a person who has just signed in goes: the specification's order (section 2). */
export function afterSignIn(waiting: Waiting): Next {
  const { search, resume, invitation, networkInvitationId, externalRedirect } = waiting
  if (approvalFlowIn(search)) return { path: withQuery('/approval', search) }
  // The same flow, which lost its query string on the way through a mail.
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
 * The same for this browser. The origin location, a stored approval and the code of an invitation are
 * gone afterwards whichever way it went: the next person who signs in here is not led there.
 */
export function pathAfterSignIn(): AppPath {
  const { path, settles = [] } = afterSignInHere(takeOriginLocation())
  clearResumeFlow()
  removeStored('invitationId', ...settles)
  return path
}

/** Whether an invitation waits for the person to sign in. */
export function leadsToInvitation(): boolean {
  return afterSignInHere().settles !== undefined
}

/** Whether an application waits for the person's approval. */
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
