import type { Switching } from '../session/switch-account.ts'
import { keepInvitation, type OpenedInvitation } from './keep-invitation.ts'

/** Signs out for another account that answers an invitation to an organization, whose code no address shows. */
export function switchAndAnswer(invitation: OpenedInvitation): Switching {
  return { href: '/logout', onClick: () => keepInvitation(invitation) }
}
