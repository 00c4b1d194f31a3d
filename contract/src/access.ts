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
  /** A person with a role in the organization. */
  'person',
  /** A contact, whose application brought them to the organization. */
  'contact',
  /** The organization's own application, which needs no authorization. */
  'own_application',
  /** Another organization's application that this organization authorized. */
  'authorization',
  /** An application that a person approved for their profile here. */
  'approval',
  /** A network that the organization shares data with. */
  'network',
  /**
   * A file with the organization's data that can still be downloaded. Files of network owners remain in the list after
   * that.
   */
  'export',
  /** An address that the organization's events are sent to. */
  'endpoint',
  /** A security tool that all activity of the organization is sent to. */
  'audit_stream',
  /** A connection to an identity provider, whose people can sign in to the organization. */
  'connection',
  /** A pending invitation, because anyone with the emailed link can join. */
  'invitation',
] as const
export type AccessGrantKind = (typeof accessGrantKinds)[number]
export const AccessGrantKindName = z.enum(
  accessGrantKinds,
  message("This isn't a valid kind of access."),
)

/** The number of days without use after which access counts as unused. */
export const unusedDays = 90

/** Reasons to look at a grant. The list can be filtered by them. */
export const accessConcerns = [
  'unused',
  'allowed_by_former',
  'asks_for_more',
  /**
   * The person deleted their account, or an operator disabled it, so the grant gives no access. The response doesn't
   * reveal which of the two happened.
   */
  'account_closed',
] as const
export type AccessConcern = (typeof accessConcerns)[number]
const AccessConcernName = z.optional(z.enum(accessConcerns, message("This isn't a valid filter.")))

/** One grant of access: who has it, what it permits, who granted it, and when it was last used. */
export const AccessGrant = z.object({
  /** The ID of the profile, application, authorization, approval, network membership, export, endpoint, audit stream, connection, or invitation. */
  id: Id,
  kind: AccessGrantKindName,
  /** The name of the person, application, network, connection, or file, the host of an endpoint or audit stream, or the address of an invited person. */
  name: z.string(),
  /** The address of the person's profile or invitation. */
  email: z.nullable(z.string()),
  /** For an approval, the person who gave it. */
  person: z.nullable(z.string()),
  /**
   * The organization of the application or network, and the number of people who manage it. Their names are never
   * shown. For a contact, this is the organization of the application that brought them. The number is then omitted,
   * because the grant gives no one there access.
   */
  owner: z.nullable(z.object({ id: Id, name: z.string(), managers: z.optional(z.int()) })),
  application: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The application's logo. Reviews don't have it. */
  logo: z.optional(Logo),
  /** For a connection, the roles that it gives to new people or through its role mapping. */
  roles: z.array(RoleName),
  /**
   * Whether the person is suspended. The grant then gives no access until they're reactivated. Older reviews don't have
   * this field.
   */
  suspended: z.optional(z.boolean()),
  /** The scopes that take effect now, because they're granted, still requested, and allowed by the person's role. */
  scopes: z.array(ScopeName),
  shares: z.array(ShareName),
  /**
   * The person who last granted more or changed the role. It's null if that person left or if the grant is for the
   * organization's own application.
   */
  allowedBy: z.nullable(z.string()),
  /** When more was last granted or the role was last changed. */
  allowedAt: Time,
  /** When the access started. */
  since: Time,
  /** When the access expires or expired. A network's owner keeps the data that they have exported. */
  expiresAt: z.nullable(Time),
  /** For a file, the number of downloads. Reviews don't have this field. */
  downloads: z.optional(z.int()),
  /** The last recorded use, or null if there is none. For a file, the last download; for an endpoint or audit stream, the last success; for a connection, the last sign-in. */
  lastUsedAt: z.nullable(Time),
  /**
   * For a person, the connection through which they can sign in, with the last time that they did. It's null if there is
   * none. Of several, it's the one that they used last. Other kinds don't have this field.
   */
  through: z.optional(z.nullable(z.object({ name: z.string(), lastUsedAt: z.nullable(Time) }))),
  /** The days in the last 90 on which the grant was used, as the number of days ago. 0 is today in UTC. */
  usedDays: z.array(z.int()),
  /** The scopes that were never used. The list is empty for kinds whose use isn't recorded by scope. */
  unusedScopes: z.array(ScopeName),
  concerns: z.array(z.enum(accessConcerns)),
  /** Whether the caller can revoke the grant with `revokeAccessGrants`. */
  canRevoke: z.boolean(),
})
export type AccessGrant = z.infer<typeof AccessGrant>

