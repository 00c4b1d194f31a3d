import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, Time } from './fields.ts'
import { selectOrganizationFirst } from './organizations.ts'
import { forbidden, notFound, tooManyRequests, unauthenticated } from './refusal.ts'

/** A row of a chain: its place there, and its hash in hex. */
const ChainPlace = z.object({ position: z.int(), hash: z.string() })

/** How far the chain of an organization was checked, and what came of it. */
export const ActivityCheck = z.object({
  /** Since when there is activity: its first row, or what its organization's rule left. Null where there is none. */
  since: z.nullable(Time),
  /** How many rows there are, and how many of them were checked now. */
  rows: z.int(),
  checked: z.int(),
  /** The last row that was checked: the next step goes on after it. Null where there is none. */
  place: z.nullable(ChainPlace),
  /** Whether that is the end. */
  done: z.boolean(),
  /** The first thing that is wrong, in a sentence; nothing after it was checked. */
  fault: z.nullable(z.string()),
  /** The last end of the chain that the service signed, and the beginning of its key's fingerprint. */
  head: z.nullable(z.extend(ChainPlace, { at: Time, keyId: z.string() })),
})
export type ActivityCheck = z.infer<typeof ActivityCheck>

const together =
  'Send the position and the hash that the step before answered with, both or neither.'
const wholeNumber = 'Use a whole number.'

export const checkActivity = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity/check',
  summary:
    'Check the chain of the activity of an organization you manage, from its beginning or after a row that was checked, some thousand rows at a time.',
  access: 'session',
  params: z.strictObject({ id: Id }),
  query: z
    .strictObject({
      position: z.optional(
        z.coerce.number(wholeNumber).check(z.int(wholeNumber), z.gte(1, wholeNumber)),
      ),
      hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'This is no hash of a row.'))),
    })
    .check(
      z.refine(({ position, hash }) => (position === undefined) === (hash === undefined), together),
    ),
  reply: ActivityCheck,
  refusals: [unauthenticated, notFound, forbidden, selectOrganizationFirst, tooManyRequests],
})
