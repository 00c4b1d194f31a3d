import * as z from 'zod/mini'
import { verificationLinkInvalid } from './accounts.ts'
import { defineCall } from './call.ts'
import { Done, Email, Id, MailedCode, Named, Time } from './fields.ts'
import { linkOfAnother } from './profiles.ts'
import { reauthenticationRequired, defineError, tooMuchMail, unauthenticated } from './errors.ts'

/** Of how many organizations at most the addresses change along. */
export const maxProfilesToMove = 100

export const ownEmailAlready = defineError({
  code: 'own_email_already',
  status: 409,
  message: 'You sign in with this address already.',
})

export const tooManyEmailChanges = defineError({
  code: 'asked_too_often',
  status: 429,
  message: 'You asked too often to change your address. Try again in an hour.',
})

/** Said to whoever has the mailbox alone: everybody else is answered the same for every address. */
export const emailTaken = defineError({
  code: 'email_taken',
  status: 409,
  message: 'Another account has this address by now.',
})

export const undoLinkInvalid = defineError({
  code: 'undo_link_invalid',
  status: 400,
  message: 'This link no longer works: it has expired or was used before.',
})

/** Said of a profile that is not theirs, or that is known by another address. */
export const notKnownByIt = 'Choose among the organizations that know you by your present address.'

/** An address that waits to be verified, and where else it is to be used from then on. */
export const PendingEmail = z.object({
  email: z.string(),
  until: Time,
  organizations: z.array(Named),
})
export type PendingEmail = z.infer<typeof PendingEmail>

export const OwnEmail = z.object({
  email: z.string(),
  pending: z.nullable(PendingEmail),
  /** One's own profiles that are known by the present address, the newest first. */
  profiles: z.array(z.object({ id: Id, organization: Named })),
})

export const getOwnEmail = defineCall({
  method: 'GET',
  path: '/me/email',
  summary: 'The address you sign in with, one that waits to be verified, and who knows you by it.',
  access: 'session',
  reply: OwnEmail,
  errors: [unauthenticated],
})

export const changeEmail = defineCall({
  method: 'POST',
  path: '/me/email',
  summary:
    'Ask to sign in with another address. It gets a link that proves it; until then nothing changes. The answer is the same for every address.',
  access: 'session',
  requiresReauth: true,
  body: z.strictObject({
    email: Email,
    /** Profiles that are to be known by it, too. */
    profiles: z.optional(
      z.array(Id, 'Send a list.').check(z.maxLength(maxProfilesToMove, 'Name at most 100.')),
    ),
  }),
  status: 202,
  reply: PendingEmail,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    ownEmailAlready,
    tooManyEmailChanges,
    tooMuchMail,
  ],
})

export const cancelEmailChange = defineCall({
  method: 'DELETE',
  path: '/me/email',
  summary: 'Keep your present address: the one that waits is forgotten.',
  access: 'session',
  reply: Done,
  errors: [unauthenticated],
})

export const verifyNewEmail = defineCall({
  method: 'POST',
  path: '/me/email/verify',
  summary:
    'Sign in with the new address from now on, by the code its mail carried. For the person who asked alone.',
  access: 'session',
  requiresReauth: true,
  // Whose address it is has no organization in it.
  whileDeleted: true,
  body: MailedCode,
  reply: Done,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    verificationLinkInvalid,
    linkOfAnother,
    emailTaken,
  ],
})

export const undoEmailChange = defineCall({
  method: 'POST',
  path: '/email-not-me',
  summary:
    'Say that a change of your address was not yours, by the code its mail carried: the old one is back, all sessions end, and a link for a new password is mailed.',
  access: 'anyone',
  // Nobody keeps the old address from it by deleting where it is known.
  whileDeleted: true,
  body: MailedCode,
  reply: z.object({ email: z.string() }),
  errors: [undoLinkInvalid],
})
