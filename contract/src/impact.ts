import * as z from 'zod/mini'

/**
 * What ends, stops or is lost when something ends: one word for each kind of thing, told with how many there are. The
 * console makes the sentence. Shown in this order.
 */
export const impactKinds = [
  /** Organizations that end with it. */
  'organizations',
  /** Organizations that somebody has a place in, and leaves. */
  'profiles',
  /** People who lose their place in it. */
  'people',
  /** Contacts, who were there by an approval only. */
  'contacts',
  /** Applications that stop. */
  'applications',
  /** Organizations that such an application serves. */
  'served',
  /** What the organization let others' applications do. */
  'authorizations',
  /** Those that let an application do less. */
  'narrowed_authorizations',
  /** What people let applications do for them. */
  'approvals',
  'narrowed_approvals',
  /** Tokens that work until then. */
  'tokens',
  /** Secrets of applications; those used within the last 30 days. */
  'secrets',
  'used_secrets',
  /** Networks that end for all their members. */
  'networks',
  /** Organizations in such a network. */
  'network_members',
  /** Networks that it leaves. */
  'memberships',
  /** Offers that can no longer be accepted. */
  'invitations',
  /** Requests that nobody answers any more. */
  'requests',
  'reviews',
  /** Files that can no longer be downloaded. */
  'files',
  /** Scopes that are no longer held; `names` are the scopes. */
  'scopes',
  /** What is no longer shared; `names` are the shares. */
  'shares',
  /** Organizations that share less in a network. */
  'narrowed_memberships',
  'sessions',
  'passkeys',
  /** Rows of activity that are no longer kept. */
  'activity',
] as const
export type ImpactKind = (typeof impactKinds)[number]

/** As many as are named; how many there are is counted. */
export const maxImpactNames = 5

export const ImpactItem = z.object({
  kind: z.enum(impactKinds),
  /** How many; never 0. */
  count: z.int(),
  /** Of the first of them, where who asks may know them: of another organization never a person's. */
  names: z.array(z.string()),
})
export type ImpactItem = z.infer<typeof ImpactItem>

/** What such a call is asked by, in its query. */
export const DryRun = z.strictObject({
  dryRun: z.optional(z.literal('true', 'Send true, or leave it out.')),
})

/** What a call that `previews` answers when it is sent with `dryRun=true`: all is checked, nothing is changed. */
export const Impact = z.object({ consequences: z.array(ImpactItem) })
export type Impact = z.infer<typeof Impact>
