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
      'its own': ownNetworkExample,
      'one that it joined': joinedNetworkExample,
      'one that invites it': inviting,
    },
    getNetworkMap: {
      'of its own': ownNetworkExample,
      'of one that it joined': joinedNetworkExample,
    },
    getNetworkHistory: {
      'of its own': ownNetworkExample,
      'of one that it joined': joinedNetworkExample,
    },
    updateNetwork: {
      'its own': async (cast) => ({ ...(await ownNetworkExample(cast)), body: { name: 'Ring' } }),
      'one that it joined': async (cast) => ({
        ...(await joinedNetworkExample(cast)),
        body: { name: 'Ring' },
      }),
    },
    deleteNetwork: { 'its own': ownNetworkExample, 'one that it joined': joinedNetworkExample },
    removeFromNetwork: {
      'a member of its own': async (cast) => removed(await ownNetworkExample(cast), cast.partner),
      'itself from its own': async (cast) => removed(await ownNetworkExample(cast), cast.here),
      'a stranger from its own': async (cast) =>
        removed(await ownNetworkExample(cast), await bareOrganization(cast)),
      'itself from one that it joined': async (cast) =>
        removed(await joinedNetworkExample(cast), cast.here),
      'another from one that it joined': async (cast) => {
        const another = await bareOrganization(cast)
        return removed(await joinedWith(cast, [another]), another)
      },
    },
    searchOrganizations: {
      'with a network of its own': async (cast) => {
        await ownNetworkExample(cast)
        return { query: { email: 'nobody@example.com' } }
      },
      'without one': () => ({ query: { email: 'nobody@example.com' } }),
    },
    inviteToNetwork: {
      'into its own': async (cast) =>
        invited(await ownNetworkExample(cast), await bareOrganization(cast)),
      'into one that it joined': async (cast) =>
        invited(await joinedNetworkExample(cast), await bareOrganization(cast)),
    },
    listNetworkInvitations: {
      'into its own': async (cast) => ({
        query: { network: (await ownNetworkExample(cast)).params.id },
      }),
      'into one that it joined': async (cast) => ({
        query: { network: (await joinedNetworkExample(cast)).params.id },
      }),
    },
    getNetworkInvitation: {
      'that it sent': sentInvitationExample,
      'that it got': receivedInvitationExample,
    },
    acceptNetworkInvitation: {
      'that it sent': sentInvitationExample,
      'that it got': receivedInvitationExample,
    },
    decideOnShares: {
      'of its own in a network': async (cast) => wider(cast, cast.partner, cast.here),
      "of a member's in its network": async (cast) => wider(cast, cast.here, cast.partner),
    },
    deleteNetworkInvitation: {
      'that it sent': sentInvitationExample,
      'that it got': receivedInvitationExample,
    },
    resendNetworkInvitation: {
      'that it sent': sentInvitationExample,
      'that it got': receivedInvitationExample,
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
