import * as z from 'zod/mini'
import { activitySubjects } from './activity.ts'
import { applicationDeleted } from './applications.ts'
import { defineCall } from './call.ts'
import {
  defineError,
  forbidden,
  notFound,
  reauthenticationRequired,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { type EventType, eventTypes } from './event-types.ts'
import { OrganizationEvent, eventVersion } from './events.ts'
import { Done, Id, Named, Paging, Time, paged } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { addressWithout, redirectTextError, webAddressError } from './rules/redirect-uris.ts'
import { ScopeName } from './rules/scopes.ts'
import { message } from './translation.ts'

/** The most endpoints of one owner, and the most test events that one endpoint gets in a minute. */
export const maxEndpoints = { organization: 10, application: 5 } as const
export const maxTestEventsPerMinute = 3

/** Types of events that aren't activity: they're about the delivery itself, and every endpoint receives them. */
export const ownEventTypes = ['endpoint.test', 'endpoint.disabled'] as const
export type OwnEventType = (typeof ownEventTypes)[number]

/** Everything that an endpoint can receive. */
export type DeliveredType = EventType | OwnEventType
const deliveredTypes = [...ownEventTypes, ...eventTypes] as const

export const eventFormats = ['standard', 'cloudevents'] as const
export type EventFormat = (typeof eventFormats)[number]

/**
 * `unverified`: it receives only test events until it answers one with 2xx. `active`: it receives events. `paused`:
 * someone paused it, and its events wait. `disabled`: Accord stopped sending to it, and its events wait.
 */
export const endpointStates = ['unverified', 'active', 'paused', 'disabled'] as const
export type EndpointState = (typeof endpointStates)[number]

/** Why Accord disabled an endpoint: days of nothing but failures, or the endpoint responded with 410. */
export const disabledReasons = ['failing', 'gone'] as const
export type DisabledReason = (typeof disabledReasons)[number]

export const deliveryStates = ['pending', 'succeeded', 'failed', 'canceled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const aboutEndpoint = { endpoint: Id, version: z.literal(eventVersion) }

/** Events about an endpoint have neither an organization nor a position. */
export const EndpointTestEvent = z.object({
  id: z.string(),
  type: z.literal('endpoint.test'),
  timestamp: Time,
  data: z.object(aboutEndpoint),
})

export const EndpointDisabledEvent = z.object({
  id: z.string(),
  type: z.literal('endpoint.disabled'),
  timestamp: Time,
  data: z.object({ ...aboutEndpoint, reason: z.enum(disabledReasons) }),
})

const otherPort = message('Use port 443, or port 1024 or higher.')

/**
 * Returns what is wrong with the URL of an endpoint. The service itself calls it, so plain http is only for
 * installations on one machine.
 */
export function endpointUrlError(text: string): string | undefined {
  const complaint = redirectTextError(text) ?? webAddressError(text)
  if (complaint) return complaint
  const { protocol, port } = new URL(text)
  const isDefault = port === '' && protocol === 'https:'
  return isDefault || port === '443' || Number(port) >= 1024 ? undefined : otherPort
}

const trueOrFalse = z.boolean(message('This value must be true or false.'))

/** Types without repeats. An empty list means all types. */
const ChosenTypes = z.pipe(
  z
    .array(
      z.enum(
        eventTypes as [EventType, ...EventType[]],
        message("One of these values isn't a valid event type."),
      ),
      message('This value must be a list.'),
    )
    .check(z.maxLength(200, message('You can include up to {{max}} items.', { max: 200 }))),
  z.transform((types) => [...new Set(types)]),
)

const settings = {
  url: addressWithout(endpointUrlError),
  types: ChosenTypes,
  format: z.enum(eventFormats, message('Choose “standard” or “cloudevents”.')),
  includesEmail: trueOrFalse,
  strictOrder: trueOrFalse,
  signsEd25519: trueOrFalse,
}

/** A new endpoint. Only the URL is required. */
export const EndpointForm = z.strictObject({
  url: settings.url,
  types: z._default(settings.types, []),
  format: z._default(settings.format, 'standard'),
  includesEmail: z._default(settings.includesEmail, false),
  strictOrder: z._default(settings.strictOrder, false),
  signsEd25519: z._default(settings.signsEd25519, false),
})

/** A change of an endpoint's settings. A new URL makes it unverified again. */
export const EndpointChange = z.partial(z.strictObject(settings))

/** A place that receives the events of an organization, or of everything that an application can read. */
export const EventEndpoint = z.object({
  id: Id,
  /** The organization that manages it: its owner, or the owner of its application. */
  organization: Named,
  /** The application whose events it receives. Null if it receives the organization's own. */
  application: z.nullable(Named),
  url: z.string(),
  /** Empty if it receives all types. */
  types: z.array(z.enum(eventTypes as [EventType, ...EventType[]])),
  format: z.enum(eventFormats),
  includesEmail: z.boolean(),
  strictOrder: z.boolean(),
  signsEd25519: z.boolean(),
  state: z.enum(endpointStates),
  /** Null unless it's disabled. */
  disabledReason: z.nullable(z.enum(disabledReasons)),
  /** The first failure since the last success. Null if the last attempt succeeded. */
  failingSince: z.nullable(Time),
  lastSuccessAt: z.nullable(Time),
  lastAttemptAt: z.nullable(Time),
  /** When the previous secret stops signing. Null if there is none. */
  previousSecretUntil: z.nullable(Time),
  createdAt: Time,
  /** The person who created it. Null if they left. */
  createdBy: z.nullable(z.string()),
  /** Former members who viewed a secret that still signs, with their name at that time. They still know it. */
  secretSeenByFormer: z.array(z.object({ name: z.string(), at: Time })),
  /** How many deliveries wait or are retried, and how many failed permanently. At most 1,000 are counted. */
  deliveries: z.object({ pending: z.int(), failed: z.int() }),
})
export type EventEndpoint = z.infer<typeof EventEndpoint>

/** The secret that verifies signatures, with its prefix `whsec_`. */
const EndpointSecret = z.object({ secret: z.string() })

/** One request to an endpoint and what it responded. */
export const DeliveryAttempt = z.object({
  /** The first attempt is 1. Attempts that someone asked for are counted, too. */
  number: z.int(),
  at: Time,
  /** The status of the response. Null if there was none. */
  status: z.nullable(z.int()),
  milliseconds: z.int(),
  /** The beginning of the response. Null if there was none, or if it came from an internal network. */
  response: z.nullable(z.string()),
  /** Why there was no response. Null if there was one. */
  error: z.nullable(z.string()),
})
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>

/** An event on its way to an endpoint. */
export const EventDelivery = z.object({
  /** Its place among the endpoint's deliveries. */
  seq: z.int(),
  /** The event's ID, as the endpoint sees it. */
  event: z.string(),
  type: z.enum(deliveredTypes),
  /** The organization in which it happened. Null for events about an endpoint, and if it was deleted or revoked its authorization. */
  organization: z.nullable(Named),
  /** The place in that organization's activity. Null for events about an endpoint. */
  position: z.nullable(z.int()),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** The status of the last response. Null if there was none. */
  lastStatus: z.nullable(z.int()),
  lastAttemptAt: z.nullable(Time),
  createdAt: Time,
  /** When it's sent again. Null unless it's pending. */
  dueAt: z.nullable(Time),
  /** When it succeeded, failed or was canceled. Null if it's pending. */
  endedAt: z.nullable(Time),
})
export type EventDelivery = z.infer<typeof EventDelivery>

export const EventDeliveryDetail = z.extend(EventDelivery, {
  /** What a request would contain now. Null if the event can't be sent any more. */
  request: z.nullable(z.object({ headers: z.record(z.string(), z.string()), body: z.string() })),
  /** The latest attempts, newest first. */
  log: z.array(DeliveryAttempt),
})
export type EventDeliveryDetail = z.infer<typeof EventDeliveryDetail>

export const tooManyEndpoints = defineError({
  code: 'too_many_endpoints',
  status: 409,
  message: message("You've reached the maximum number of endpoints. Delete one first."),
})

export const onlyOwnersIncludeEmail = defineError({
  code: 'only_owners_include_email',
  status: 403,
  message: message('Only owners can include email addresses in events.'),
})

/** For the field `includesEmail`. What other organizations' people are called by isn't the application owner's to decide. */
export const emailIsForOrganizations = message(
  "Only an organization's own endpoint can include email addresses.",
)

export const endpointUnverified = defineError({
  code: 'endpoint_unverified',
  status: 409,
  message: message("This endpoint isn't verified yet. Send a test event first."),
})

export const endpointNotActive = defineError({
  code: 'endpoint_not_active',
  status: 409,
  message: message('Only active endpoints can be paused.'),
})

export const noPreviousSecret = defineError({
  code: 'no_previous_secret',
  status: 409,
  message: message("There's no active previous secret."),
})

/** The right to the event ended, or the event itself was deleted. */
export const eventUnavailable = defineError({
  code: 'event_unavailable',
  status: 409,
  message: message(
    "This event can't be sent anymore, because it was deleted or access to it has ended.",
  ),
})

const params = z.strictObject({ id: Id })
const ofDelivery = z.strictObject({
  id: Id,
  seq: z.coerce
    .number(message("This isn't a valid number."))
    .check(
      z.int(message("This isn't a valid number.")),
      z.gte(1, message("This isn't a valid number.")),
    ),
})
const nothing = z.optional(z.nullable(z.strictObject({})))
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const
const changed = [...managed, applicationDeleted] as const

export const listOrganizationEndpoints = defineCall({
  method: 'GET',
  path: '/organization/{id}/endpoints',
  access: 'session',
  providerSession: true,
  params,
  query: Paging,
  reply: paged(EventEndpoint),
  errors: managed,
})

/** A new endpoint with its secret, which other calls don't return. */
export const CreatedEndpoint = z.extend(EventEndpoint, EndpointSecret.shape)

export const createOrganizationEndpoint = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization/{id}/endpoints',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params,
  body: EndpointForm,
  status: 201,
  reply: CreatedEndpoint,
  errors: [
    ...managed,
    reauthenticationRequired,
    tooManyEndpoints,
    onlyOwnersIncludeEmail,
    tooManyRequests,
  ],
})

