import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Deletion, Done, Id, Named, paged, Paging } from './fields.ts'
import { ownerNeedsFactor, organizationRequired } from './organizations.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  unauthenticated,
} from './errors.ts'
import { message } from './translation.ts'

/** How many days a deletion can be undone before it becomes permanent. */
export const graceDays = { application: 7, organization: 30, account: 14 } as const

/** Returned by the calls of a person who deleted their account and can still restore it. */
export const accountDeleted = defineError({
  code: 'account_deleted',
  status: 403,
  message: message('Your account is scheduled for deletion. Cancel the deletion to continue.'),
})

export const notDeleted = defineError({
  code: 'not_deleted',
  status: 409,
  message: message("There's nothing to restore."),
})

export const soleOwner = defineError({
  code: 'owns_alone',
  status: 409,
  message: message(
    'Before you delete your account, transfer or delete the organizations that only you own.',
  ),
})

export const transferToMember = defineError({
  code: 'hand_over_to_member',
  status: 409,
  message: message(
    'The person you chose is no longer a member of that organization. Choose someone else.',
  ),
})

const params = z.strictObject({ id: Id })
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const restoreApplication = defineCall({
  method: 'POST',
  path: '/application/{id}/restore',
  access: 'session',
  params,
  reply: Done,
  errors: [...managed, notDeleted],
})

export const deleteOrganization = defineCall({
  method: 'DELETE',
  path: '/organization/{id}',
  access: 'session',
  requiresReauth: true,
  previews: true,
  params,
  reply: Deletion,
  errors: [...managed, reauthenticationRequired],
})

export const restoreOrganization = defineCall({
  method: 'POST',
  path: '/organization/{id}/restore',
  access: 'session',
  whileDeleted: true,
  params,
  reply: Done,
  errors: [...managed, notDeleted],
})

/** An organization that only one person owns, with the number of others who could own it. */
export const SolelyOwned = z.extend(Named, { members: z.int() })
export type SolelyOwned = z.infer<typeof SolelyOwned>

export const listSolelyOwned = defineCall({
  method: 'GET',
  path: '/me/owned-alone',
  access: 'session',
  query: Paging,
  reply: paged(SolelyOwned),
  errors: [unauthenticated],
})

/** The maximum number of organizations that one request can decide on. */
export const maxDecisionsPerRequest = 100

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/me/deletion',
  whileDeleted: true,
  access: 'session',
  requiresReauth: true,
  previews: true,
  body: z.strictObject({
    /** A decision for each organization that only this person owns: transfer it to a member, or delete it too. */
    organizations: z
      .array(
        z.strictObject({
          id: Id,
          /** The profile of the new owner. If it's omitted, the organization is deleted. */
          owner: z.optional(Id),
        }),
        message('This value must be a list.'),
      )
      .check(
        z.maxLength(
          maxDecisionsPerRequest,
          message('You can include up to {{max}} items.', { max: maxDecisionsPerRequest }),
        ),
      ),
  }),
  reply: Deletion,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    soleOwner,
    transferToMember,
    ownerNeedsFactor,
  ],
})

export const cancelAccountDeletion = defineCall({
  method: 'DELETE',
  path: '/me/deletion',
  access: 'session',
  whileAccountDeleted: true,
  // This also restores organizations that were deleted with the account.
  whileDeleted: true,
  reply: Done,
  errors: [unauthenticated, notDeleted],
})
