import { randomUUID } from 'node:crypto'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import {
  type Connection,
  createConnection,
  createSetupLink,
  fillSetupPage,
  getConnection,
  listConnectionSignIns,
  ssoPaths,
  testConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { createSamlKey } from '#testing/helpers/saml-provider.ts'
import { scriptNames } from '#testing/helpers/scripted-names.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { VisitingBrowser, codeIn, turnOn, verifyDomain } from '#testing/single-sign-on.ts'
import { caller } from '#testing/test-client.ts'
import { type TestService, sharedTestService, startTestService } from '#testing/test-service.ts'
import { watchCertificates } from './saml/refresh-metadata.ts'

/** The name of a provider whose address the tests choose. Only this machine's usual address is allowed. */
const host = 'id.outside.example'
const allowed = '127.0.0.1'
const notPublic = /on the public internet/

const privateAddresses = [
  '127.0.0.2',
  '::1',
  '::ffff:127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  'fd00:ec2::254',
  'fe80::1',
  '100.64.0.1',
  '0.0.0.0',
  '64:ff9b::7f00:1',
]

/** An installation that isn't on a developer's machine. */
const published = {
  PUBLIC_URL: 'https://accord.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SAML: 'on',
}

let local: TestService
let service: TestService
let provider: ScriptedProvider
let organization: TestOrganization
let domain: string

beforeAll(async () => {
  local = await sharedTestService()
  service = await startTestService({
    beside: local,
    environment: { ...published, OUTSIDE_ALLOW: `${allowed}/32` },
  })
  const { key, certificate } = createSamlKey({ host })
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, certificate])
  provider = await startScriptedProvider('accord', { host, key, certificate })
  return () => setDefaultCACertificates(before)
})
afterAll(() => Promise.all([service, provider].map((each) => each[Symbol.asyncDispose]())))

beforeEach(async () => {
  organization = await local.createOrganization()
  domain = await verifyDomain(local, organization)
  Object.assign(provider.script, { configuration: {}, redirects: {} })
})

/** The owner, at the service that isn't on a developer's machine. */
const owner = ({ url } = service) =>
  caller(url).with({ authorization: `Bearer ${organization.owner.token}` })

const form = () => ({ provider: 'other' as const, name: 'Northside' })

async function connect(): Promise<Connection> {
  const { clientId, clientSecret } = provider.script
  const { issuer } = provider
  const made = await owner().call(createConnection, {
    params: { id: organization.id },
    body: { ...form(), issuer, clientId, clientSecret, joins: true },
  })
  await turnOn(service, made.id)
  return made
}

/** Signs someone in. The browser reaches the provider under another address than the service. */
async function signIn({ id }: { id: string }) {
  provider.script.claims = {
    sub: randomUUID(),
    email: `${randomUUID()}@${domain}`,
    email_verified: true,
  }
  const browser = new VisitingBrowser(service)
  const toProvider = await browser.begin(ssoPaths.start(id))
  if (toProvider.status !== 302) return { page: toProvider }
  const address = toProvider.headers.get('location')!.replace(provider.issuer, provider.url)
  const back = await browser.open(address)
  return { page: await browser.open(back.headers.get('location')!) }
}

async function lastRejection({ id }: { id: string }) {
  const page = await owner().call(listConnectionSignIns, {
    params: { id },
    query: { filter: 'rejected' },
  })
  return page.data[0]
}

describe('an address that only the service can reach', () => {
  const texts = [
    ...privateAddresses.map((address) =>
      address.includes(':') ? `https://[${address}]` : `https://${address}`,
    ),
    'https://localhost',
    'https://metadata.google.internal',
    'https://printer.local',
    'https://intranet',
  ].map((address) => new URL(address).href)

  // Where an operator allows no internal networks, as by default.
  let strict: TestService
  beforeAll(async () => {
    strict = await startTestService({ beside: local, environment: published })
    return () => strict[Symbol.asyncDispose]()
  })

  test.each(texts)('it is rejected as issuer and as metadata URL: %s', async (address) => {
    const params = { id: organization.id }
    const oidc = { params, body: { ...form(), issuer: address } }
    expect(await owner(strict).refused(createConnection, oidc)).toMatchObject({
      status: 400,
      body: { fields: { issuer: expect.stringMatching(notPublic) } },
    })
    const saml = {
      params,
      body: { ...form(), protocol: 'saml' as const, saml: { metadataUrl: `${address}metadata` } },
    }
    expect(await owner(strict).refused(createConnection, saml)).toMatchObject({
      status: 400,
      body: { fields: { 'saml.metadataUrl': expect.stringMatching(notPublic) } },
    })
  })

  test.each(['https://2130706433', 'https://0x7f000001', 'https://127.1'])(
    'another way to write it is rejected: %s',
    async (issuer) => {
      const params = { id: organization.id }
      const refused = await owner(strict).refused(createConnection, {
        params,
        body: { ...form(), issuer },
      })
      expect(refused.body.fields).toEqual({ issuer: 'Write the address as https://127.0.0.1/' })
    },
  )

  test.each([`http://${host}`, 'http://id.example'])(
    'only https is accepted: %s',
    async (address) => {
      const refused = await owner().refused(createConnection, {
        params: { id: organization.id },
        body: { ...form(), issuer: address },
      })
      expect(refused.body.fields).toEqual({ issuer: expect.stringMatching(/https/) })
    },
  )

  test('it is rejected in changes and in setup links too', async () => {
    using _names = scriptNames({ [host]: [allowed] })
    const { id } = await connect()
    const issuer = 'https://169.254.169.254'
    const changed = await owner().refused(updateConnection, { params: { id }, body: { issuer } })
    expect(changed.body.fields).toEqual({ issuer: expect.stringMatching(notPublic) })
    const { url } = await owner().call(createSetupLink, { params: { id }, body: {} })
    const code = new URLSearchParams(new URL(url).hash.slice(1)).get('code')!
    const filled = await service.anonymous.refused(fillSetupPage, {
      body: { code, issuer, clientId: 'accord' },
    })
    expect(filled.body.fields).toEqual({ issuer: expect.stringMatching(notPublic) })
  })
})

