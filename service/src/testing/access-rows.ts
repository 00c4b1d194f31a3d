import { signUpForm } from './people.ts'
import type { Member } from './organizations.ts'

/** A person who owns an organization: `token` and `as` are the profile's, `asUser` the person's. */
export interface Owner extends Member {
  organizationId: string
  userToken: string
  /** Another profile in the organization. */
  colleagueId: string
  /** An open invitation into the organization, and one out of another to the person. */
  sentId: string
  receivedId: string
  /** An application of the organization, and its authorization of another's. */
  applicationId: string
  authorizationId: string
  /** The person's approval of another's application. */
  approvalId: string
  /** An organization that none of these people has anything to do with, and an application of it. */
  elsewhereId: string
  offeredId: string
  /** A network of the organization: who joined it, and an open invitation into it. */
  networkId: string
  partnerId: string
  networkSentId: string
  /** The organization's invitation into another's network, and its place in one that asks for more. */
  networkReceivedId: string
  networkJoinedId: string
  /** A completed export of the organization. */
  exportId: string
}

/** One row per call: what is sent, and what a person who may make it gets. */
export interface Row {
  /** The path with its ids filled in, for the person's own object. */
  path(owner: Owner, sessionId: string): string
  body?(owner: Owner): unknown
  /** Made under the profile of the person's organization instead of as the person. */
  underProfile?: true
  /** With a live session of one's own, and all is well. */
  live: number
  /** On an object of somebody else; absent where the call names no object. */
  another?: number
}

const password = 'Orchard-77-Window'

/** Calls on sessions, accounts, organizations and members. */
export const firstRows = {
  login: {
    path: () => '/auth/login',
    body: (owner) => ({ email: owner.email, password: owner.password }),
    live: 200,
  },
  logout: { path: () => '/auth/logout', live: 200 },
  refresh: { path: () => '/auth/refresh', live: 200 },
  me: { path: () => '/me', live: 200 },
  listSessions: { path: () => '/me/sessions', live: 200 },
  endSession: { path: (_owner, id) => `/me/sessions/${id}`, live: 200, another: 404 },
  endOtherSessions: { path: () => '/me/sessions', live: 200 },
  signUp: { path: () => '/user', body: () => signUpForm(), live: 201 },
  updateUser: {
    path: (owner) => `/user/${owner.id}`,
    body: () => ({ firstName: 'Zoë', lastName: 'D' }),
    live: 200,
    another: 404,
  },
  resendVerification: {
    path: () => '/resend-verify-email',
    body: (owner) => ({ email: owner.email }),
    live: 200,
  },
  verifyEmail: { path: () => '/verify-email', body: () => ({ code: 'acc_x' }), live: 400 },
  getSignUp: { path: () => '/verify-email/account', body: () => ({ code: 'acc_x' }), live: 400 },
  discardSignUp: {
    path: () => '/verify-email/discard',
    body: () => ({ code: 'acc_x' }),
    live: 400,
  },
  sendResetLink: {
    path: () => '/password/reset/email',
    body: (owner) => ({ email: owner.email }),
    live: 200,
  },
  resetPassword: {
    path: () => '/password/reset',
    body: (owner) => ({ email: owner.email, token: 'acc_x', password }),
    live: 400,
  },
  listActivity: { path: () => '/me/activity', live: 200 },
  listOrganizationActivity: {
    path: (owner) => `/organization/${owner.organizationId}/activity`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  createOrganization: {
    path: () => '/organization',
    body: () => ({ name: 'Harbour' }),
    live: 201,
  },
  listOrganizations: { path: () => '/organization', live: 200 },
  getOrganization: {
    path: (owner) => `/organization/${owner.organizationId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  updateOrganization: {
    path: (owner) => `/organization/${owner.organizationId}`,
    body: () => ({ name: 'Lantern' }),
    underProfile: true,
    live: 200,
    another: 404,
  },
  // Who owns an organization cannot leave it.
  leaveOrganization: { path: () => '/organization/leave', underProfile: true, live: 403 },
  profileToken: {
    path: () => '/auth/profile/token',
    body: (owner) => ({ user: owner.id, profile: owner.profileId }),
    live: 200,
  },
  listProfiles: { path: () => '/profile', live: 200 },
  createContactProfile: {
    path: () => '/profile',
    body: (owner) => ({ organization: owner.elsewhereId, roles: ['contact'] }),
    live: 201,
  },
  updateProfile: {
    path: (owner) => `/profile/${owner.profileId}`,
    body: (owner) => ({ email: `new-${owner.email}` }),
    live: 200,
    another: 404,
  },
  verifyProfileEmail: {
    path: () => '/verify-profile-email',
    body: () => ({ code: 'acc_x' }),
    live: 400,
  },
  listMembers: {
    path: (owner) => `/organization/${owner.organizationId}/members`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  removeMember: {
    path: (owner) => `/organization/${owner.organizationId}/members/${owner.colleagueId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  inviteMember: {
    path: () => '/invitation',
    body: (owner) => ({
      organization: owner.organizationId,
      email: `friend-of-${owner.email}`,
      roles: ['member'],
    }),
    underProfile: true,
    live: 201,
  },
  listOwnInvitations: { path: () => '/invitation', live: 200 },
  getInvitation: { path: (owner) => `/invitation/${owner.receivedId}`, live: 200, another: 404 },
  acceptInvitation: {
    path: (owner) => `/invitation/${owner.receivedId}/accept`,
    live: 200,
    another: 404,
  },
  declineInvitation: {
    path: (owner) => `/invitation/${owner.receivedId}/decline`,
    live: 200,
    another: 404,
  },
  updateInvitation: {
    path: (owner) => `/invitation/${owner.sentId}`,
    body: () => ({ roles: ['admin'] }),
    underProfile: true,
    live: 200,
    another: 404,
  },
  deleteInvitation: {
    path: (owner) => `/invitation/${owner.sentId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  resendInvitation: {
    path: (owner) => `/invitation/${owner.sentId}/resend`,
    underProfile: true,
    live: 200,
    another: 404,
  },
} satisfies Record<string, Row>
