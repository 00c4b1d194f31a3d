import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, paged, Paging, Time } from './fields.ts'
import { selectOrganizationFirst } from './organizations.ts'
import { forbidden, notFound, unauthenticated } from './refusal.ts'

/** What can happen to an account. The console has a sentence for each. */
export const activityKinds = [
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
export type ActivityKind = (typeof activityKinds)[number]

/** What can happen in an organization. */
export const organizationActivityKinds = [
  'organization_created',
  'organization_updated',
  'member_invited',
  'invitation_resent',
  'invitation_changed',
  'invitation_deleted',
  'invitation_accepted',
  'invitation_declined',
  'member_removed',
  'member_left',
  'roles_changed',
  'profile_email_requested',
  'profile_email_changed',
  'profile_email_verified',
  'contact_added',
  'application_created',
  'application_updated',
  'application_scopes_changed',
  'application_redirects_changed',
  'application_deleted',
  'key_shown',
  'key_created',
  'key_deleted',
  'application_authorized',
  'authorization_changed',
  'authorization_revoked',
  'application_approved',
  'approval_revoked',
  'network_created',
  'network_updated',
  'network_shares_changed',
  'network_deleted',
  'network_invited',
  'network_invitation_resent',
  'network_invitation_deleted',
  'network_joined',
  'network_declined',
  'network_shares_decided',
  'network_left',
  'network_member_removed',
  'export_requested',
  'export_completed',
  'export_failed',
  'export_downloaded',
  'export_file_deleted',
] as const
export type OrganizationActivityKind = (typeof organizationActivityKinds)[number]

const happened = {
  id: Id,
  at: Time,
  browser: z.string(),
  system: z.string(),
  address: z.nullable(z.string()),
}

export const Activity = z.object({ ...happened, kind: z.enum(activityKinds) })
export type Activity = z.infer<typeof Activity>

export const OrganizationActivity = z.object({
  ...happened,
  kind: z.enum(organizationActivityKinds),
  /** Who did it. Another organization stands here by its own id and name: its people are not shown. */
  person: z.object({ id: Id, name: z.string(), email: z.string() }),
  /** On whom or what, as it was called then: an address, a list of roles, the changed fields. */
  detail: z.object({ subject: z.optional(z.string()), change: z.optional(z.string()) }),
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
