import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { type MadeApplication, createsApplication } from './applications.ts'
import type { Inbox } from './inbox.ts'
import { type MadeOrganization, createsOrganization, profileToken, send } from './organizations.ts'
import { type Person, createsPerson } from './people.ts'
import type { Product } from './product.ts'

/** A server at an application's redirect URI. It shows that the person has returned. */
export interface ThirdParty extends AsyncDisposable {
  redirect: string
  host: string
}

export async function startThirdParty(): Promise<ThirdParty> {
  const server = createServer((_, answer) => {
    answer
      .setHeader('content-type', 'text/html')
      .end('<link rel="icon" href="data:,"><h1>Back</h1>')
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const host = `localhost:${(server.address() as { port: number }).port}`
  return {
    host,
    redirect: `http://${host}/back?own=1`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export interface RegisteredApplication extends MadeApplication {
  secret: string
}

/** Registers an application with a secret and, by default, one redirect URI. */
export async function registersApplication(
  product: Product,
  manager: Person,
  organization: MadeOrganization,
  form: { name?: string; scopes?: string[]; redirectUris: string[] },
): Promise<RegisteredApplication> {
  const { redirectUris, ...rest } = form
  const application = await createsApplication(product, manager, organization, rest)
  const { url } = product
  const token = await profileToken(url, manager, organization.id)
  await send(url, `PATCH /application/${application.id}`, token, { redirectUris })
  const [key] = await send<{ secret: string }[]>(url, `GET /key/${application.id}`, token)
  return { ...application, secret: key!.secret }
}

export interface Acme {
  owner: Person
  acme: MadeOrganization
  party: ThirdParty
  application: RegisteredApplication
}

/**
 * Creates someone else's organization with an application, and starts the server at its redirect
 * URI.
 */
export async function startAcme(
  product: Product,
  inbox: Inbox,
  form: { name?: string; scopes: string[] },
): Promise<Acme> {
  const owner = await createsPerson(product, inbox)
  const acme = await createsOrganization(product, owner, { name: 'Acme' })
  const party = await startThirdParty()
  const redirectUris = [party.redirect]
  const application = await registersApplication(product, owner, acme, { ...form, redirectUris })
  return { owner, acme, party, application }
}

/** Registers an application that runs in the browser, without a secret. */
export async function registersSinglePageApplication(
  { url }: Product,
  manager: Person,
  { id: organization }: MadeOrganization,
  form: { name: string; redirectUris: string[]; postLogoutUris: string[] },
): Promise<MadeApplication> {
  const { name, redirectUris, postLogoutUris } = form
  const token = await profileToken(url, manager, organization)
  const body = { organization, name, kind: 'single-page', scopes: [] }
  const application = await send<MadeApplication>(url, 'POST /application', token, body)
  for (const change of [{ redirectUris }, { postLogoutUris }]) {
    await send(url, `PATCH /application/${application.id}`, token, change)
  }
  return application
}

/** Returns the URL of a request in the direct flow. */
export function approvalAddress(query: Record<string, string>): string {
  return `/approval?${new URLSearchParams(query).toString()}`
}

/** Encodes a state in the specified format, base64 JSON. */
export function stateOf(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64')
}

/**
 * Waits until the browser reaches the redirect URI, and returns the parameters that the application
 * got.
 */
export async function answerAt(page: Page, { redirect }: ThirdParty): Promise<URLSearchParams> {
  await page.waitForURL((url) => url.href.startsWith(redirect))
  return new URL(page.url()).searchParams
}

/** Redeems a code as the application would. */
export async function redeem(
  { url }: Product,
  { id, secret }: RegisteredApplication,
  code: string,
  redirect: string,
  more: Record<string, string> = {},
) {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      ...more,
    }),
  })
  return (await response.json()) as {
    access_token?: string
    id_token?: string
    scope?: string
    error?: string
  }
}

const redirect = 'https://surveys.acme.example/back'

/** The URI at which such an application waits for its response. */
export const redirectUris = [redirect]

/**
 * Approves the application for the person in the organization, and returns the application's token.
 */
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

/** Returns the status when an application requests `/api/me`. */
export async function statusOf({ url }: Product, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/me`, { headers })).status
}

/** Requests admin consent for an application, as a member. */
export async function requestsAdminConsent(
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
