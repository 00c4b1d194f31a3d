import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, Logo, paged, Paging, searching, Time } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { RoleName } from './people.ts'
import { reauthenticationRequired, forbidden, notFound, unauthenticated } from './errors.ts'
import { ScopeName, ShareName } from './rules/scopes.ts'
import { message } from './translation.ts'

/** All kinds of access to an organization's data, in display order. */
export const accessGrantKinds = [
  /** A person with a role in it. */
  'person',
  /** A person whose application brought them here. */
  'contact',
  /** The organization's own application, which needs no authorization. */
  'own_application',
  /** Another organization's application that it authorized. */
  'authorization',
  /** An application that a person approved for their profile here. */
  'approval',
  /** A network that it shares data with. */
  'network',
  /** A file with its data that can still be downloaded. Files that network owners made are also listed later. */
  'export',
  /** An address that the organization's events are sent to. */
  'endpoint',
  /** An invitation, because everyone with the emailed link can join. */
  'invitation',
] as const
export type AccessGrantKind = (typeof accessGrantKinds)[number]
export const AccessGrantKindName = z.enum(
  accessGrantKinds,
  message("This isn't a valid kind of access."),
)

/** The number of days without use after which access counts as unused. */
export const unusedDays = 90

/** Reasons to look at an access grant. The list can be filtered by them. */
export const accessConcerns = [
  'unused',
  'allowed_by_former',
  'asks_for_more',
  /**
   * The person deleted their account, or an operator disabled it, so the grant gives no access. Which of the two
   * isn't revealed.
   */
  'account_closed',
] as const
export type AccessConcern = (typeof accessConcerns)[number]
const AccessConcernName = z.optional(z.enum(accessConcerns, message("This isn't a valid filter.")))

/** An access grant: who or what has access, what they can do now, who granted it, and when it was last used. */
export const AccessGrant = z.object({
  /** The ID of the profile, application, authorization, approval, network membership, export, endpoint, or invitation. */
  id: Id,
  kind: AccessGrantKindName,
  /** The name of the person, application, network, or file, the host of an endpoint, or the address of an invited person. */
  name: z.string(),
  /** The address of the person's profile or invitation. */
  email: z.nullable(z.string()),
  /** For an approval, the person who gave it. */
  person: z.nullable(z.string()),
  /**
   * The organization of the application or network, and how many people manage it, but never their names. For a
   * contact, the organization of the application that brought them, which gives no one there access.
   */
  owner: z.nullable(z.object({ id: Id, name: z.string(), managers: z.optional(z.int()) })),
  application: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The application's logo. Reviews don't have it. */
  logo: z.optional(Logo),
  roles: z.array(RoleName),
  /** Whether the person is suspended. The grant gives no access until they're reactivated. Old reviews don't say. */
  suspended: z.optional(z.boolean()),
  /** The scopes that currently work: granted, still requested, and allowed by the person's role. */
  scopes: z.array(ScopeName),
  shares: z.array(ShareName),
  /**
   * The person who last granted more or changed the role. Null if unknown, because the person left or it's the
   * organization's own application.
   */
  allowedBy: z.nullable(z.string()),
  /** When they did that. */
  allowedAt: Time,
  /** When the access started. */
  since: Time,
  /** When the access expires or expired. Data that a network's owner has exported stays with them. */
  expiresAt: z.nullable(Time),
  /** For a file, how often it was downloaded. Reviews don't say. */
  downloads: z.optional(z.int()),
  /** Null if there is no recorded use. For a file, the time of its last download. For an endpoint, of its last success. */
  lastUsedAt: z.nullable(Time),
  /** The days of use out of the last 90. 0 is today in UTC. */
  usedDays: z.array(z.int()),
  /** Scopes that were never used. Only for kinds whose use is recorded by scope. */
  unusedScopes: z.array(ScopeName),
  concerns: z.array(z.enum(accessConcerns)),
  /** Whether the caller can revoke it here. */
  canRevoke: z.boolean(),
})
export type AccessGrant = z.infer<typeof AccessGrant>

const params = z.strictObject({ id: Id })
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const listAccessGrants = defineCall({
  method: 'GET',
  path: '/organization/{id}/access',
  access: 'session',
  params,
  query: z.extend(Paging, {
    kind: z.optional(AccessGrantKindName),
    only: AccessConcernName,
    /** Only the approvals of this application. */
    application: z.optional(Id),
    ...searching,
  }),
  reply: paged(AccessGrant),
  errors: managed,
})

/** How access is grouped, in display order. */
export const accessGroupTypes = [
  'application',
  'network',
  'file',
  'endpoint',
  'invitation',
  'person',
] as const
export type AccessGroupType = (typeof accessGroupTypes)[number]
export const AccessGroupTypeName = z.enum(accessGroupTypes, message("This isn't a type of access."))

/** The group of each kind. An application's approvals are in its group, and all others are their own group. */
export const groupTypeOf: Record<AccessGrantKind, AccessGroupType> = {
  person: 'person',
  contact: 'person',
  own_application: 'application',
  authorization: 'application',
  approval: 'application',
  network: 'network',
  export: 'file',
  endpoint: 'endpoint',
  invitation: 'invitation',
}

const counted = z.int()
const ofEachType = Object.fromEntries(accessGroupTypes.map((type) => [type, counted]))
/** The number of groups of each type. */
export const GroupCounts = z.object(ofEachType as Record<AccessGroupType, typeof counted>)
export type GroupCounts = z.infer<typeof GroupCounts>

