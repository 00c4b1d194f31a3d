import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, Named, Time } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { forbidden, notFound, unauthenticated } from './errors.ts'

/** The kinds of to-do items. The console has a sentence and a link for each. */
export const toDoKinds = [
  'invitation',
  'join_request',
  'network_invitation',
  'application_request',
  'wider_scopes',
  'wider_shares',
  'review_open',
  'review_due',
  'domain_missing',
  'endpoint_failing',
  'endpoint_disabled',
  'audit_stream_failing',
  'audit_stream_disabled',
  'secret_ends',
  'application_deleted',
  'organization_deleted',
  'export_ready',
  'export_failed',
  'second_factor',
  'provider',
  'email_change',
] as const
export type ToDoKind = (typeof toDoKinds)[number]

/** The maximum number of items of each kind. The rest appear on the pages where people answer them. */
export const maxToDoPerKind = 20

/** How many days before its end or due date something becomes an item. */
export const dueSoonDays = { secret: 30, review: 7, removal: 7 } as const

export const ToDo = z.object({
  kind: z.enum(toDoKinds),
  /**
   * The ID of the invitation, request, authorization, review, domain, endpoint, audit stream, or application. For an export, this is the ID
   * of its network or organization. For the person's own items, it's the person's ID.
   */
  id: Id,
  /** The name of the application, network, or organization, an email address, a domain, or the host of an endpoint or audit stream. */
  name: z.string(),
  /** The organization that the item is about, or null for the person's own items. */
  organization: z.nullable(Named),
  /** The person or organization that made the request, or null if there is none. */
  by: z.nullable(z.string()),
  /** For a request for more access, the requested scopes or kinds of data. */
  requested: z.optional(z.array(z.string())),
  at: Time,
  /** When the item ends or is due, or null if it stays indefinitely. */
  until: z.nullable(Time),
})
export type ToDo = z.infer<typeof ToDo>

export const listToDo = defineCall({
  method: 'GET',
  path: '/to-do',
  access: 'session',
  reply: z.object({
    data: z.array(ToDo),
    /** Whether there are more items of a kind than the response contains. */
    more: z.boolean(),
  }),
  errors: [unauthenticated],
})

/** The usual first steps in a new organization, and whether each is done. */
export const FirstSteps = z.object({
  /** Whether someone else is a member or invited. */
  people: z.boolean(),
  application: z.boolean(),
  /** Whether the organization owns a network or is in one. */
  network: z.boolean(),
  secondFactor: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>

export const getFirstSteps = defineCall({
  method: 'GET',
  path: '/organization/{id}/first-steps',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  reply: FirstSteps,
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})
