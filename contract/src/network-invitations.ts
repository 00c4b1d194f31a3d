import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Done, Email, Id, Logo, paged, Paging, Time } from './fields.ts'
import { invitationAccepted, invitationAnswered, invitationExpired } from './invitations.ts'
import { Network, OwnMembership, Shares } from './networks.ts'
import { organizationRequired } from './organizations.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  tooManyRequests,
  tooMuchMail,
  unauthenticated,
} from './errors.ts'
import { message } from './translation.ts'

/**
 * Returned to a person who accepted the invitation themselves, for example when they retry after a lost response.
 * Others get an error that says it was already accepted.
 */
export const alreadyInNetwork = defineError({
  code: 'already_in_network',
  status: 409,
  message: message("You've already joined the network."),
})

export const organizationInNetwork = defineError({
  code: 'organization_in_network',
  status: 409,
  message: message('This organization has already joined.'),
})

export const ownNetwork = defineError({
  code: 'own_network',
  status: 409,
  message: message('This network belongs to your own organization.'),
})

export const alreadyInvitedToNetwork = defineError({
  code: 'already_invited_to_network',
  status: 409,
  message: message('This organization has already been invited.'),
})

export const organizationNotFound = defineError({
  code: 'organization_not_found',
  status: 404,
  message: message("We couldn't find this organization. It may be hidden from search."),
})

/**
 * Normalizes an http(s) address for a redirect. Any other address is ignored without an error, because the inviter may
 * have received it from another page.
 */
export function outsideAddress(text: string | undefined): string | null {
  // Parsers interpret control characters, spaces, and backslashes differently.
  if (text === undefined || /[\u0000-\u0020\u007f\\]/.test(text)) return null
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '' || url.href.length > 2000) return null
  return url.href
}

export const sharesChanged = defineError({
  code: 'shares_changed',
  status: 409,
  message: message("The network's request has changed. Review the new request before you decide."),
})

/** An organization's invitation to a network, or its membership once `acceptedAt` is set. */
export const NetworkInvitation = z.object({
  ...OwnMembership.shape,
  network: Network,
  networkName: z.string(),
  organization: z.object({
    id: Id,
    name: z.string(),
    logo: z.optional(Logo),
    city: z.string(),
    deleted: z.boolean(),
  }),
  joined: z.boolean(),
  expired: z.boolean(),
  createdAt: Time,
  /** The inviter's name, which only the network's owner can see. The people of other organizations are never shown. */
  invitedBy: z.nullable(z.string()),
  /** The address to which the browser goes after accepting, if the inviter set one. */
  redirectUrl: z.nullable(z.string()),
  /**
   * Whether an application of the network's owner registered an address with that origin. If none did, the person has
   * to confirm the address. This is only set for a single invitation, not in lists.
   */
  redirectKnown: z.optional(z.boolean()),
})
export type NetworkInvitation = z.infer<typeof NetworkInvitation>

export const FoundOrganization = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  /** The organization's status in the network that the query names. */
  standing: z.nullable(z.enum(['joined', 'invited'])),
})
export type FoundOrganization = z.infer<typeof FoundOrganization>

const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

/** A search returns only the newest results. */
export const maxSearchResults = 20

export const searchOrganizations = defineCall({
  method: 'GET',
  path: '/search/organization',
  access: 'session',
  providerSession: true,
  scope: 'network:manage',
  query: z.strictObject({ email: Email, network: z.optional(Id) }),
  reply: z.array(FoundOrganization),
  errors: [...managed, tooManyRequests],
})

export const inviteToNetwork = defineCall({
  method: 'POST',
  creates: true,
  path: '/network-invitation',
  access: 'session',
  providerSession: true,
  scope: 'network:manage',
  body: z.strictObject({
    network: Id,
    organization: Id,
    /** The address to which the browser goes after accepting. Anything other than an http(s) address is ignored. */
    callback: z.optional(z.string(message('This value must be a string.'))),
  }),
  status: 201,
  reply: NetworkInvitation,
  errors: [
    ...managed,
    organizationNotFound,
    organizationInNetwork,
    alreadyInvitedToNetwork,
    ownNetwork,
    tooManyRequests,
    tooMuchMail,
  ],
})

export const listNetworkInvitations = defineCall({
  method: 'GET',
  path: '/network-invitation',
  access: 'session',
  providerSession: true,
  scope: 'network:read',
  service: true,
  query: z.extend(Paging, { network: Id }),
  reply: paged(NetworkInvitation),
  errors: managed,
})

export const getNetworkInvitation = defineCall({
  method: 'GET',
  path: '/network-invitation/{id}',
  access: 'session',
  providerSession: true,
  scope: 'network:read',
  service: true,
  params: z.strictObject({ id: Id }),
  reply: NetworkInvitation,
  errors: managed,
})

export const acceptNetworkInvitation = defineCall({
  method: 'POST',
  path: '/network-invitation/{id}/accept',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  body: z.optional(z.nullable(z.strictObject({ shares: z.optional(Shares) }))),
  reply: NetworkInvitation,
  errors: [
    ...managed,
    reauthenticationRequired,
    invitationAccepted,
    invitationExpired,
    alreadyInNetwork,
    sharesChanged,
  ],
})

export const decideOnShares = defineCall({
  method: 'PATCH',
  path: '/network-invitation/{id}',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    decision: z.enum(['grant', 'refuse'], message('Choose “grant” or “refuse”.')),
    /**
     * Exactly the shares that the person was shown. These are either the requested ones, or all of them including those
     * that were refused before.
     */
    shares: Shares,
  }),
  reply: NetworkInvitation,
  errors: [...managed, reauthenticationRequired, sharesChanged],
})

export const deleteNetworkInvitation = defineCall({
  method: 'DELETE',
  path: '/network-invitation/{id}',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  scope: 'network:manage',
  params: z.strictObject({ id: Id }),
  reply: Done,
  errors: [...managed, invitationAccepted],
})

export const resendNetworkInvitation = defineCall({
  method: 'POST',
  path: '/network-invitation/{id}/resend',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: NetworkInvitation,
  errors: [...managed, invitationAnswered, tooManyRequests, tooMuchMail],
})
