import { keepInvitation, type OpenedInvitation } from './keep-invitation.ts'

/** What a link needs that signs out for another account. */
export interface Switching {
  href: string
  onClick?: () => void
}

/** Signs out and comes back to a page, which then asks the next person to sign in. */
export function switchAndReturn(path: string): Switching {
  return { href: `/logout?redirect=${encodeURIComponent(path)}` }
}

/** The same for an invitation to an organization, whose code no address shows. */
export function switchAndAnswer(invitation: OpenedInvitation): Switching {
  return { href: '/logout', onClick: () => keepInvitation(invitation) }
}
