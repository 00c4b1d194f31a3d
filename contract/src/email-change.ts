import * as z from 'zod/mini'
import { verificationLinkInvalid } from './accounts.ts'
import { defineCall } from './call.ts'
import { Done, Email, Id, MailedCode, Named, Time } from './fields.ts'
import { linkOfAnother } from './profiles.ts'
import { reauthenticationRequired, defineError, tooMuchMail, unauthenticated } from './errors.ts'
import { message } from './translation.ts'

/** The maximum number of profiles whose address can change at the same time. */
export const maxProfilesToMove = 100

export const ownEmailAlready = defineError({
  code: 'own_email_already',
  status: 409,
  message: message('You already sign in with this address.'),
})

export const tooManyEmailChanges = defineError({
  code: 'asked_too_often',
  status: 429,
  message: message("You've tried to change your address too many times. Try again in an hour."),
})

/** Only the owner of the mailbox sees this error. The response to anyone else is the same for every address. */
export const emailTaken = defineError({
  code: 'email_taken',
  status: 409,
  message: message('Another account now uses this address.'),
})

export const undoLinkInvalid = defineError({
  code: 'undo_link_invalid',
  status: 400,
  message: message('This link to undo the change has expired or was already used.'),
})

/** The error for a profile that isn't the person's own or that uses another address. */
export const notKnownByIt = message('Choose only organizations where you use your current address.')

/** A new address that isn't verified yet, and the profiles that will also use it. */
export const PendingEmail = z.object({
  email: z.string(),
  until: Time,
  organizations: z.array(Named),
})
export type PendingEmail = z.infer<typeof PendingEmail>

export const OwnEmail = z.object({
  email: z.string(),
  pending: z.nullable(PendingEmail),
  /** The person's profiles that use the current address, newest first. */
  profiles: z.array(z.object({ id: Id, organization: Named })),
})

export const getOwnEmail = defineCall({
  method: 'GET',
  path: '/me/email',
  access: 'session',
  reply: OwnEmail,
  errors: [unauthenticated],
})

export const changeEmail = defineCall({
  method: 'POST',
  path: '/me/email',
  access: 'session',
  requiresReauth: true,
  body: z.strictObject({
    email: Email,
    /** The profiles that should also use the new address. */
    profiles: z.optional(
      z
        .array(Id, message('This value must be a list.'))
        .check(
          z.maxLength(
            maxProfilesToMove,
            message('You can include up to {{max}} items.', { max: maxProfilesToMove }),
          ),
        ),
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
  access: 'session',
  reply: Done,
  errors: [unauthenticated],
})

export const verifyNewEmail = defineCall({
  method: 'POST',
  path: '/me/email/verify',
  access: 'session',
  requiresReauth: true,
  // The address of an account doesn't belong to any organization.
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
  access: 'anyone',
  // The old address can be restored even if an organization that uses the address was deleted.
  whileDeleted: true,
  body: MailedCode,
  reply: z.object({ email: z.string() }),
  errors: [undoLinkInvalid],
})
