import { randomUUID } from 'node:crypto'
import {
  acceptNetworkInvitation,
  inviteToNetwork,
  type NetworkInvitation,
} from '@accord/contract/network-invitations.ts'
import { createNetwork, type Network } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { inTransaction } from '#database/transactions.ts'
import {
  insertNetworkInvitation,
  markJoined,
} from '#networks/invitations/network-invitations.store.ts'
import { insertNetwork } from '#data/networks/networks.store.ts'
import type { TestOrganization } from './organizations.ts'
import type { TestService } from './test-service.ts'

type Form = Partial<typeof createNetwork.body._zod.input>

export interface TestNetwork extends Network {
  by: TestOrganization
}

/** Creates a network through the call, for the organization's owner. */
export async function createTestNetwork(
  by: TestOrganization,
  form: Form = {},
): Promise<TestNetwork> {
  const body = { name: `Network ${randomUUID().slice(0, 8)}`, ...form }
  return { ...(await by.owner.as.call(createNetwork, { body })), by }
}

/** Invites an organization through the call, including the email. */
export async function invitedTo(
  network: TestNetwork,
  { id: organization }: { id: string },
  callback?: string,
): Promise<NetworkInvitation> {
  const body = { network: network.id, organization, callback }
  return network.by.owner.as.call(inviteToNetwork, { body })
}

/** Invites an organization and accepts as its owner. */
export async function joinedTo(
  network: TestNetwork,
  organization: TestOrganization,
): Promise<NetworkInvitation> {
  const { id } = await invitedTo(network, organization)
  return organization.owner.as.call(acceptNetworkInvitation, { params: { id }, body: {} })
}

interface Bare {
  by: { id: string; owner: { profileId: string } }
  /** The requested shares. Joined organizations have agreed to none of them. */
  shares?: ScopeEntity[]
  joined?: { id: string }[]
  invited?: { id: string }[]
}

/** Inserts a network directly, so that no email changes while a test compares tables. */
export function insertTestNetwork(
  { context }: TestService,
  { by, shares = [], joined = [], invited = [] }: Bare,
) {
  return inTransaction(context.db, async (trx) => {
    const details = { name: 'Harbour Circle', description: '', shares }
    const networkId = await insertNetwork(trx, by.id, details)
    const invitedBy = by.owner.profileId
    const ids: string[] = []
    for (const { id: organizationId } of [...joined, ...invited]) {
      const invitation = { networkId, organizationId, invitedBy, redirectUrl: null }
      ids.push((await insertNetworkInvitation(trx, invitation))!)
    }
    for (const id of ids.slice(0, joined.length)) {
      await markJoined(trx, id, { acceptedBy: invitedBy, shares: [] })
    }
    return { id: networkId, membershipIds: ids }
  })
}

export async function expireNetworkInvitation({ context }: TestService, id: string) {
  await context.pool.query('update network_members set expires_at = now() where id = $1', [id])
}
