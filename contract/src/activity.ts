import * as z from 'zod/mini'
import { type OrganizationActivityKind, organizationHappenings } from './activity-details.ts'
import { defineCall } from './call.ts'
import { Id, paged, Paging, Time } from './fields.ts'
import { selectOrganizationFirst } from './organizations.ts'
import { forbidden, notFound, unauthenticated } from './refusal.ts'

/** What can happen to an account. The console has a sentence for each. */
export const accountActivityKinds = [
  'signed_up',
  'email_verified',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'name_changed',
  'password_changed',
  'password_reset_requested',
  'password_reset',
] as const
export type AccountActivityKind = (typeof accountActivityKinds)[number]

export type { OrganizationActivityKind } from './activity-details.ts'
export const organizationActivityKinds = Object.keys(
  organizationHappenings,
) as OrganizationActivityKind[]

const happened = {
  id: Id,
  at: Time,
  browser: z.string(),
  system: z.string(),
  address: z.nullable(z.string()),
}

export const Activity = z.object({ ...happened, kind: z.enum(accountActivityKinds) })
export type Activity = z.infer<typeof Activity>

export const OrganizationActivity = z.object({
  ...happened,
  kind: z.enum(organizationActivityKinds),
  /** Who did it. Another organization stands here by its own id and name: its people are not shown. */
  person: z.object({ id: Id, name: z.string(), email: z.string() }),
  /** On whom or what, as it was called then: an address, a list of roles, the changed fields. */
  detail: z.catchall(
    z.object({ subject: z.optional(z.string()), change: z.optional(z.string()) }),
    z.unknown(),
  ),
})
export type OrganizationActivity = z.infer<typeof OrganizationActivity>

export const listActivity = defineCall({
  method: 'GET',
  path: '/me/activity',
  summary: 'What happened to your account: sign-ins, failed sign-ins, password and e-mail changes.',
  access: 'session',
  query: Paging,
  reply: paged(Activity),
  refusals: [unauthenticated],
})

export const listOrganizationActivity = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity',
  summary: 'What happened in an organization you manage, newest first; by person and by kind.',
  access: 'session',
  params: z.strictObject({ id: Id }),
  query: z.extend(Paging, {
    person: z.optional(Id),
    kind: z.optional(z.enum(organizationActivityKinds, 'This kind of activity is not known.')),
  }),
  reply: paged(OrganizationActivity),
  refusals: [unauthenticated, notFound, forbidden, selectOrganizationFirst],
})
