import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  defineError,
  forbidden,
  notFound,
  reauthenticationRequired,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import {
  DeliveryAttempt,
  disabledReasons,
  endpointNotActive,
  endpointStates,
  endpointUrlError,
  noPreviousSecret,
} from './event-endpoints.ts'
import { Done, Id, Named, Paging, Time, paged } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { addressWithout } from './rules/redirect-uris.ts'
import { type StreamPreset, streamPresets } from './rules/stream-presets.ts'
import { message } from './translation.ts'

/** The most audit streams of one organization. */
export const maxAuditStreams = 2

/** A batch has at most this many rows, and about as many bytes before it's compressed. */
export const maxBatch = { rows: 500, bytes: 1_000_000 } as const

/** Where each receiver accepts batches. Elsewhere, it may respond with 2xx and store something else. */
const paths: Record<StreamPreset, { pattern: RegExp; complaint: ReturnType<typeof message> }> = {
  https: { pattern: /^/, complaint: message('Enter an https address.') },
  splunk: {
    pattern: /\/services\/collector(\/event)?(\/1\.0)?$/,
    complaint: message('A Splunk address must end with /services/collector/event.'),
  },
  datadog: {
    pattern: /\/api\/v2\/logs$/,
    complaint: message('A Datadog address must end with /api/v2/logs.'),
  },
  elastic: {
    pattern: /\/_bulk$/,
    complaint: message('An Elastic address must end with the name of the data stream and /_bulk.'),
  },
}

/** Returns what is wrong with a valid URL for this receiver. */
export function streamUrlError(preset: StreamPreset, url: string): string | undefined {
  const { pattern, complaint } = paths[preset]
  return pattern.test(new URL(url).pathname) ? undefined : complaint
}

/** Returns what is wrong with a token, or with having none. */
export function streamTokenError(preset: StreamPreset, hasToken: boolean): string | undefined {
  if (preset === 'https') return hasToken ? tokenUnused : undefined
  return hasToken ? undefined : tokenRequired
}

const tokenUnused = message("This receiver doesn't need a token, because we sign its batches.")
const tokenRequired = message("Enter the receiver's token.")

/** For a stream with a token, if its URL gets another origin. */
export const streamTokenNeededAgain = message(
  "Enter the receiver's token again, because the URL now points to a different server.",
)

/** A header can contain it. */
const StreamToken = z
  .string(message('Enter text.'))
  .check(
    z.regex(
      /^[\x21-\x7e]{1,1000}$/,
      message('Use only letters, digits, and symbols, without spaces.'),
    ),
  )

const wholeNumber = message('This value must be a whole number.')
const Position = z.int(wholeNumber).check(z.gte(0, wholeNumber))

const settings = {
  url: addressWithout(endpointUrlError),
  token: StreamToken,
  after: Position,
}

/** A new stream. Without `after`, it begins with what happens from now on. */
export const AuditStreamForm = z.strictObject({
  preset: z.enum(streamPresets, message('Choose https, splunk, datadog, or elastic.')),
  url: settings.url,
  token: z.optional(settings.token),
  after: z.optional(settings.after),
})

/** A change of a stream. Another URL makes it unverified again. Another origin also needs the token again. */
export const AuditStreamChange = z.partial(z.strictObject(settings))

/** The last request of a stream, and its response. */
export const StreamAttempt = z.omit(DeliveryAttempt, { number: true })
export type StreamAttempt = z.infer<typeof StreamAttempt>

/** A receiver that gets all activity of an organization, in order. */
export const AuditStream = z.object({
  id: Id,
  organization: Named,
  preset: z.enum(streamPresets),
  url: z.string(),
  /** Whether it has a token, which no call returns. */
  hasToken: z.boolean(),
  state: z.enum(endpointStates),
  /** Null unless it's disabled. */
  disabledReason: z.nullable(z.enum(disabledReasons)),
  /** The first failure since the last success. Null if the last attempt succeeded. */
  failingSince: z.nullable(Time),
  lastSuccessAt: z.nullable(Time),
  lastAttempt: z.nullable(StreamAttempt),
  /** The last row of activity that the receiver accepted. */
  position: z.int(),
  /** How many rows wait. */
  pending: z.int(),
  /** The position of the newest signed head that the receiver accepted. Null if there was none. */
  signedPosition: z.nullable(z.int()),
  /** Until when the previous secret also signs. Null if there is none. */
  previousSecretUntil: z.nullable(Time),
  createdAt: Time,
  /** The person who created it. Null if they left. */
  createdBy: z.nullable(z.string()),
  /** Former members who saw a secret that still signs, with their name at that time. They still know it. */
  secretSeenByFormer: z.array(z.object({ name: z.string(), at: Time })),
})
export type AuditStream = z.infer<typeof AuditStream>

