import * as z from 'zod/mini'
import { message } from './translation.ts'

/**
 * The kinds of things that a change ends or removes, in display order. The console turns them and their counts into
 * sentences.
 */
export const impactKinds = [
  /** Organizations that end. */
  'organizations',
  /** Organizations that the person leaves. */
  'profiles',
  /** People who lose their membership. */
  'people',
  /** Contacts, who were members only through an approval. */
  'contacts',
  /** Applications that stop working. */
  'applications',
  /** Organizations that use these applications. */
  'served',
  /** The organization's permissions for other organizations' applications. */
  'authorizations',
  /** Authorizations that lose some of their scopes. */
  'narrowed_authorizations',
  /** People's approvals of applications. */
  'approvals',
  'narrowed_approvals',
  /** Tokens that are still valid. */
  'tokens',
  /** Application secrets, and those that were used in the last 30 days. */
  'secrets',
  'used_secrets',
  /** Networks that end for all their members. */
  'networks',
  /** Organizations in these networks. */
  'network_members',
  /** Networks that the organization leaves. */
  'memberships',
  /** Invitations that can no longer be accepted. */
  'invitations',
  /** Requests that can no longer be answered. */
  'requests',
  'reviews',
  /** Files that can no longer be downloaded. */
  'files',
  /** Events that an endpoint will no longer receive, or rows that an audit stream will no longer send. */
  'deliveries',
  /** Scopes that are lost. They're listed in `names`. */
  'scopes',
  /** Data that is no longer shared. Its kinds are listed in `names`. */
  'shares',
  /** Organizations that share less in a network. */
  'narrowed_memberships',
  'sessions',
  'passkeys',
  /** Rows of activity that are no longer kept. */
  'activity',
] as const
export type ImpactKind = (typeof impactKinds)[number]

/** The maximum number of names. The count includes all items. */
export const maxImpactNames = 5

export const ImpactItem = z.object({
  kind: z.enum(impactKinds),
  /** The number of items, which is never 0. */
  count: z.int(),
  /** The first names that the caller can see. People in other organizations are never named. */
  names: z.array(z.string()),
})
export type ImpactItem = z.infer<typeof ImpactItem>

/** The query parameter of calls with a preview. */
export const DryRun = z.strictObject({
  dryRun: z.optional(z.literal('true', message('Set this field to true, or omit it.'))),
})

/** The response of a call with `previews` if `dryRun=true`. The request is checked, but nothing is changed. */
export const Impact = z.object({ consequences: z.array(ImpactItem) })
export type Impact = z.infer<typeof Impact>
