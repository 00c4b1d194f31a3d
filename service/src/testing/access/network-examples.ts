import { insertTestNetwork } from '../networks.ts'
import type { TestCast, ExamplesOf } from './cast.ts'
import { bareOrganization } from './things.ts'

/** Calls about networks and their invitations. */
export const networkExamples: { networks: ExamplesOf<'networks'> } = {
  networks: {
    createNetwork: () => ({ body: { name: 'Circle' } }),
    listNetworks: {
      'of the organization they act for': () => ({}),
      'of a named organization': ({ here: { id } }) => ({ query: { organization: id } }),
    },
    getNetwork: {
      owned: ownNetworkExample,
      joined: joinedNetworkExample,
      'invited to': inviting,
    },
    getNetworkMap: {
      owned: ownNetworkExample,
      joined: joinedNetworkExample,
    },
    getNetworkHistory: {
      owned: ownNetworkExample,
      joined: joinedNetworkExample,
    },
    updateNetwork: {
      owned: async (cast) => ({ ...(await ownNetworkExample(cast)), body: { name: 'Ring' } }),
      joined: async (cast) => ({
        ...(await joinedNetworkExample(cast)),
        body: { name: 'Ring' },
      }),
    },
    deleteNetwork: { owned: ownNetworkExample, joined: joinedNetworkExample },
    removeFromNetwork: {
      'a member, from an owned network': async (cast) =>
        removed(await ownNetworkExample(cast), cast.partner),
      'itself, from an owned network': async (cast) =>
        removed(await ownNetworkExample(cast), cast.here),
      'a non-member, from an owned network': async (cast) =>
        removed(await ownNetworkExample(cast), await bareOrganization(cast)),
      'itself, from a joined network': async (cast) =>
        removed(await joinedNetworkExample(cast), cast.here),
      'another member, from a joined network': async (cast) => {
        const another = await bareOrganization(cast)
        return removed(await joinedWith(cast, [another]), another)
      },
    },
    searchOrganizations: {
      'with an owned network': async (cast) => {
        await ownNetworkExample(cast)
        return { query: { email: 'nobody@example.com' } }
      },
      'without a network': () => ({ query: { email: 'nobody@example.com' } }),
    },
    inviteToNetwork: {
      'owned network': async (cast) =>
        invited(await ownNetworkExample(cast), await bareOrganization(cast)),
      'joined network': async (cast) =>
        invited(await joinedNetworkExample(cast), await bareOrganization(cast)),
    },
    listNetworkInvitations: {
      'owned network': async (cast) => ({
        query: { network: (await ownNetworkExample(cast)).params.id },
      }),
      'joined network': async (cast) => ({
        query: { network: (await joinedNetworkExample(cast)).params.id },
      }),
    },
    getNetworkInvitation: {
      sent: sentInvitationExample,
      received: receivedInvitationExample,
    },
    acceptNetworkInvitation: {
      sent: sentInvitationExample,
      received: receivedInvitationExample,
    },
    decideOnShares: {
      'its own, in a joined network': async (cast) => wider(cast, cast.partner, cast.here),
      "a member's, in an owned network": async (cast) => wider(cast, cast.here, cast.partner),
    },
    deleteNetworkInvitation: {
      sent: sentInvitationExample,
      received: receivedInvitationExample,
    },
    resendNetworkInvitation: {
      sent: sentInvitationExample,
      received: receivedInvitationExample,
    },
  },
}

export async function ownNetworkExample({ service, here, partner }: TestCast) {
  return { params: { id: (await insertTestNetwork(service, { by: here, joined: [partner] })).id } }
}

export function joinedNetworkExample(cast: TestCast) {
  return joinedWith(cast, [])
}

async function joinedWith({ service, here, partner }: TestCast, others: { id: string }[]) {
  const made = { by: partner, joined: [here, ...others] }
  return { params: { id: (await insertTestNetwork(service, made)).id } }
}

async function inviting({ service, here, partner }: TestCast) {
  return { params: { id: (await insertTestNetwork(service, { by: partner, invited: [here] })).id } }
}

export async function sentInvitationExample({ service, here, partner }: TestCast) {
  const { membershipIds } = await insertTestNetwork(service, { by: here, invited: [partner] })
  return { params: { id: membershipIds[0]! } }
}

export async function receivedInvitationExample({ service, here, partner }: TestCast) {
  const { membershipIds } = await insertTestNetwork(service, { by: partner, invited: [here] })
  return { params: { id: membershipIds[0]! } }
}

/** Lets the network request more shares than the member agreed to. */
async function wider({ service }: TestCast, by: TestCast['here'], member: TestCast['here']) {
  const shares = ['profile' as const]
  const { membershipIds } = await insertTestNetwork(service, { by, shares, joined: [member] })
  return { params: { id: membershipIds[0]! }, body: { decision: 'grant' as const, shares } }
}

function removed({ params }: { params: { id: string } }, { id: memberId }: { id: string }) {
  return { params: { ...params, memberId } }
}

function invited({ params }: { params: { id: string } }, { id }: { id: string }) {
  return { body: { network: params.id, organization: id } }
}