/** A new stream. The secret that signs its batches is only here, and null for receivers with a token. */
export const CreatedAuditStream = z.extend(AuditStream, { secret: z.nullable(z.string()) })

export const tooManyAuditStreams = defineError({
  code: 'too_many_audit_streams',
  status: 409,
  message: message('This organization already has two audit streams. Delete one first.'),
})

export const onlyOwnersStream = defineError({
  code: 'only_owners_stream',
  status: 403,
  message: message('Only owners can create or change audit streams.'),
})

export const streamUnverified = defineError({
  code: 'audit_stream_unverified',
  status: 409,
  message: message("This audit stream isn't verified yet. Send a test first."),
})

export const streamNotSigned = defineError({
  code: 'audit_stream_not_signed',
  status: 409,
  message: message('This audit stream has a token instead of a secret.'),
})

const params = z.strictObject({ id: Id })
const nothing = z.optional(z.nullable(z.strictObject({})))
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const
const owned = [...managed, onlyOwnersStream] as const

export const listAuditStreams = defineCall({
  method: 'GET',
  path: '/organization/{id}/audit-streams',
  access: 'session',
  providerSession: true,
  params,
  query: Paging,
  reply: paged(AuditStream),
  errors: managed,
})

export const createAuditStream = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization/{id}/audit-streams',
  access: 'session',
  requiresReauth: true,
  params,
  body: AuditStreamForm,
  status: 201,
  reply: CreatedAuditStream,
  errors: [...owned, reauthenticationRequired, tooManyAuditStreams, tooManyRequests],
})

export const getAuditStream = defineCall({
  method: 'GET',
  path: '/audit-stream/{id}',
  access: 'session',
  providerSession: true,
  params,
  reply: AuditStream,
  errors: managed,
})

export const updateAuditStream = defineCall({
  method: 'PATCH',
  path: '/audit-stream/{id}',
  access: 'session',
  requiresReauth: true,
  params,
  body: AuditStreamChange,
  reply: AuditStream,
  errors: [...owned, reauthenticationRequired],
})

export const deleteAuditStream = defineCall({
  method: 'DELETE',
  path: '/audit-stream/{id}',
  access: 'session',
  previews: true,
  whileDeleted: true,
  params,
  reply: Done,
  errors: owned,
})

export const testAuditStream = defineCall({
  method: 'POST',
  path: '/audit-stream/{id}/test',
  access: 'session',
  params,
  body: nothing,
  reply: z.object({ stream: AuditStream, attempt: StreamAttempt }),
  errors: [...owned, tooManyRequests],
})

export const pauseAuditStream = defineCall({
  method: 'POST',
  path: '/audit-stream/{id}/pause',
  access: 'session',
  params,
  body: nothing,
  reply: AuditStream,
  errors: [...owned, endpointNotActive],
})

export const enableAuditStream = defineCall({
  method: 'POST',
  path: '/audit-stream/{id}/enable',
  access: 'session',
  params,
  body: nothing,
  reply: AuditStream,
  errors: [...owned, streamUnverified],
})

export const rotateAuditStreamSecret = defineCall({
  method: 'POST',
  creates: true,
  path: '/audit-stream/{id}/rotate',
  access: 'session',
  requiresReauth: true,
  params,
  body: nothing,
  status: 201,
  reply: z.object({ secret: z.string(), previousSecretUntil: Time }),
  errors: [...owned, reauthenticationRequired, streamNotSigned, tooManyRequests],
})

export const revokePreviousAuditStreamSecret = defineCall({
  method: 'POST',
  path: '/audit-stream/{id}/revoke-previous-secret',
  access: 'session',
  params,
  body: nothing,
  reply: AuditStream,
  errors: [...owned, noPreviousSecret],
})
