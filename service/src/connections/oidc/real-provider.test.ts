import { randomUUID } from 'node:crypto'
import {
  type Connection,
  createConnection,
  getConnectionTest,
  listConnectionSignIns,
  ssoPaths,
  testConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { me } from '@accord/contract/session.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type OpenIdProvider,
  ProviderBrowser,
  startOpenIdProvider,
} from '#testing/helpers/openid-provider.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { VisitingBrowser, codeIn, turnOn, verifyDomain } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

let service: TestService
let provider: OpenIdProvider
let organization: TestOrganization
let domain: string

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  provider = await startOpenIdProvider()
  organization = await service.createOrganization()
  domain = await verifyDomain(service, organization)
  provider.account = account()
})
afterEach(() => provider[Symbol.asyncDispose]())

function account() {
  const name = { given_name: 'Noor', family_name: 'Haddad' }
  return { sub: randomUUID(), email: `${randomUUID()}@${domain}`, email_verified: true, ...name }
}

const secret = 'a-secret-of-northside-that-is-long-enough'

/** Creates an active connection. The provider's administrator registers it afterward. */
async function connect(body: object = { clientSecret: secret }): Promise<Connection> {
  const { id, owner } = organization
  const made = await owner.as.call(createConnection, {
    params: { id },
    body: {
      provider: 'other',
      name: 'Northside',
      issuer: provider.issuer,
      clientId: 'accord',
      joins: true,
      ...body,
    },
  })
  await turnOn(service, made.id)
  return made
}

const clientOf = ({ id, forProvider }: Connection) => ({
  client_id: 'accord',
  client_secret: secret,
  redirect_uris: [forProvider.redirectUri],
  // The service under test has another port than the one that its settings say.
  backchannel_logout_uri: `${service.url}${ssoPaths.backchannelLogout(id)}`,
  backchannel_logout_session_required: true,
})

interface Browsers {
  browser: VisitingBrowser
  atProvider: ProviderBrowser
}

const newBrowsers = (): Browsers => ({
  browser: new VisitingBrowser(service),
  atProvider: new ProviderBrowser(provider),
})

/** Goes to the provider and returns the address to which it sends the browser back. */
async function throughProvider(
  { id }: Connection,
  { browser, atProvider }: Browsers,
  query = '',
): Promise<string> {
  const toProvider = await browser.begin(`${ssoPaths.start(id)}${query}`)
  expect(toProvider.status).toBe(302)
  return atProvider.follow(toProvider.headers.get('location')!)
}

async function signIn(connection: Connection, browsers = newBrowsers(), query = '') {
  const { browser } = browsers
  const back = await throughProvider(connection, browsers, query)
  const { body, status } = await browser.finish(codeIn(await browser.open(back)))
  expect(status).toBe(200)
  const { id, accessToken } = body as { id: string; accessToken: string }
  return { id, as: browser.as(accessToken) }
}

async function lastRejection({ id }: Connection) {
  const page = await organization.owner.as.call(listConnectionSignIns, {
    params: { id },
    query: { filter: 'rejected' },
  })
  return page.data[0]?.rejection
}