export const listApplicationEndpoints = defineCall({
  method: 'GET',
  path: '/application/{id}/endpoints',
  access: 'session',
  providerSession: true,
  params,
  query: Paging,
  reply: paged(EventEndpoint),
  errors: managed,
})

export const createApplicationEndpoint = defineCall({
  method: 'POST',
  creates: true,
  path: '/application/{id}/endpoints',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params,
  body: EndpointForm,
  status: 201,
  reply: CreatedEndpoint,
  errors: [...changed, reauthenticationRequired, tooManyEndpoints, tooManyRequests],
})

export const getEndpoint = defineCall({
  method: 'GET',
  path: '/endpoint/{id}',
  access: 'session',
  providerSession: true,
  params,
  reply: EventEndpoint,
  errors: managed,
})

export const updateEndpoint = defineCall({
  method: 'PATCH',
  path: '/endpoint/{id}',
  access: 'session',
  providerSession: true,
  /** Only if the URL changes, or if it receives email addresses from now on. */
  requiresReauth: 'sometimes',
  params,
  body: EndpointChange,
  reply: EventEndpoint,
  errors: [...changed, reauthenticationRequired, onlyOwnersIncludeEmail],
})

export const deleteEndpoint = defineCall({
  method: 'DELETE',
  path: '/endpoint/{id}',
  access: 'session',
  providerSession: true,
  previews: true,
  whileDeleted: true,
  params,
  reply: Done,
  errors: managed,
})

