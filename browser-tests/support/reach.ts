import { type MadeApplication } from './applications.ts'
import { type MadeOrganization, profileToken, send } from './organizations.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { redeem, type RegisteredApplication } from './third-party.ts'

const redirect = 'https://surveys.acme.example/back'

/** Where such an application waits for its answer. */
export const redirectUris = [redirect]

/** The person lets the application act for them in the organization; it gets its token. */
export async function approves(
  product: Product,
  person: Person,
  organization: MadeOrganization,
  application: RegisteredApplication,
  scopes: string[],
): Promise<string> {
  const { url } = product
  const token = await profileToken(url, person, organization.id)
  const { data } = await send<{ data: { id: string }[] }>(
    url,
    `GET /profile?organization=${organization.id}`,
    token,
  )
  const answer = await send<{ redirect: string }>(url, 'POST /authorize', token, {
    decision: 'approve',
    application: application.id,
    profile: data[0]!.id,
    redirect,
    state: 'kept',
    scopes,
  })
  const code = new URL(answer.redirect).searchParams.get('code')!
  return (await redeem(product, application, code, redirect)).access_token!
}

/** What an application is answered that asks who it is. */
export async function statusOf({ url }: Product, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/me`, { headers })).status
}

/** A member asks those who manage for an application. */
export async function asksAnAdmin(
  { url }: Product,
  member: Person,
  { id }: MadeOrganization,
  application: MadeApplication,
  scopes: string[],
) {
  const token = await profileToken(url, member, id)
  const body = { application: application.id, scopes }
  await send(url, `POST /organization/${id}/application-requests`, token, body)
}