describe('a sign-in through a real OpenID provider', () => {
  test.each(['id_token', 'userinfo'] as const)(
    'a new person becomes a member with claims from the %s, with PKCE and a nonce',
    async (claimsIn) => {
      const connection = await connect()
      provider.register([clientOf(connection)], { claimsIn })
      const { id, as } = await signIn(connection)
      const { email } = provider.account
      expect(await as.call(me)).toMatchObject({ id, email, firstName: 'Noor' })
      expect(provider.requests).toMatchObject([
        {
          client_id: 'accord',
          code_challenge_method: 'S256',
          code_challenge: expect.stringMatching(/^[\w-]{43}$/),
          nonce: expect.stringMatching(/^[\w-]{43}$/),
          response_type: 'code',
        },
      ])
      expect((await signIn(connection)).id).toBe(id)
      const [first, second] = provider.requests
      expect(first!['nonce']).not.toBe(second!['nonce'])
      expect(first!['code_challenge']).not.toBe(second!['code_challenge'])
    },
  )

  test("another browser's code is rejected, because its PKCE verifier is missing", async () => {
    const connection = await connect()
    provider.register([clientOf(connection)])
    const [own, others] = [newBrowsers(), newBrowsers()]
    const back = new URL(await throughProvider(connection, own))
    const foreign = new URL(await throughProvider(connection, others))
    back.searchParams.set('code', foreign.searchParams.get('code')!)
    const page = await own.browser.open(back.href)
    expect(page.status).toBe(403)
    expect(await lastRejection(connection)).toBe('provider_error')
  })

  test.each(['client_secret_post', 'client_secret_basic'] as const)(
    'a provider that only accepts %s can be used, and a wrong secret can not',
    async (method) => {
      const connection = await connect()
      const client = { ...clientOf(connection), token_endpoint_auth_method: method }
      provider.register([client], { methods: [method] })
      await signIn(connection)
      provider.register([{ ...client, client_secret: `not-${secret}` }], { methods: [method] })
      const browsers = newBrowsers()
      const back = await throughProvider(connection, browsers)
      expect((await browsers.browser.open(back)).status).toBe(403)
      expect(await lastRejection(connection)).toBe('provider_error')
    },
  )

  test('a private key proves our identity, and another connection has another key', async () => {
    const keyed = { clientAuthentication: 'private_key_jwt' }
    const [connection, other] = [await connect(keyed), await connect(keyed)]
    const client = (of: Connection) => {
      const { client_secret: _none, ...rest } = clientOf(connection)
      return {
        ...rest,
        token_endpoint_auth_method: 'private_key_jwt' as const,
        token_endpoint_auth_signing_alg: 'ES256' as const,
        jwks: JSON.parse(of.forProvider.publicKeys!) as { keys: [] },
      }
    }
    expect(connection.forProvider.publicKeys).not.toContain('"d"')
    provider.register([client(connection)], { methods: ['private_key_jwt'] })
    await signIn(connection)
    provider.register([client(other)], { methods: ['private_key_jwt'] })
    const browsers = newBrowsers()
    const back = await throughProvider(connection, browsers)
    expect((await browsers.browser.open(back)).status).toBe(403)
    expect(await lastRejection(connection)).toBe('provider_error')
  })

  test('a test sign-in shows what the provider says', async () => {
    const connection = await connect()
    provider.register([clientOf(connection)])
    const { as } = organization.owner
    const params = { id: connection.id }
    const { url } = await as.call(testConnection, { params, body: {} })
    const { browser, atProvider } = newBrowsers()
    const toProvider = await browser.open(url)
    const back = await atProvider.follow(toProvider.headers.get('location')!)
    expect((await browser.open(back)).status).toBe(303)
    const { sub: subject, email } = provider.account
    expect(await as.call(getConnectionTest, { params })).toMatchObject({
      state: 'succeeded',
      claims: { issuer: provider.issuer, subject, email, emailVerified: true },
      outcome: 'person_added',
    })
    await as.call(updateConnection, { params, body: { clientId: 'someone-else' } })
    const wrong = await as.call(testConnection, { params, body: {} })
    const page = await browser.open((await browser.open(wrong.url)).headers.get('location')!)
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('client')])
  })
})

describe('a confirmation at the provider', () => {
  test('the provider asks again only if it has to', async () => {
    const connection = await connect()
    provider.register([clientOf(connection)])
    const browsers = newBrowsers()
    const { id } = await signIn(connection, browsers)
    await signIn(connection, browsers)
    // The provider remembers the person.
    expect(provider.signIns).toBe(1)
    expect((await signIn(connection, browsers, '?confirm=1')).id).toBe(id)
    expect(provider.signIns).toBe(2)
    expect(provider.requests.at(-1)).toMatchObject({ prompt: 'login', max_age: '0' })
    expect(provider.requests.at(-2)).not.toHaveProperty('prompt')
  })
})

describe('the keys of a provider', () => {
  test('a new key works immediately, with and without the previous one', async () => {
    const connection = await connect()
    provider.register([clientOf(connection)])
    const { id } = await signIn(connection)
    for (const keepsPrevious of [true, false]) {
      provider.rotateKeys({ keepsPrevious })
      expect((await signIn(connection)).id).toBe(id)
    }
  })

  test('a message that was signed with a withdrawn key is rejected', async () => {
    const connection = await connect()
    provider.register([clientOf(connection)])
    const browsers = newBrowsers()
    await signIn(connection, browsers)
    await browsers.atProvider.signOut()
    const { to, body } = provider.posted[0]!
    const send = async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return (await fetch(to, { method: 'POST', headers, body })).status
    }
    expect(await send()).toBe(200)
    provider.rotateKeys({ keepsPrevious: true })
    expect(await send()).toBe(200)
    provider.rotateKeys({ keepsPrevious: false })
    expect(await send()).toBe(400)
  })
})

describe('a sign-out at the provider', () => {
  test('it ends the session that began there, and no other', async () => {
    const connection = await connect()
    provider.register([clientOf(connection)])
    const [here, elsewhere] = [newBrowsers(), newBrowsers()]
    const ended = await signIn(connection, here)
    const other = await signIn(connection, elsewhere)
    await here.atProvider.signOut()
    expect(provider.posted).toMatchObject([{ status: 200 }])
    expect((await ended.as.refused(me)).status).toBe(401)
    expect(await other.as.call(me)).toMatchObject({ id: ended.id })
  })
})