describe('a name that leads to an address that only the service can reach', () => {
  test('the same provider works with an address that is allowed', async () => {
    using _names = scriptNames({ [host]: [allowed] })
    const connection = await connect()
    const { page } = await signIn(connection)
    expect(codeIn(page)).toMatch(/^acf_/)
  })

  test.each(privateAddresses)(
    'no configuration and no metadata is fetched from %s',
    async (address) => {
      using _names = scriptNames({ [host]: [address] })
      const { id } = await connect()
      const tested = await owner().refused(testConnection, { params: { id }, body: {} })
      expect(tested.body).toMatchObject({
        code: 'provider_unusable',
        fields: { issuer: expect.stringMatching(notPublic) },
      })
      const saml = await owner().refused(createConnection, {
        params: { id: organization.id },
        body: { ...form(), protocol: 'saml', saml: { metadataUrl: `${provider.issuer}/metadata` } },
      })
      expect(saml.body).toMatchObject({
        code: 'provider_unusable',
        fields: { 'saml.metadataUrl': expect.stringMatching(notPublic) },
      })
    },
  )

  test('an answer of the DNS that changes after the configuration was fetched is noticed', async () => {
    const connection = await connect()
    {
      using _names = scriptNames({ [host]: [allowed, '169.254.169.254'] })
      // This fetches the configuration again.
      await owner().call(testConnection, { params: { id: connection.id }, body: {} })
      const { page } = await signIn(connection)
      expect(page.status).toBe(403)
    }
    expect(await lastRejection(connection)).toMatchObject({
      rejection: 'address_not_public',
      says: expect.stringMatching(notPublic),
    })
  })

  test('metadata whose name leads elsewhere later is not fetched, and owners see why', async () => {
    const made = await owner().call(createConnection, {
      params: { id: organization.id },
      body: {
        ...form(),
        protocol: 'saml',
        saml: {
          entityId: 'urn:idp',
          signInUrl: 'https://idp.example',
          certificates: createSamlKey().certificate,
        },
      },
    })
    await turnOn(service, made.id)
    await service.context.pool.query(
      `update connections set settings = jsonb_set(settings, '{saml,metadataUrl}', to_jsonb($2::text)) where id = $1`,
      [made.id, `${provider.issuer}/metadata`],
    )
    using _names = scriptNames({ [host]: ['10.0.0.1'] })
    await watchCertificates(service.context)
    const found = await owner().call(getConnection, { params: { id: made.id } })
    expect(found.saml!.metadataProblem).toMatch(notPublic)
  })
})

describe('a provider that sends the service to an address that only the service can reach', () => {
  const internal = 'https://169.254.169.254/latest/meta-data'

  test.each(['token_endpoint', 'jwks_uri'])('a request to its %s is not sent', async (endpoint) => {
    using _names = scriptNames({ [host]: [allowed] })
    provider.script.configuration = { [endpoint]: internal }
    const connection = await connect()
    await owner().call(testConnection, { params: { id: connection.id }, body: {} })
    const { page } = await signIn(connection)
    expect(page.status).toBe(403)
    const html = await page.text()
    expect(html).toContain('Contact an admin')
    expect(html).not.toContain('169.254')
    expect(await lastRejection(connection)).toMatchObject({ rejection: 'address_not_public' })
  })

  test('its keys are not fetched for a sign-out message', async () => {
    using _names = scriptNames({ [host]: [allowed] })
    provider.script.configuration = { jwks_uri: internal }
    const { id } = await connect()
    await owner().call(testConnection, { params: { id }, body: {} })
    const answer = await fetch(`${service.url}${ssoPaths.backchannelLogout(id)}`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: await provider.signLogout({ sub: 'someone' }) }),
    })
    expect(answer.status).toBe(400)
  })

  test('redirects are not followed', async () => {
    using _names = scriptNames({ [host]: [allowed] })
    const configuration = '/.well-known/openid-configuration'
    // Even to an address that's allowed.
    provider.script.redirects = {
      [configuration]: `${provider.issuer}/elsewhere`,
      '/metadata': internal,
    }
    const { id } = await connect()
    const tested = await owner().refused(testConnection, { params: { id }, body: {} })
    expect(tested.body.fields).toEqual({ issuer: expect.stringMatching(/couldn't read/) })
    const saml = await owner().refused(createConnection, {
      params: { id: organization.id },
      body: { ...form(), protocol: 'saml', saml: { metadataUrl: `${provider.issuer}/metadata` } },
    })
    expect(saml.body.fields).toEqual({
      'saml.metadataUrl': expect.stringMatching(/couldn't fetch/),
    })
  })

  test('the token endpoint is not followed to another address', async () => {
    using _names = scriptNames({ [host]: [allowed] })
    const connection = await connect()
    await owner().call(testConnection, { params: { id: connection.id }, body: {} })
    provider.script.redirects = { '/token': `${provider.issuer}/elsewhere` }
    const { page } = await signIn(connection)
    expect(page.status).toBe(503)
    expect(await lastRejection(connection)).toMatchObject({ rejection: 'provider_unavailable' })
  })
})
