import { keep } from '../browser/browser-storage.ts'

const hour = 60 * 60 * 1000

/** What is opened of an invitation: which one, and whether to decline it. */
export interface OpenedInvitation {
  /** Its id, or the code of the mailed link. */
  key: string
  declines: boolean
}

/**
 * For whoever signs in next, as a visitor does, or with another account. Not for longer than a sign-up
 * takes: the mail is still there, and the sign-in that it was kept for clears it.
 */
export function keepInvitation({ key, declines }: OpenedInvitation) {
  keep('invitationId', { key, declines, expiresAt: Date.now() + hour })
}