/** An application with the people who approved it, or a network, file, endpoint, invitation, or person. */
export const AccessGroup = z.object({
  type: AccessGroupTypeName,
  /** The application's ID, or the access grant's. */
  id: Id,
  name: z.string(),
  owner: AccessGrant.shape.owner,
  /** The organization's own grant. Null for an application that only people approved. */
  grant: z.nullable(AccessGrant),
  /** For an application, the number of approvals that match the filters. */
  people: z.int(),
  /** The scopes of the grant and of all approvals. */
  scopes: z.array(ScopeName),
  lastUsedAt: z.nullable(Time),
})
export type AccessGroup = z.infer<typeof AccessGroup>

export const listAccessGroups = defineCall({
  method: 'GET',
  path: '/organization/{id}/access/groups',
  access: 'session',
  params,
  query: z.extend(Paging, {
    type: z.optional(AccessGroupTypeName),
    only: AccessConcernName,
    ...searching,
  }),
  reply: z.extend(paged(AccessGroup), {
    /** The number of groups of each type that match the other filters. */
    counts: GroupCounts,
  }),
  errors: managed,
})

const ofEachKind = Object.fromEntries(accessGrantKinds.map((kind) => [kind, counted]))

const concernCounts = {
  unused: z.nullable(z.int()),
  allowedByFormer: z.nullable(z.int()),
  asksForMore: z.nullable(z.int()),
}

export const AccessSummary = z.object({
  /** All access grants, including people. */
  total: z.int(),
  /**
   * Counts of everything except people, as the list shows them. A filter by kind shows unused people. Null while a
   * large organization is being counted. Repeat the call after a few seconds.
   */
  ...concernCounts,
  /** Counts of groups, including people, as `listAccessGroups` lists them. The last three can be null, too. */
  groups: z.object({ total: z.int(), ...concernCounts }),
  byKind: z.object(ofEachKind as Record<AccessGrantKind, typeof counted>),
  /** Whether other organizations find it in a search. */
  findable: z.boolean(),
  /** Earlier usage wasn't recorded. */
  recordedSince: Time,
})
export type AccessSummary = z.infer<typeof AccessSummary>

export const getAccessSummary = defineCall({
  method: 'GET',
  path: '/organization/{id}/access/summary',
  access: 'session',
  params,
  reply: AccessSummary,
  errors: managed,
})

export const AccessGrantDetail = z.extend(AccessGrant, {
  /** The usage in the last 90 days, by scope if it's recorded by scope. */
  used: z.array(z.object({ scope: z.nullable(ScopeName), days: z.int(), calls: z.int() })),
})
export type AccessGrantDetail = z.infer<typeof AccessGrantDetail>

export const getAccessGrant = defineCall({
  method: 'GET',
  path: '/organization/{id}/access/{kind}/{grant}',
  access: 'session',
  params: z.extend(params, { kind: AccessGrantKindName, grant: Id }),
  reply: AccessGrantDetail,
  errors: managed,
})

export const fileHeldByNetworkOwner = message(
  "This file belongs to the network's owner. Ask an admin of that organization to delete it.",
)
export const onlyOwnersDeleteApplications = message(
  'Only owners can delete an application, because other people and organizations may depend on it.',
)

export const maxGrantsPerRequest = 100

/** Up to 100 access grants of any kind. */
export function grantReferences(none: string) {
  return z
    .array(z.strictObject({ kind: AccessGrantKindName, id: Id }), message('Send a list.'))
    .check(
      z.minLength(1, none),
      z.maxLength(
        maxGrantsPerRequest,
        message('Send at most {{max}} items.', { max: maxGrantsPerRequest }),
      ),
    )
}

/** The activity row that records a revocation: its position and hash. */
export const RevocationProof = z.object({ position: z.int(), hash: z.string(), at: Time })

/** The result of revoking a grant, or a preview of it. */
export const RevokedGrant = z.object({
  kind: AccessGrantKindName,
  id: Id,
  /** `ended`, or `ends` in a dry run. `gone`: it had already ended. `refused`: see `reason`. */
  outcome: z.enum(['ends', 'ended', 'gone', 'refused']),
  reason: z.nullable(z.string()),
  /** The number of revoked tokens. */
  tokens: z.int(),
  /** The number of approvals that ended with it. */
  approvals: z.int(),
  /** For a person, the number of active secrets that they have seen and will still know. */
  secrets: z.int(),
  proof: z.nullable(RevocationProof),
})
export type RevokedGrant = z.infer<typeof RevokedGrant>

export const revokeAccessGrants = defineCall({
  method: 'POST',
  path: '/organization/{id}/access/revoke',
  access: 'session',
  whileDeleted: true,
  /** Only if people are removed or an application is deleted. */
  requiresReauth: 'sometimes',
  params,
  body: z.strictObject({
    items: grantReferences(message('Choose at least one item.')),
    dryRun: z._default(z.boolean(message('Send true or false.')), false),
  }),
  reply: z.object({ items: z.array(RevokedGrant) }),
  errors: [...managed, reauthenticationRequired],
})

export const revokeMemberApproval = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/approvals/{approval}',
  access: 'session',
  whileDeleted: true,
  previews: true,
  params: z.extend(params, { approval: Id }),
  reply: z.object({ endedTokens: z.int() }),
  errors: managed,
})
