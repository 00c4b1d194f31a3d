import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  Done,
  Id,
  Logo,
  Named,
  optionalText,
  paged,
  Paging,
  publicName,
  searching,
  Time,
} from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { reauthenticationRequired, forbidden, notFound, unauthenticated } from './errors.ts'
import { scopeEntities, ShareName } from './rules/scopes.ts'
import { message } from './translation.ts'

const fields = {
  name: publicName(message('Enter the name of the network.'), 100),
  description: optionalText(1000),
}

/** The details that a form sends. The description is optional. */
export const NetworkForm = z.strictObject({
  name: fields.name,
  description: z._default(fields.description, ''),
})

/** The kinds of data that members of a network let its owner read. */
export const Shares = z.pipe(
  z
    .array(ShareName, message('This value must be a list.'))
    .check(z.maxLength(40, message('List each kind only once.'))),
  z.transform((shares) => scopeEntities.filter((entity) => shares.includes(entity))),
)
const SharesReply = z.array(ShareName)

/** The membership of an invited or joined organization, as that organization sees it. */
export const OwnMembership = z.object({
  id: Id,
  organization: Id,
  /** Set once the organization has joined. */
  acceptedAt: z.nullable(Time),
  expiresAt: Time,
  /** The shares that the organization agreed to and the network still requests. */
  shares: SharesReply,
  /** Additional requested shares that the organization hasn't decided on. */
  requestedShares: SharesReply,
  /** Requested shares that the organization refused. It can still grant them. */
  refusedShares: SharesReply,
})
export type OwnMembership = z.infer<typeof OwnMembership>

export const Network = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  createdBy: z.extend(Named, { logo: z.optional(Logo) }),
  createdAt: Time,
  /** The shares that the owner requests from members. */
  shares: SharesReply,
  /**
   * For the owner: the number of organizations that joined, of those that agreed to all requested shares, and of
   * pending invitations.
   */
  members: z.optional(z.object({ joined: z.int(), upToDate: z.int(), invited: z.int() })),
  /**
   * For an organization that has joined: the number of members, including itself. Only the owner sees which ones they
   * are.
   */
  organizations: z.optional(z.int()),
  /** Only set for an organization that was invited or has joined. */
  invitation: z.optional(OwnMembership),
})
export type Network = z.infer<typeof Network>

/** The members and invited organizations of a network, and the connections between them. */
export const NetworkMap = z.object({
  organizations: z.array(
    z.object({
      id: Id,
      name: z.string(),
      standing: z.enum(['owner', 'joined', 'invited']),
      /** The data that the owner can read. It's empty until the organization joins. */
      shares: SharesReply,
    }),
  ),
  /** Applications of organizations in the network that other organizations in it authorized. */
  authorizations: z.array(
    z.object({
      application: Named,
      owner: Id,
      organization: Id,
    }),
  ),
})
export type NetworkMap = z.infer<typeof NetworkMap>

/**
 * The times when organizations joined or left, and the changes to what they shared. Together with the current map, they
 * show how the network looked at any time since.
 */
export const NetworkHistory = z.object({
  /** Changes before this time aren't included. */
  since: Time,
  /** Whether older changes were omitted. The history then starts later than it could. */
  more: z.boolean(),
  /** The changes, newest first. */
  changes: z.array(
    z.object({
      at: Time,
      /** The organization, with its name at that time. */
      organization: Named,
      /** The shares before the change, or null if the organization joined or was restored. */
      before: z.nullable(SharesReply),
      /** The shares after the change, or null if the organization left or was deleted. */
      after: z.nullable(SharesReply),
      /** Whether the organization was deleted or restored. Otherwise, it joined or left. */
      deletion: z.optional(z.boolean()),
    }),
  ),
})
export type NetworkHistory = z.infer<typeof NetworkHistory>

const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const createNetwork = defineCall({
  method: 'POST',
  creates: true,
  path: '/network',
  access: 'session',
  providerSession: true,
  scope: 'network:manage',
  body: z.strictObject({ ...NetworkForm.shape, shares: z._default(Shares, ['organization']) }),
  status: 201,
  reply: Network,
  errors: managed,
})

export const listNetworks = defineCall({
  method: 'GET',
  path: '/network',
  access: 'session',
  providerSession: true,
  scope: 'network:read',
  service: true,
  query: z.extend(Paging, {
    organization: z.optional(Id),
    standing: z.optional(z.enum(['created', 'joined'], message('Choose “created” or “joined”.'))),
    ...searching,
  }),
  reply: paged(Network),
  errors: managed,
})

export const getNetwork = defineCall({
  method: 'GET',
  path: '/network/{id}',
  access: 'session',
  providerSession: true,
  scope: 'network:read',
  service: true,
  params: z.strictObject({ id: Id }),
  reply: Network,
  errors: managed,
})

export const getNetworkMap = defineCall({
  method: 'GET',
  path: '/network/{id}/map',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  reply: NetworkMap,
  errors: managed,
})

export const getNetworkHistory = defineCall({
  method: 'GET',
  path: '/network/{id}/history',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  reply: NetworkHistory,
  errors: managed,
})

export const updateNetwork = defineCall({
  method: 'PATCH',
  path: '/network/{id}',
  access: 'session',
  providerSession: true,
  scope: 'network:manage',
  previews: true,
  params: z.strictObject({ id: Id }),
  body: z.partial(z.strictObject({ ...fields, shares: Shares })),
  reply: Network,
  errors: managed,
})

export const deleteNetwork = defineCall({
  method: 'DELETE',
  path: '/network/{id}',
  access: 'session',
  whileDeleted: true,
  requiresReauth: true,
  previews: true,
  params: z.strictObject({ id: Id }),
  reply: Done,
  errors: [...managed, reauthenticationRequired],
})

export const removeFromNetwork = defineCall({
  method: 'DELETE',
  path: '/network/{id}/members/{memberId}',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  scope: 'network:manage',
  /** Required only to remove another organization. Leaving a network only ends the network's access. */
  requiresReauth: 'sometimes',
  previews: true,
  params: z.strictObject({ id: Id, memberId: Id }),
  reply: Done,
  errors: [...managed, reauthenticationRequired],
})
