import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, paged, Paging, Time } from './fields.ts'
import { unauthenticated } from './refusal.ts'

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

export const Activity = z.object({
  id: Id,
  at: Time,
  kind: z.enum(activityKinds),
  browser: z.string(),
  system: z.string(),
  address: z.nullable(z.string()),
})
export type Activity = z.infer<typeof Activity>

export const listActivity = defineCall({
  method: 'GET',
  path: '/me/activity',
  summary: 'What happened to your account: sign-ins, failed sign-ins, password and e-mail changes.',
  access: 'session',
  query: Paging,
  reply: paged(Activity),
  refusals: [unauthenticated],
})
