import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, Named, Time } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { forbidden, notFound, unauthenticated } from './errors.ts'

/** What can wait for somebody. The console has a sentence and a place for each. */
export const toDoKinds = [
  'invitation',
  'network_invitation',
  'application_request',
  'wider_scopes',
  'wider_shares',
  'review_open',
  'review_due',
  'secret_ends',
  'application_deleted',
  'organization_deleted',
  'export_ready',
  'export_failed',
  'second_factor',
  'email_change',
] as const
export type ToDoKind = (typeof toDoKinds)[number]

/** Of each kind no more are told; whoever has more finds the rest where these are answered. */
export const maxToDoPerKind = 20

/** How soon something ends, or is due, that it is told here. */
export const dueSoonDays = { secret: 30, review: 7, removal: 7 } as const

export const ToDo = z.object({
  kind: z.enum(toDoKinds),
  /**
   * Of what is answered or opened: the invitation, the request, the authorization, the review, the application. Of an
   * export the network or organization it is about; of what is one's own, one's own.
   */
  id: Id,
  /** What it is about: an application, a network, an organization, an address. */
  name: z.string(),
  /** Which organization it concerns; null where it is the person's own. */
  organization: z.nullable(Named),
  /** Who asks for it, a person or an organization; null where nobody does. */
  by: z.nullable(z.string()),
  at: Time,
  /** When it ends by itself, or is due; null where it waits for as long as it takes. */
  until: z.nullable(Time),
})
export type ToDo = z.infer<typeof ToDo>

export const listToDo = defineCall({
  method: 'GET',
  path: '/to-do',
  summary:
    'List what needs your attention in all your organizations and that you can act on. Items that end soonest come first.',
  access: 'session',
  reply: z.object({
    data: z.array(ToDo),
    /** Whether there is more of a kind than is told. */
    more: z.boolean(),
  }),
  errors: [unauthenticated],
})

/** What whoever begins with an organization usually does first, and whether it is done. */
export const FirstSteps = z.object({
  /** Somebody else is in it, or invited. */
  people: z.boolean(),
  application: z.boolean(),
  /** It owns a network, or is in one. */
  network: z.boolean(),
  secondFactor: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>

export const getFirstSteps = defineCall({
  method: 'GET',
  path: '/organization/{id}/first-steps',
  summary: 'Get which first steps an organization you manage has completed.',
  access: 'session',
  params: z.strictObject({ id: Id }),
  reply: FirstSteps,
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})
