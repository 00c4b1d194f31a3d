import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, paged, Paging, searching, Time } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { RoleName } from './people.ts'
import { reauthenticationRequired, forbidden, notFound, unauthenticated } from './errors.ts'
import { ScopeName, ShareName } from './rules/scopes.ts'

/** Every way into the data of an organization, in the order in which they are shown. */
export const accessGrantKinds = [
  /** Somebody with a role in it. */
  'person',
  /** Somebody whose application brought them here. */
  'contact',
  /** An application of its own: it needs no authorization. */
  'own_application',
  /** Another one's application that it authorized. */
  'authorization',
  /** An application that somebody of it lets act for them here. */
  'approval',
  /** A network that it shares with. */
  'network',
  /** A file of its data that can still be downloaded; of those that networks' owners made, also what was. */
  'export',
  /** Whoever holds the mailed link can come in. */
  'invitation',
] as const
export type AccessGrantKind = (typeof accessGrantKinds)[number]
export const AccessGrantKindName = z.enum(accessGrantKinds, "This isn't a kind of access.")

/** After so many days without use it is said. */
export const unusedDays = 90

/** What deserves a look, and by which the list can be narrowed. */
export const accessConcerns = [
  'unused',
  'allowed_by_former',
  'asks_for_more',
  /** Whose it is deleted their account, or an operator disabled it: nothing is open to it. Which of the two is not told here. */
  'account_closed',
] as const
export type AccessConcern = (typeof accessConcerns)[number]

/** One way to the data: who, what exactly now, by whose word, and when it was last used. */
export const AccessGrant = z.object({
  /** Of the profile, application, authorization, approval, network membership, export or invitation. */
  id: Id,
  kind: AccessGrantKindName,
  /** Of the person, application, network or file; the address of who was invited. */
  name: z.string(),
  /** By which the organization knows the person, or whom it invited. */
  email: z.nullable(z.string()),
  /** Of an approval: who gave it. */
  person: z.nullable(z.string()),
  /**
   * Whose application or network it is, and how many people there manage it, never their names. Of a contact: whose
   * application brought them, by which nobody there has a way.
   */
  owner: z.nullable(z.object({ id: Id, name: z.string(), managers: z.optional(z.int()) })),
  application: z.nullable(z.object({ id: Id, name: z.string() })),
  roles: z.array(RoleName),
  /** Whose it is is suspended: nothing is open to it until they are resumed. Reviews of long ago do not tell. */
  suspended: z.optional(z.boolean()),
  /** What it may do now: granted, still asked for, and within the role that it rests on. */
  scopes: z.array(ScopeName),
  shares: z.array(ShareName),
  /** Who last allowed more, or another role; null where nobody is known: somebody who left, or an application that belongs here. */
  allowedBy: z.nullable(z.string()),
  /** When they did. */
  allowedAt: Time,
  /** When it began. */
  since: Time,
  /** When it ends by itself, or did: what was taken out of a network has reached its owner for good. */
  expiresAt: z.nullable(Time),
  /** Of a file here: how often it was downloaded. A review does not tell. */
  downloads: z.optional(z.int()),
  /** Null: never, as far as it was recorded. Of a file: when it was downloaded. */
  lastUsedAt: z.nullable(Time),
  /** On which of the last 90 days: 0 is today (UTC). */
  usedDays: z.array(z.int()),
  /** Of what it may, what was never used; only of what is used by scope. */
  unusedScopes: z.array(ScopeName),
  concerns: z.array(z.enum(accessConcerns)),
  /** Whether who asks may end it here. */
  canRevoke: z.boolean(),
})
export type AccessGrant = z.infer<typeof AccessGrant>

const params = z.strictObject({ id: Id })
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const listAccessGrants = defineCall({
  method: 'GET',
  path: '/organization/{id}/access',
  summary:
    'List the access grants of an organization you manage, newest first. People are included only if you filter by kind or search.',
  access: 'session',
  params,
  query: z.extend(Paging, {
    kind: z.optional(AccessGrantKindName),
    only: z.optional(z.enum(accessConcerns, "This isn't a valid concern.")),
    ...searching,
  }),
  reply: paged(AccessGrant),
  errors: managed,
})