const params = z.strictObject({ id: Id })
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const listAccessGrants = defineCall({
  method: 'GET',
  path: '/organization/{id}/access',
  access: 'session',
  providerSession: true,
  params,
  query: z.extend(Paging, {
    kind: z.optional(AccessGrantKindName),
    only: AccessConcernName,
    /** Limits the list to approvals of this application. */
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
  'audit_stream',
  'connection',
  'invitation',
  'person',
] as const
export type AccessGroupType = (typeof accessGroupTypes)[number]
export const AccessGroupTypeName = z.enum(
  accessGroupTypes,
  message("This isn't a valid type of access."),
)

/**
 * The type of group that each kind of grant belongs to. An application's approvals are part of the application's group.
 */
export const groupTypeOf: Record<AccessGrantKind, AccessGroupType> = {
  person: 'person',
  contact: 'person',
  own_application: 'application',
  authorization: 'application',
  approval: 'application',
  network: 'network',
  export: 'file',
  endpoint: 'endpoint',
  audit_stream: 'audit_stream',
  connection: 'connection',
  invitation: 'invitation',
}

const counted = z.int()
const ofEachType = Object.fromEntries(accessGroupTypes.map((type) => [type, counted]))
export const GroupCounts = z.object(ofEachType as Record<AccessGroupType, typeof counted>)
export type GroupCounts = z.infer<typeof GroupCounts>

/** An application with the people who approved it, or a network, file, endpoint, audit stream, connection, invitation, or person. */
export const AccessGroup = z.object({
  type: AccessGroupTypeName,
  /** The ID of the application or the grant. */
  id: Id,
  name: z.string(),
  owner: AccessGrant.shape.owner,
  /** The organization's own grant, or null if only people approved the application. */
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
  providerSession: true,
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
  /** The number of all grants, including people. */
  total: z.int(),
  /**
   * The number of grants with each concern, without people. To list unused people, filter by kind. The counts are null
   * while a large organization's grants are being counted. Repeat the call after a few seconds.
   */
  ...concernCounts,
  /**
   * The number of groups that `listAccessGroups` returns, including people. The counts by concern can be null here,
   * too.
   */
  groups: z.object({ total: z.int(), ...concernCounts }),
  byKind: z.object(ofEachKind as Record<AccessGrantKind, typeof counted>),
  /** Whether other organizations can find this one in a search. */
  findable: z.boolean(),
  /** Usage before this time wasn't recorded. */
  recordedSince: Time,
})
export type AccessSummary = z.infer<typeof AccessSummary>

export const getAccessSummary = defineCall({
  method: 'GET',
  path: '/organization/{id}/access/summary',
  access: 'session',
  providerSession: true,
  params,
  reply: AccessSummary,
  errors: managed,
})

export const AccessGrantDetail = z.extend(AccessGrant, {
  /** The usage in the last 90 days, split by scope for kinds whose use is recorded by scope. */
  used: z.array(z.object({ scope: z.nullable(ScopeName), days: z.int(), calls: z.int() })),
})
export type AccessGrantDetail = z.infer<typeof AccessGrantDetail>

export const getAccessGrant = defineCall({
  method: 'GET',
  path: '/organization/{id}/access/{kind}/{grant}',
  access: 'session',
  providerSession: true,
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

/** References to at most 100 grants of any kind. `none` is the error for an empty list. */
export function grantReferences(none: string) {
  return z
    .array(
      z.strictObject({ kind: AccessGrantKindName, id: Id }),
      message('This value must be a list.'),
    )
    .check(
      z.minLength(1, none),
      z.maxLength(
        maxGrantsPerRequest,
        message('You can include up to {{max}} items.', { max: maxGrantsPerRequest }),
      ),
    )
}

/** The activity row that records a revocation: its position and hash. */
export const RevocationProof = z.object({ position: z.int(), hash: z.string(), at: Time })

/** The result of revoking a grant, or a preview of it. */
export const RevokedGrant = z.object({
  kind: AccessGrantKindName,
  id: Id,
  /**
   * A dry run returns `ends` instead of `ended`. `gone` means that the grant had already ended. For `refused`, `reason`
   * says why.
   */
  outcome: z.enum(['ends', 'ended', 'gone', 'refused']),
  reason: z.nullable(z.string()),
  /** The number of revoked tokens. */
  tokens: z.int(),
  /** The number of approvals that ended with the grant. */
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
  providerSession: true,
  whileDeleted: true,
  /** Required only if people are removed or an application is deleted. */
  requiresReauth: 'sometimes',
  params,
  body: z.strictObject({
    items: grantReferences(message('Choose at least one item.')),
    dryRun: z._default(z.boolean(message('This value must be true or false.')), false),
  }),
  reply: z.object({ items: z.array(RevokedGrant) }),
  errors: [...managed, reauthenticationRequired],
})

export const revokeMemberApproval = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/approvals/{approval}',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  previews: true,
  params: z.extend(params, { approval: Id }),
  reply: z.object({ endedTokens: z.int() }),
  errors: managed,
})
