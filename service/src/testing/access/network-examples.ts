import { aBareNetwork } from '../networks.ts'
import type { Cast, ExamplesOf } from './cast.ts'
import { bareOrganization } from './things.ts'

/** Calls on networks and invitations into them. */
export const networkExamples: { networks: ExamplesOf<'networks'> } = {
  networks: {
    createNetwork: () => ({ body: { name: 'Circle' } }),
    listNetworks: {
      'of the organization acted for': () => ({}),
      'of one that is named': ({ here: { id } }) => ({ query: { organization: id } }),
    },
    getNetwork: { 'its own': own, 'one that it joined': joined, 'one that invites it': inviting },
    getNetworkMap: { 'of its own': own, 'of one that it joined': joined },
    getNetworkHistory: { 'of its own': own, 'of one that it joined': joined },
    updateNetwork: {
      'its own': async (cast) => ({ ...(await own(cast)), body: { name: 'Ring' } }),
      'one that it joined': async (cast) => ({ ...(await joined(cast)), body: { name: 'Ring' } }),
    },
    deleteNetwork: { 'its own': own, 'one that it joined': joined },
    removeFromNetwork: {
      'a member of its own': async (cast) => removed(await own(cast), cast.partner),
      'itself from its own': async (cast) => removed(await own(cast), cast.here),
      'a stranger from its own': async (cast) =>
        removed(await own(cast), await bareOrganization(cast)),
      'itself from one that it joined': async (cast) => removed(await joined(cast), cast.here),
      'another from one that it joined': async (cast) => {
        const another = await bareOrganization(cast)
        return removed(await joinedWith(cast, [another]), another)
      },
    },
    searchOrganizations: {
      'with a network of its own': async (cast) => {
        await own(cast)
        return { query: { email: 'nobody@example.com' } }
      },
      'without one': () => ({ query: { email: 'nobody@example.com' } }),
    },
    inviteToNetwork: {
      'into its own': async (cast) => invited(await own(cast), await bareOrganization(cast)),
      'into one that it joined': async (cast) =>
        invited(await joined(cast), await bareOrganization(cast)),
    },
    listNetworkInvitations: {
      'into its own': async (cast) => ({ query: { network: (await own(cast)).params.id } }),
      'into one that it joined': async (cast) => ({
        query: { network: (await joined(cast)).params.id },
      }),
    },
    getNetworkInvitation: { 'that it sent': sent, 'that it got': got },
    acceptNetworkInvitation: { 'that it sent': sent, 'that it got': got },
    decideOnShares: {
      'of its own in a network': async (cast) => wider(cast, cast.partner, cast.here),
      "of a member's in its network": async (cast) => wider(cast, cast.here, cast.partner),
    },
    deleteNetworkInvitation: { 'that it sent': sent, 'that it got': got },
    resendNetworkInvitation: { 'that it sent': sent, 'that it got': got },
  },
}

export async function own({ service, here, partner }: Cast) {
  return { params: { id: (await aBareNetwork(service, { by: here, joined: [partner] })).id } }
}

export function joined(cast: Cast) {
  return joinedWith(cast, [])
}

async function joinedWith({ service, here, partner }: Cast, others: { id: string }[]) {
  const made = { by: partner, joined: [here, ...others] }
  return { params: { id: (await aBareNetwork(service, made)).id } }
}

async function inviting({ service, here, partner }: Cast) {
  return { params: { id: (await aBareNetwork(service, { by: partner, invited: [here] })).id } }
}

export async function sent({ service, here, partner }: Cast) {
  const { membershipIds } = await aBareNetwork(service, { by: here, invited: [partner] })
  return { params: { id: membershipIds[0]! } }
}

export async function got({ service, here, partner }: Cast) {
  const { membershipIds } = await aBareNetwork(service, { by: partner, invited: [here] })
  return { params: { id: membershipIds[0]! } }
}

/** The network asks for more than the member agreed to. */
async function wider({ service }: Cast, by: Cast['here'], member: Cast['here']) {
  const shares = ['profile' as const]
  const { membershipIds } = await aBareNetwork(service, { by, shares, joined: [member] })
  return { params: { id: membershipIds[0]! }, body: { decision: 'grant' as const, shares } }
}

function removed({ params }: { params: { id: string } }, { id: memberId }: { id: string }) {
  return { params: { ...params, memberId } }
}

function invited({ params }: { params: { id: string } }, { id }: { id: string }) {
  return { body: { network: params.id, organization: id } }
}
