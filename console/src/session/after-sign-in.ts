import { forget, recall } from './browser-storage.ts'
import { takeOriginLocation } from './origin-location.ts'

interface Waiting {
  search: string
  invitationId: string | undefined
  networkInvitationId: string | undefined
  originLocation: string | undefined
}

interface Next {
  path: string
  /** What is done with by going there. */
  settles?: 'invitationId' | 'networkInvitationId'
}

/** Where a person who has just signed in goes: the specification's order (section 2). */
export function afterSignIn(waiting: Waiting): Next {
  const { search, invitationId, networkInvitationId, originLocation } = waiting
  const query = new URLSearchParams(search)
  if (['application', 'redirect', 'state'].every((name) => query.get(name))) {
    return { path: `/approval${search}` }
  }
  if (invitationId) {
    return {
      path: `/join_organization/${encodeURIComponent(invitationId)}`,
      settles: 'invitationId',
    }
  }
  if (networkInvitationId) {
    return {
      path: `/join-network/${encodeURIComponent(networkInvitationId)}`,
      settles: 'networkInvitationId',
    }
  }
  return { path: originLocation ?? '/user/profile' }
}

/** The same for this browser. The origin location is gone afterwards whichever way it went. */
export function pathAfterSignIn(): string {
  const { path, settles } = afterSignIn({
    search: location.search,
    invitationId: recall('invitationId'),
    networkInvitationId: recall('networkInvitationId'),
    originLocation: takeOriginLocation(),
  })
  if (settles) forget(settles)
  return path
}
