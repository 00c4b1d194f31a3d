import { updateApplication } from '@accord/contract/applications.ts'
import { authorize, type Decision } from '@accord/contract/approvals.ts'
import { type Scope, standardScopesIn } from '@accord/contract/rules/scopes.ts'
import { reauthenticate, logout } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { createTestApplication, keysOf } from './applications.ts'
import { openBrowser } from './browser.ts'
import type { TestOrganization } from './organizations.ts'
import type { Person } from './people.ts'
import type { Answer, Client } from './test-client.ts'
import { startTestService, type TestService } from './test-service.ts'

/** The address that all instances share, as they would behind a load balancer. */
export const publicUrl = 'http://localhost:5005'
export const issuer = `${publicUrl}/oauth`
export const testRedirectUri = 'https://app.example/callback'

export function startOAuthService(options: Parameters<typeof startTestService>[0] = {}) {
  const environment = { PUBLIC_URL: publicUrl, ...options.environment }
  return startTestService({ ...options, environment })
}

let shared: Promise<TestService> | undefined

/** Returns one service for all test files of a worker, under the same conditions as `sharedTestService`. */
export function sharedOAuthService(): Promise<TestService> {
  shared ??= startOAuthService()
  return shared
}

/** Sends requests for the public address to one instance, like a name server would. */
export function fetchAt({ url }: TestService): oauth.CustomFetch {
  return (address, options) => fetch(address.replace(publicUrl, url), options as RequestInit)
}

export interface TestClientRegistration {
  id: string
  secret: string
}

interface Form {
  scopes?: Scope[]
  redirectUris?: string[]
}

/** Registers a client, by default with the scopes of a service account and one redirect address. */
export async function registerTestClient(
  organization: TestOrganization,
  {
    scopes = ['user:read', 'profile:read', 'service-account:manage'],
    redirectUris = [testRedirectUri],
  }: Form = {},
): Promise<TestClientRegistration> {
  const { as } = organization.owner
  const { id } = await createTestApplication(organization, { scopes })
  if (redirectUris.length > 0) {
    await as.call(updateApplication, { params: { id }, body: { redirectUris } })
  }
  const [key] = await keysOf(as, { id })
  return { id, secret: key!.secret }
}

/** Registers a client without a secret, with the scopes of a new application. */
export async function registerPublicTestClient(
  organization: TestOrganization,
  kind: 'single-page' | 'native',
  redirectUris: string[] = [testRedirectUri],
): Promise<{ id: string }> {
  const { id } = await createTestApplication(organization, { kind })
  await organization.owner.as.call(updateApplication, { params: { id }, body: { redirectUris } })
  return { id }
}

/**
 * Returns an unmodified third-party client library, set up as an application would. Without a secret, it's a public
 * client.
 */
export function clientOf(service: TestService, { id, secret }: { id: string; secret?: string }) {
  return oauth.discovery(new URL(issuer), id, secret, secret ? undefined : oauth.None(), {
    execute: [oauth.allowInsecureRequests],
    [oauth.customFetch]: fetchAt(service),
  })
}

export interface Visit {
  status: number
  location: URL
  html: string
  headers: Headers
}

/** A browser in which a person is signed in to the console. */
export interface OAuthBrowser {
  /** Opens an address without following redirects. */
  visit(address: URL | string, headers?: Record<string, string>): Promise<Visit>
  /** Sends the decision of the approval screen. */
  decide(decision: Partial<Decision>): Promise<Answer>
  /** Signs in the same person again, or another one, without signing out first. */
  signIn(person: Person): Promise<void>
  /** Confirms the person's identity in the current session. */
  confirm(person: Person): Promise<void>
  signOut(): Promise<void>
  cookies: Map<string, { value: string; path: string }>
}

