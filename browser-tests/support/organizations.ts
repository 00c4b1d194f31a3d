import type { Person } from './people.ts'
import type { Product } from './product.ts'

export interface MadeOrganization {
  id: string
  name: string
}

/** Creates an organization through the API. Its creator is the owner. */
export async function createsOrganization(
  { url }: Product,
  owner: Person,
  form: Record<string, string> = {},
): Promise<MadeOrganization> {
  const { token } = await logIn(url, owner)
  const body = { name: 'Northside Clinic', ...form }
  const { organization } = await send<{ organization: MadeOrganization }>(
    url,
    'POST /organization',
    token,
    body,
  )
  return organization
}

/** Invites the person and accepts the invitation for them. */
export async function joins(
  { url }: Product,
  owner: Person,
  organization: MadeOrganization,
  person: Person,
  roles: string[] = ['member'],
) {
  const token = await profileToken(url, owner, organization.id)
  const { id } = await send<{ id: string }>(url, 'POST /invitation', token, {
    organization: organization.id,
    email: person.email,
    roles,
  })
  const invitee = await logIn(url, person)
  await send(url, `POST /invitation/${id}/accept`, invitee.token, {})
}

/** Makes the person a contact of the organization, like the approval screen. */
export async function becomesContact(
  { url }: Product,
  organization: MadeOrganization,
  person: Person,
) {
  const { token } = await logIn(url, person)
  const body = { organization: organization.id, roles: ['contact'] }
  await send(url, 'POST /profile', token, body)
}

/** Deletes the account of a person who owns no organization. */
export async function deletesAccount({ url }: Product, person: Person) {
  const { token } = await logIn(url, person)
  await send(url, 'POST /me/deletion', token, { organizations: [] })
}

/** Removes the person from the organization, as its owner would on the members page. */
export async function removes(
  { url }: Product,
  owner: Person,
  organization: MadeOrganization,
  person: Person,
) {
  const token = await profileToken(url, owner, organization.id)
  const path = `/organization/${organization.id}/members`
  const { data } = await send<{ data: { id: string; email: string }[] }>(url, `GET ${path}`, token)
  const member = data.find(({ email }) => email === person.email)!
  await send(url, `DELETE ${path}/${member.id}`, token)
}

export async function profileToken(url: string, person: Person, organizationId: string) {
  const { token, id } = await logIn(url, person)
  const { data } = await send<{ data: { id: string }[] }>(
    url,
    `GET /profile?organization=${organizationId}`,
    token,
  )
  const body = { user: id, profile: data[0]!.id }
  const answer = await send<{ token: string }>(url, 'POST /auth/profile/token', token, body)
  return answer.token
}

const signedIn = new WeakMap<Person, Promise<{ id: string; token: string }>>()

/** Signs in only once per person, because checking a password is slow on purpose. */
function logIn(url: string, person: Person) {
  const known = signedIn.get(person) ?? newLogin(url, person)
  signedIn.set(person, known)
  return known
}

async function newLogin(url: string, { email, password }: Person) {
  const user = await send<{ id: string; accessToken: string }>(url, 'POST /auth/login', undefined, {
    email,
    password,
  })
  return { id: user.id, token: user.accessToken }
}

export async function send<Reply>(
  url: string,
  call: string,
  token: string | undefined,
  body?: unknown,
) {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`)
  return (await response.json()) as Reply
}
