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

const fields = {
  name: publicName('Enter the name of the network.', 100),
  description: optionalText(1000),
}

/** What a form holds; the description may be left empty. */
export const NetworkForm = z.strictObject({
  name: fields.name,
  description: z._default(fields.description, ''),
})

/** Kinds of data that members of a network let its owner read. */
export const Shares = z.pipe(
  z.array(ShareName, 'Send a list.').check(z.maxLength(40, 'List each kind once.')),
  z.transform((shares) => scopeEntities.filter((entity) => shares.includes(entity))),
)
const SharesReply = z.array(ShareName)

/** The place of an invited or joined organization in a network, as that organization sees it. */
export const OwnMembership = z.object({
  id: Id,
  /** Present once joined. */
  acceptedAt: z.nullable(Time),
  expiresAt: Time,
  /** What the organization shares: what it agreed to and the network asks for. */
  shares: SharesReply,
  /** What the network asks for in addition and the organization has not decided on. */
  requestedShares: SharesReply,
  /** What the network asks for and the organization chose not to share; it may still change its mind. */
  refusedShares: SharesReply,
})
export type OwnMembership = z.infer<typeof OwnMembership>

export const Network = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  createdBy: z.extend(Named, { logo: z.optional(Logo) }),
  createdAt: Time,
  /** What its owner asks members to share. */
  shares: SharesReply,
  /**
   * For the owner: how many organizations joined, how many of them agreed to all that is asked for, and
   * how many invitations are open.
   */
  members: z.optional(z.object({ joined: z.int(), upToDate: z.int(), invited: z.int() })),
  /** For an organization that was invited or joined. */
  invitation: z.optional(OwnMembership),
})
export type Network = z.infer<typeof Network>

/** Who is in a network or invited, and what ties them together. */
export const NetworkMap = z.object({
  organizations: z.array(
    z.object({
      id: Id,
      name: z.string(),
      standing: z.enum(['owner', 'joined', 'invited']),
      /** What it lets the owner read: nothing before it joins. */
      shares: SharesReply,
    }),
  ),
  /** Applications of organizations of the network that others of it have authorized. */
  authorizations: z.array(
    z.object({
      application: Named,
      owner: Id,
      organization: Id,
    }),
  ),
})
export type NetworkMap = z.infer<typeof NetworkMap>

/** Who joined and left, and what members shared, when: with the map of now, the map of any moment since. */
export const NetworkHistory = z.object({
  /** Nothing is told of what was before. */
  since: Time,
  /** Whether older changes were left out, so that the history begins later than it could. */
  more: z.boolean(),
  /** The newest first. */
  changes: z.array(
    z.object({
      at: Time,
      /** By the name it had then. */
      organization: Named,
      /** What it shared until then; null where it joined or was restored. */
      before: z.nullable(SharesReply),
      /** What it shared from then on; null where it left or was deleted. */
      after: z.nullable(SharesReply),
      /** That it was deleted or restored; else it left or joined. */
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
  summary: 'Create a network in the organization you act for.',
  access: 'session',
  scope: 'network:manage',
  body: z.strictObject({ ...NetworkForm.shape, shares: z._default(Shares, ['organization']) }),
  status: 201,
  reply: Network,
  errors: managed,
})

export const listNetworks = defineCall({
  method: 'GET',
  path: '/network',
  summary:
    'List the networks that the organization you act for created, joined, or is invited to, newest first.',
  access: 'session',
  scope: 'network:read',
  service: true,
  query: z.extend(Paging, {
    organization: z.optional(Id),
    standing: z.optional(z.enum(['created', 'joined'], 'Use created or joined.')),
    ...searching,
  }),
  reply: paged(Network),
  errors: managed,
})

export const getNetwork = defineCall({
  method: 'GET',
  path: '/network/{id}',
  summary:
    'Get a network. Its owner gets all fields, its members what they need, even before they select an organization.',
  access: 'session',
  scope: 'network:read',
  service: true,
  params: z.strictObject({ id: Id }),
  reply: Network,
  errors: managed,
})

export const getNetworkMap = defineCall({
  method: 'GET',
  path: '/network/{id}/map',
  summary:
    'Get the organizations of a network you own, and the applications authorized among them.',
  access: 'session',
  params: z.strictObject({ id: Id }),
  reply: NetworkMap,
  errors: managed,
})

export const getNetworkHistory = defineCall({
  method: 'GET',
  path: '/network/{id}/history',
  summary: 'List who joined and left a network you own and what they shared, newest change first.',
  access: 'session',
  params: z.strictObject({ id: Id }),
  reply: NetworkHistory,
  errors: managed,
})

export const updateNetwork = defineCall({
  method: 'PATCH',
  path: '/network/{id}',
  summary:
    'Change the name, the description, or what members share. Members share nothing more until they agree.',
  access: 'session',
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
  summary: 'Delete a network for all its members. For owners of the organization that created it.',
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
  summary:
    'Remove an organization from a network you own, or leave a network with your own organization. `memberId` is the ID of the organization.',
  access: 'session',
  whileDeleted: true,
  scope: 'network:manage',
  /** To remove another one; leaving only takes the network's access away. */
  requiresReauth: 'sometimes',
  previews: true,
  params: z.strictObject({ id: Id, memberId: Id }),
  reply: Done,
  errors: [...managed, reauthenticationRequired],
})
