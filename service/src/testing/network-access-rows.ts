import type { Row } from './access-rows.ts'

/** Calls on networks and invitations into them. */
export const networkRows = {
  createNetwork: {
    path: () => '/network',
    body: () => ({ name: 'Care Circle' }),
    underProfile: true,
    live: 201,
  },
  listNetworks: { path: () => '/network', underProfile: true, live: 200 },
  getNetwork: {
    path: (owner) => `/network/${owner.networkId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  getNetworkMap: {
    path: (owner) => `/network/${owner.networkId}/map`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  updateNetwork: {
    path: (owner) => `/network/${owner.networkId}`,
    body: () => ({ name: 'Ring' }),
    underProfile: true,
    live: 200,
    another: 404,
  },
  deleteNetwork: {
    path: (owner) => `/network/${owner.networkId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  removeFromNetwork: {
    path: (owner) => `/network/${owner.networkId}/members/${owner.partnerId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  searchOrganizations: {
    path: () => '/search/organization?email=nobody@example.com',
    underProfile: true,
    live: 200,
  },
  // In the network already.
  inviteToNetwork: {
    path: () => '/network-invitation',
    body: (owner) => ({ network: owner.networkId, organization: owner.partnerId }),
    underProfile: true,
    live: 409,
  },
  listNetworkInvitations: {
    path: (owner) => `/network-invitation?network=${owner.networkId}`,
    underProfile: true,
    live: 200,
  },
  getNetworkInvitation: {
    path: (owner) => `/network-invitation/${owner.networkReceivedId}`,
    live: 200,
    another: 404,
  },
  acceptNetworkInvitation: {
    path: (owner) => `/network-invitation/${owner.networkReceivedId}/accept`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  decideOnShares: {
    path: (owner) => `/network-invitation/${owner.networkJoinedId}`,
    body: () => ({ decision: 'grant', shares: ['profile'] }),
    underProfile: true,
    live: 200,
    another: 404,
  },
  deleteNetworkInvitation: {
    path: (owner) => `/network-invitation/${owner.networkSentId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  resendNetworkInvitation: {
    path: (owner) => `/network-invitation/${owner.networkSentId}/resend`,
    underProfile: true,
    live: 200,
    another: 404,
  },
} satisfies Record<string, Row>