const counted = z.int()
const ofEachKind = Object.fromEntries(accessGrantKinds.map((kind) => [kind, counted]))

export const AccessSummary = z.object({
  /** All of them, people included. */
  total: z.int(),
  /**
   * Of all but people, as the list shows them: which people were not here for long is asked for by kind. Null while a large
   * organization is being counted: ask again a few seconds later.
   */
  unused: z.nullable(z.int()),
  allowedByFormer: z.nullable(z.int()),
  asksForMore: z.nullable(z.int()),
  byKind: z.object(ofEachKind as Record<AccessGrantKind, typeof counted>),
  /** Whether other organizations find it by search. */
  findable: z.boolean(),
  /** What was used before was not recorded. */
  recordedSince: Time,
})
export type AccessSummary = z.infer<typeof AccessSummary>

export const getAccessSummary = defineCall({
  method: 'GET',
  path: '/organization/{id}/access/summary',
  summary: 'Count the access grants of an organization you manage.',
  access: 'session',
  params,
  reply: AccessSummary,
  errors: managed,
})

export const AccessGrantDetail = z.extend(AccessGrant, {
  /** What was used of it in the last 90 days, by scope where it is used by scope. */
  used: z.array(z.object({ scope: z.nullable(ScopeName), days: z.int(), calls: z.int() })),
})
export type AccessGrantDetail = z.infer<typeof AccessGrantDetail>

export const getAccessGrant = defineCall({
  method: 'GET',
  path: '/organization/{id}/access/{kind}/{grant}',
  summary: 'Get an access grant of an organization you manage, with its usage.',
  access: 'session',
  params: z.extend(params, { kind: AccessGrantKindName, grant: Id }),
  reply: AccessGrantDetail,
  errors: managed,
})

/** Somebody else has it. */
export const fileHeldByNetworkOwner =
  "This file belongs to the network's owner. Ask an admin of that organization to delete it."
export const onlyOwnersDeleteApplications =
  'Only owners can delete an application, because others depend on it.'

/** As many as one call takes. */
export const maxGrantsPerRequest = 100

/** Up to 100 of them, of whatever kind. */
export function grantReferences(none: string) {
  return z
    .array(z.strictObject({ kind: AccessGrantKindName, id: Id }), 'Send a list.')
    .check(
      z.minLength(1, none),
      z.maxLength(maxGrantsPerRequest, `Send at most ${maxGrantsPerRequest}.`),
    )
}

/** Where the activity of the organization tells of an end: its position there, and the hash of that row. */
export const RevocationProof = z.object({ position: z.int(), hash: z.string(), at: Time })

/** What ended with one of them, or would. */
export const RevokedGrant = z.object({
  kind: AccessGrantKindName,
  id: Id,
  /** `ended`, or `ends` where it was only asked; `gone`: somebody else was first; `refused`: `reason` says why. */
  outcome: z.enum(['ends', 'ended', 'gone', 'refused']),
  reason: z.nullable(z.string()),
  /** Live tokens that ended. */
  tokens: z.int(),
  /** Approvals that ended with it. */
  approvals: z.int(),
  /** Of a person: live secrets of its applications that they have seen, and will still know. */
  secrets: z.int(),
  proof: z.nullable(RevocationProof),
})
export type RevokedGrant = z.infer<typeof RevokedGrant>

export const revokeAccessGrants = defineCall({
  method: 'POST',
  path: '/organization/{id}/access/revoke',
  summary:
    'Revoke up to 100 access grants of an organization you manage. With `dryRun`, only preview the impact.',
  access: 'session',
  whileDeleted: true,
  /** Only where people are removed or an application is deleted. */
  requiresReauth: 'sometimes',
  params,
  body: z.strictObject({
    items: grantReferences('Choose at least one item.'),
    dryRun: z._default(z.boolean('Send true or false.'), false),
  }),
  reply: z.object({ items: z.array(RevokedGrant) }),
  errors: [...managed, reauthenticationRequired],
})

export const revokeMemberApproval = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/approvals/{approval}',
  summary:
    'Revoke a person’s approval and its tokens in an organization you manage. The person gets an email.',
  access: 'session',
  whileDeleted: true,
  previews: true,
  params: z.extend(params, { approval: Id }),
  reply: z.object({ endedTokens: z.int() }),
  errors: managed,
})