export async function createTestBrowser(
  service: TestService,
  person: Person,
): Promise<OAuthBrowser> {
  const cookies: OAuthBrowser['cookies'] = new Map()
  let as: Client
  const signIn = async (whom: Person) => {
    const signedIn = await openBrowser(service.url, whom, cookiesFor('/api/auth/login'))
    for (const line of signedIn.setCookies) keep(line)
    as = signedIn.as
  }
  await signIn(person)
  return {
    cookies,
    signIn,
    confirm: async ({ password }) => {
      const cookie = cookiesFor('/api/auth/confirm')
      await as.with({ cookie }).call(reauthenticate, { body: { proof: { password } } })
    },
    signOut: async () => {
      const cookie = cookiesFor('/api/auth/logout')
      const { headers } = await as.with({ cookie }).request('POST', `/api${logout.path}`)
      for (const line of headers.getSetCookie()) keep(line)
    },
    visit: async (address, headers = {}) => {
      const { pathname, search } = new URL(address, publicUrl)
      const response = await fetch(`${service.url}${pathname}${search}`, {
        redirect: 'manual',
        headers: { accept: 'text/html', cookie: cookiesFor(pathname), ...headers },
      })
      for (const line of response.headers.getSetCookie()) keep(line)
      const location = new URL(response.headers.get('location') ?? 'about:blank', publicUrl)
      const { status } = response
      return { status, location, html: await response.text(), headers: response.headers }
    },
    decide: (decision) =>
      as
        .with({ cookie: cookiesFor('/api/authorize') })
        .request(authorize.method, `/api${authorize.path}`, decision),
  }

  function keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const path = /; path=([^;]*)/i.exec(line)?.[1] ?? '/'
    if (value === '') cookies.delete(name)
    else cookies.set(name, { value, path })
  }

  function cookiesFor(pathname: string): string {
    return [...cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }
}

/** The usual setup for tests of signing in. */
export interface Stage {
  service: TestService
  organization: TestOrganization
  /** The organization's application with its client, and its owner's browser. */
  application: TestClientRegistration
  client: oauth.Configuration
  browser: OAuthBrowser
}

export async function startStage(): Promise<Stage> {
  const service = await startOAuthService()
  const organization = await service.createOrganization()
  const application = await registerTestClient(organization)
  const client = await clientOf(service, application)
  const browser = await createTestBrowser(service, organization.owner)
  return { service, organization, application, client, browser }
}

/** Counts the requests, codes, grants, and tokens, which must not grow after an error. */
export async function countIssued({ context }: TestService): Promise<number> {
  const { rows } = await context.pool.query<{ count: number }>(
    'select count(*)::int as count from oauth_artifacts',
  )
  return rows[0]!.count
}

/** Returns the approval screen's parameters with the person's choice, which is a profile or themselves. */
export function decisionAt(location: URL, profile?: string): Partial<Decision> {
  const read = (name: string) => location.searchParams.get(name) ?? undefined
  const roles = read('roles')
  const orgId = read('orgId')
  const standardScopes = standardScopesIn(read('scope') ?? '')
  return {
    application: read('application')!,
    state: read('state')!,
    redirect: read('redirect')!,
    interaction: read('interaction')!,
    ...(orgId && { orgId }),
    ...(roles && { roles: roles.split(',') }),
    standardScopes,
    offlineAccess: standardScopes.includes('offline_access'),
    ...(profile === undefined ? { personal: true as const } : { profile }),
  }
}

/** Goes through the approval screen and back to the application. */
export async function approveClient(
  browser: OAuthBrowser,
  address: URL,
  profile?: string,
): Promise<URL> {
  const screen = await browser.visit(address)
  const { status, body } = await browser.decide(decisionAt(screen.location, profile))
  if (status !== 200) throw new Error(`not approved: ${JSON.stringify(body)}`)
  const { location } = await browser.visit((body as { redirect: string }).redirect)
  return location
}

/** Returns the address that starts a sign-in, with the values that the application keeps for the response. */
export async function startAuthorization(
  client: oauth.Configuration,
  parameters: Record<string, string> = {},
) {
  const verifier = oauth.randomPKCECodeVerifier()
  const state = oauth.randomState()
  const address = oauth.buildAuthorizationUrl(client, {
    redirect_uri: testRedirectUri,
    scope: 'openid offline_access user:read',
    prompt: 'consent',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...parameters,
  })
  return { address, checks: { pkceCodeVerifier: verifier, expectedState: state } }
}

/** Issues tokens to an application after a person approved it in a new browser under their profile. */
export async function issueTokensFor(
  service: TestService,
  application: { id: string; secret?: string },
  person: Person & { profileId: string },
  parameters: Record<string, string> = {},
) {
  const client = await clientOf(service, application)
  const { address, checks } = await startAuthorization(client, parameters)
  const back = await approveClient(
    await createTestBrowser(service, person),
    address,
    person.profileId,
  )
  return { client, tokens: await oauth.authorizationCodeGrant(client, back, checks) }
}
