import * as z from 'zod/mini'
import { applicationDeleted, KeyCard, noSecret, twoKeysLive } from './applications.ts'
import { defineCall } from './call.ts'
import { Id, Named, Time } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { message } from './translation.ts'

/** An active secret of one of the organization's applications that someone saw and therefore still knows. */
export const ViewedSecret = z.object({
  id: Id,
  application: Named,
  last4: z.string(),
  /** When one of these people last saw the secret. */
  seenAt: Time,
  /** When the secret expires, if a newer one replaced it. */
  expiresAt: z.nullable(Time),
})
export type ViewedSecret = z.infer<typeof ViewedSecret>

/** The IDs of members, separated by commas. The limit is the number of members that one request can remove. */
const Members = z.pipe(
  z.pipe(
    z.string(message("This isn't a valid ID.")),
    z.transform((ids) => ids.split(',')),
  ),
  z
    .array(Id)
    .check(z.maxLength(100, message('You can include up to {{max}} items.', { max: 100 }))),
)

export const listViewedSecrets = defineCall({
  method: 'GET',
  path: '/organization/{id}/secrets-seen',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ member: z.optional(Members) }),
  reply: z.object({
    secrets: z.array(ViewedSecret),
    /** Views before this time weren't recorded. This is null if every active secret is newer. */
    recordedSince: z.nullable(Time),
  }),
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})

export const rotateSecret = defineCall({
  method: 'POST',
  creates: true,
  path: '/application/{id}/keys',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  body: z.optional(z.nullable(z.strictObject({}))),
  status: 201,
  reply: KeyCard,
  errors: [
    unauthenticated,
    notFound,
    forbidden,
    organizationRequired,
    reauthenticationRequired,
    noSecret,
    twoKeysLive,
    applicationDeleted,
    tooManyRequests,
  ],
})