export const testEndpoint = defineCall({
  method: 'POST',
  path: '/endpoint/{id}/test',
  access: 'session',
  providerSession: true,
  params,
  body: nothing,
  reply: z.object({ endpoint: EventEndpoint, attempt: DeliveryAttempt }),
  errors: [...changed, tooManyRequests],
})

export const pauseEndpoint = defineCall({
  method: 'POST',
  path: '/endpoint/{id}/pause',
  access: 'session',
  providerSession: true,
  params,
  body: nothing,
  reply: EventEndpoint,
  errors: [...changed, endpointNotActive],
})

export const enableEndpoint = defineCall({
  method: 'POST',
  path: '/endpoint/{id}/enable',
  access: 'session',
  providerSession: true,
  params,
  body: nothing,
  reply: EventEndpoint,
  errors: [...changed, endpointUnverified],
})

export const getEndpointSecret = defineCall({
  method: 'GET',
  path: '/endpoint/{id}/secret',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params,
  reply: EndpointSecret,
  errors: [...changed, reauthenticationRequired, tooManyRequests],
})

export const rotateEndpointSecret = defineCall({
  method: 'POST',
  creates: true,
  path: '/endpoint/{id}/rotate',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params,
  body: nothing,
  status: 201,
  reply: z.extend(EndpointSecret, { previousSecretUntil: Time }),
  errors: [...changed, reauthenticationRequired, tooManyRequests],
})

