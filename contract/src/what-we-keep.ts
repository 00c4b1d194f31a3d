import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** Whose it is, in the order of the page. */
export const keepers = ['account', 'organization', 'application', 'service'] as const
export type Keeper = (typeof keepers)[number]

export const Kept = z.object({ of: z.enum(keepers), what: z.string(), until: z.string() })
export type Kept = z.infer<typeof Kept>

export const listKept = defineCall({
  method: 'GET',
  path: '/retention',
  summary: 'What this service keeps, and for how long, in sentences.',
  access: 'anyone',
  reply: z.object({ data: z.array(Kept) }),
  refusals: [],
})
