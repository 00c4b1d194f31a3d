import type { Inbox } from './inbox.ts'
import { createsOrganization, type MadeOrganization, profileToken, send } from './organizations.ts'
import { createsPerson, type Person } from './people.ts'
import type { Product } from './product.ts'

export interface MadeNetwork {
  id: string
  name: string
}

/** An organization and its manager. */
export interface Managed {
  person: Person
  organization: MadeOrganization
}

/** Creates a network for the organization through the API. */
export async function createsNetwork(
  { url }: Product,
  { person, organization }: Managed,
  form: { name?: string; description?: string; shares?: string[] } = {},
): Promise<MadeNetwork> {
  const token = await profileToken(url, person, organization.id)
  return send(url, 'POST /network', token, { name: 'Care Circle', ...form })
}

/** Invites an organization by its ID. */
export async function invitesToNetwork(
  { url }: Product,
  owner: Managed,
  network: MadeNetwork,
  invited: Managed,
  callback?: string,
): Promise<{ id: string }> {
  const token = await profileToken(url, owner.person, owner.organization.id)
  return send(url, 'POST /network-invitation', token, {
    network: network.id,
    organization: invited.organization.id,
    ...(callback !== undefined && { callback }),
  })
}

/** Invites an organization, and accepts the invitation as its manager. */
export async function joinsNetwork(
  product: Product,
  owner: Managed,
  network: MadeNetwork,
  member: Managed,
): Promise<{ id: string }> {
  return acceptsInvitation(product, member, await invitesToNetwork(product, owner, network, member))
}

export async function acceptsInvitation(
  { url }: Product,
  { person, organization }: Managed,
  invitation: { id: string },
): Promise<{ id: string }> {
  const token = await profileToken(url, person, organization.id)
  return send(url, `POST /network-invitation/${invitation.id}/accept`, token, {})
}

export async function deletesNetwork(
  { url }: Product,
  { person, organization }: Managed,
  network: MadeNetwork,
) {
  const token = await profileToken(url, person, organization.id)
  await send(url, `DELETE /network/${network.id}`, token)
}

/** Changes the shares that the network requests from its members. */
export async function requestsSharesFromMembers(
  { url }: Product,
  { person, organization }: Managed,
  network: MadeNetwork,
  shares: string[],
) {
  const token = await profileToken(url, person, organization.id)
  await send(url, `PATCH /network/${network.id}`, token, { shares })
}

interface Around {
  product: Product
  inbox: Inbox
}

/** Creates Northside Clinic's network, to which someone else's Maple Grove belongs. */
export async function createsNetworkOfTwo({ product, inbox }: Around, person: Person) {
  const mine = { person, organization: await createsOrganization(product, person) }
  const network = await createsNetwork(product, mine)
  const theo = await createsPerson(product, inbox)
  const organization = await createsOrganization(product, theo, { name: 'Maple Grove' })
  const maple = { person: theo, organization }
  await joinsNetwork(product, mine, network, maple)
  return { mine, network, theo, maple }
}