export const revokePreviousEndpointSecret = defineCall({
  method: 'POST',
  path: '/endpoint/{id}/revoke-previous-secret',
  access: 'session',
  providerSession: true,
  params,
  body: nothing,
  reply: EventEndpoint,
  errors: [...changed, noPreviousSecret],
})

export const getEndpointPublicKey = defineCall({
  method: 'GET',
  path: '/endpoint/{id}/public-key',
  access: 'session',
  providerSession: true,
  params,
  reply: z.object({
    /** The ed25519 key with its prefix `whpk_`. Null if the endpoint doesn't use it. */
    publicKey: z.nullable(z.string()),
  }),
  errors: managed,
})

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/endpoint/{id}/deliveries',
  access: 'session',
  providerSession: true,
  params,
  query: z.extend(Paging, {
    state: z.optional(z.enum(deliveryStates, message("This isn't a valid filter."))),
    type: z.optional(z.enum(deliveredTypes, message("This isn't a valid event type."))),
  }),
  reply: paged(EventDelivery),
  errors: managed,
})

export const getDelivery = defineCall({
  method: 'GET',
  path: '/endpoint/{id}/deliveries/{seq}',
  access: 'session',
  providerSession: true,
  params: ofDelivery,
  reply: EventDeliveryDetail,
  errors: managed,
})

export const resendDelivery = defineCall({
  method: 'POST',
  path: '/endpoint/{id}/deliveries/{seq}/resend',
  access: 'session',
  providerSession: true,
  params: ofDelivery,
  body: nothing,
  reply: DeliveryAttempt,
  errors: [...changed, endpointUnverified, eventUnavailable, tooManyRequests],
})

export const resendFailed = defineCall({
  method: 'POST',
  path: '/endpoint/{id}/deliveries/resend-failed',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params,
  body: z.strictObject({
    /** Deliveries that failed since this time. */
    since: z.iso.datetime(message('Enter a time such as 2026-11-16T00:00:00Z.')),
  }),
  status: 202,
  reply: z.object({
    /** How many deliveries are resent. At most 1,000 are counted. */
    deliveries: z.int(),
    /** Whether more deliveries are resent. */
    more: z.boolean(),
  }),
  errors: [...changed, reauthenticationRequired, endpointUnverified, tooManyRequests],
})

/** A type of event in the catalog. */
export const EventTypeInfo = z.object({
  type: z.enum(deliveredTypes),
  /** Null for the types that are about the delivery itself. */
  group: z.nullable(z.enum(activitySubjects)),
  says: z.string(),
  /** The scope that an application needs, or `itself` if it receives only events about itself. */
  application: z.nullable(z.union([ScopeName, z.literal('itself')])),
  /** Null for the types that are about the delivery itself. */
  example: z.nullable(OrganizationEvent),
})
export type EventTypeInfo = z.infer<typeof EventTypeInfo>

export const listEventTypes = defineCall({
  method: 'GET',
  path: '/event-types',
  access: 'anyone',
  reply: z.object({ data: z.array(EventTypeInfo) }),
  errors: [],
})
