import * as z from 'zod/mini'
import { message } from './translation.ts'

/**
 * The kinds of things that a change ends or removes, in display order. The console turns them and their counts into
 * sentences.
 */
export const impactKinds = [
  /** Organizations that end with it. */
  'organizations',
  /** Organizations that the person leaves. */
  'profiles',
  /** People who lose their membership. */
  'people',
  /** Contacts, who were members only through an approval. */
  'contacts',
  /** Applications that stop working. */
  'applications',
  /** Organizations that such an application serves. */
  'served',
  /** The organization's permissions for other organizations' applications. */
  'authorizations',
  /** Authorizations that lose scopes. */
  'narrowed_authorizations',
  /** People's approvals of applications. */
  'approvals',
  'narrowed_approvals',
  /** Tokens that were valid until then. */
  'tokens',
  /** Application secrets, and those used within the last 30 days. */
  'secrets',
  'used_secrets',
  /** Networks that end for all their members. */
  'networks',
  /** Organizations in such a network. */
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
  /** Events that an endpoint will no longer receive. */
  'deliveries',
  /** Scopes that are lost. `names` lists them. */
  'scopes',
  /** Data that is no longer shared. `names` lists the kinds. */
  'shares',
  /** Organizations that share less in a network. */
  'narrowed_memberships',
  'sessions',
  'passkeys',
  /** Rows of activity that are no longer kept. */
  'activity',
] as const
export type ImpactKind = (typeof impactKinds)[number]

/** The maximum number of names. All items are counted. */
export const maxImpactNames = 5

export const ImpactItem = z.object({
  kind: z.enum(impactKinds),
  /** The count, which is never 0. */
  count: z.int(),
  /** The first names that the caller can see. People of other organizations are never named. */
  names: z.array(z.string()),
})
export type ImpactItem = z.infer<typeof ImpactItem>

/** The query parameter of calls with a preview. */
export const DryRun = z.strictObject({
  dryRun: z.optional(z.literal('true', message('Send true or omit this field.'))),
})

/** The response of a call that `previews` with `dryRun=true`: everything is checked, nothing is changed. */
export const Impact = z.object({ consequences: z.array(ImpactItem) })
export type Impact = z.infer<typeof Impact>
