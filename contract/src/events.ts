import {
  type OrganizationActivityKind,
  organizationHappenings,
  personalFieldsOf,
} from './activity-details.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { defineError, forbidden, notFound, unauthenticated } from './errors.ts'
import { type EventType, eventKinds, eventObjects, eventTypeOf, eventTypes } from './event-types.ts'
import { Id, Time } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { message } from './translation.ts'

/** The version of events' data. It grows only when a field changes its meaning. */
export const eventVersion = 1

/** A list in an event's details has at most this many entries. `more` counts the others. */
export const maxListed = 100

const reference = z.object({ id: Id })

/** The person or thing that did something, without any personal data. */
export const EventActor = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    /** The person's profile in the organization. Null if they had none, as before joining. */
    id: z.nullable(Id),
    /** The application that did it for the person. */
    through: z.nullable(reference),
  }),
  z.object({ kind: z.literal('organization'), ...reference.shape }),
  z.object({ kind: z.literal('application'), ...reference.shape }),
  z.object({ kind: z.literal('directory'), ...reference.shape }),
  z.object({ kind: z.literal('command'), name: z.string() }),
  z.object({ kind: z.literal('system') }),
])
export type EventActor = z.infer<typeof EventActor>

/** The things that an event is about, by ID. */
const EventSubject = z.object(
  Object.fromEntries(eventObjects.map((name) => [name, z.optional(Id)])) as Record<
    (typeof eventObjects)[number],
    z.ZodMiniOptional<typeof Id>
  >,
)

/** An event as others receive it. `detail` depends on the type. */
export const OrganizationEvent = z.object({
  /** The same for every attempt, endpoint, and page that has the event. */
  id: z.string(),
  type: z.enum(eventTypes as [EventType, ...EventType[]]),
  timestamp: Time,
  data: z.object({
    organization: Id,
    /** The place in the organization's activity. */
    position: z.int(),
    /** The hash of the row in the organization's activity, in hex. */
    hash: z.string(),
    version: z.literal(eventVersion),
    actor: EventActor,
    on: EventSubject,
    detail: z.record(z.string(), z.unknown()),
  }),
})
export type OrganizationEvent = z.infer<typeof OrganizationEvent>

export function eventIdOf(rowId: string): string {
  return `evt_${rowId}`
}

/** The fields of a kind that leave the service: all that can't contain a person's address. */
export function eventFieldsOf(
  kind: OrganizationActivityKind,
): [field: string, schema: z.ZodMiniType][] {
  const personal = new Set(personalFieldsOf(kind))
  return Object.entries<z.ZodMiniType>(organizationHappenings[kind]).filter(
    ([field]) => !personal.has(field),
  )
}

/** The schema of one type's event, with its details. */
export function eventSchemaOf(kind: OrganizationActivityKind) {
  const { on } = eventKinds[kind]
  return z.extend(OrganizationEvent, {
    type: z.literal(eventTypeOf(kind)),
    data: z.extend(OrganizationEvent.shape.data, {
      on: z.strictObject(Object.fromEntries(on.map((name) => [name, z.optional(Id)]))),
      detail: z.strictObject({
        ...Object.fromEntries(eventFieldsOf(kind)),
        more: z.optional(z.int()),
      }),
    }),
  })
}

/** For a cursor that is older than the activity that the organization keeps, or than the events that Accord keeps. `oldest` is where to continue. */
export const eventsGone = defineError({
  code: 'events_gone',
  status: 410,
  message: message(
    'Some events after this cursor have already been deleted. Continue with the cursor in `oldest`.',
  ),
})

const wholeNumber = message('This value must be a whole number.')

function upToNumber(max: number) {
  const wanted = message('This value must be a whole number from {{least}} to {{max}}.', {
    least: 0,
    max,
  })
  return z.coerce.number(wanted).check(z.int(wanted), z.gte(0, wanted), z.lte(max, wanted))
}

const known: ReadonlySet<string> = new Set(eventTypes)
const unknownType = message("One of these values isn't a valid event type.")

/** Types, separated by commas. */
const Types = z.pipe(
  z.string(unknownType).check(
    z.maxLength(4000, unknownType),
    z.refine((text) => text.split(',').every((type) => known.has(type)), { error: unknownType }),
  ),
  z.transform((text) => text.split(',') as EventType[]),
)

/** The most events in one response, and the longest time in seconds that a request can wait for one. */
export const maxEvents = 1000
export const maxEventWait = 20

const feedQuery = z.strictObject({
  after: z.optional(z.coerce.number(wholeNumber).check(z.int(wholeNumber), z.gte(0, wholeNumber))),
  types: z.optional(Types),
  limit: z._default(upToNumber(maxEvents).check(z.gte(1, wholeNumber)), 100),
  wait: z._default(upToNumber(maxEventWait), 0),
})

const feedPage = z.object({
  data: z.array(OrganizationEvent),
  /** Send it as `after` to get the events that follow, even if this page is empty. */
  cursor: z.int(),
  /** Whether more events may already be available. */
  more: z.boolean(),
})

export const listEvents = defineCall({
  method: 'GET',
  path: '/organization/{id}/events',
  access: 'session',
  providerSession: true,
  scope: 'organization:read',
  service: true,
  ownNameOnly: true,
  params: z.strictObject({ id: Id }),
  query: feedQuery,
  reply: feedPage,
  errors: [unauthenticated, notFound, forbidden, organizationRequired, eventsGone],
})

/**
 * The events of all organizations that authorized the calling application, and of its own. The first request starts the
 * feed.
 */
export const listApplicationEvents = defineCall({
  method: 'GET',
  path: '/events',
  access: 'session',
  scope: 'service-account:manage',
  service: true,
  ownNameOnly: true,
  applicationsOnly: true,
  query: feedQuery,
  reply: feedPage,
  errors: [unauthenticated, eventsGone],
})
