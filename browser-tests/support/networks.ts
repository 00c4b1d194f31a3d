import type { Inbox } from './inbox.ts'
import { createsOrganization, type MadeOrganization, profileToken, send } from './organizations.ts'
import { createsPerson, type Person } from './people.ts'
import type { Product } from './product.ts'

export interface MadeNetwork {
  id: string
  name: string
}

/** An organization and the person who manages it. */
export interface Managed {
  person: Person
  organization: MadeOrganization
}

/** A network of the organization, made by the API's own calls. */
export async function createsNetwork(
  { url }: Product,
  { person, organization }: Managed,
  form: { name?: string; description?: string; shares?: string[] } = {},
): Promise<MadeNetwork> {
  const token = await profileToken(url, person, organization.id)
  return send(url, 'POST /network', token, { name: 'Care Circle', ...form })
}

/** Invited by its id. */
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

/** Invited, and accepted by the one who manages the organization. */
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

/** What the network asks its members to share from now on. */
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

/** The network of Northside Clinic, with Maple Grove in it, which is somebody else's. */
export async function createsNetworkOfTwo({ product, inbox }: Around, person: Person) {
  const mine = { person, organization: await createsOrganization(product, person) }
  const network = await createsNetwork(product, mine)
  const theo = await createsPerson(product, inbox)
  const organization = await createsOrganization(product, theo, { name: 'Maple Grove' })
  const maple = { person: theo, organization }
  await joinsNetwork(product, mine, network, maple)
  return { mine, network, theo, maple }
}
