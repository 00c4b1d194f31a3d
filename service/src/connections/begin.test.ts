import { randomUUID } from 'node:crypto'
import {
  beginSignIn,
  listConnectionSignIns,
  ssoPaths,
  turnOffConnection,
} from '@accord/contract/connections.ts'
import { deleteOrganization } from '@accord/contract/deletions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { VisitingBrowser, connectTo, signInThrough, verifyDomain } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'

let service: TestService
let provider: ScriptedProvider
let organization: TestOrganization
let domain: string
let connection: { id: string }

beforeAll(async () => {
  service = await sharedTestService()
  provider = await startScriptedProvider()
})
afterAll(() => provider[Symbol.asyncDispose]())

beforeEach(async () => {
  organization = await service.createOrganization()
  domain = await verifyDomain(service, organization)
  connection = await connectTo(service, organization, provider)
  Object.assign(provider.script, { redirects: {}, hangs: false, parameters: {} })
  provider.script.claims = {
    sub: randomUUID(),
    email: `${randomUUID()}@${domain}`,
    email_verified: true,
  }
})

const ownUrl = () => service.context.config.publicUrl

describe('the first step of a sign-in', () => {
  const begin = (email: string) => service.anonymous.call(beginSignIn, { body: { email } })

  test('members, owners, removed people, and unknown people get the same answer', async () => {
    const member = await service.createMember(organization, ['member'])
    await service.context.pool.query('update profiles set email = $2 where id = $1', [
      member.profileId,
      `member@${domain}`,
    ])
    await service.createPerson({ email: `account@${domain}` })
    const answers = await Promise.all(
      ['member', 'account', 'unknown', 'UNKNOWN'].map((name) => begin(`${name}@${domain}`)),
    )
    const start = new URL(ssoPaths.start(connection.id), ownUrl()).href
    for (const answer of answers) {
      const { name, url } = answer.provider!
      // Only the proof for the browser differs.
      expect([name, url.replace(/\?go=[\w-]{43}$/, '')]).toEqual(['Northside', start])
    }
  })

  test.each(['elsewhere.example', 'sub'])(
    'there is no offer for another domain: %s',
    async (other) => {
      const name = other === 'sub' ? `sub.${domain}` : other
      expect(await begin(`ana@${name}`)).toEqual({ provider: null })
      // Members with addresses of other domains aren't revealed either.
      expect(await begin(organization.owner.email)).toEqual({ provider: null })
    },
  )

  test('there is no offer while the connection is off, or after the organization was deleted', async () => {
    const { as } = organization.owner
    await as.call(turnOffConnection, { params: connection, body: {} })
    expect(await begin(`ana@${domain}`)).toEqual({ provider: null })
    const second = await connectTo(service, organization, provider)
    expect((await begin(`ana@${domain}`)).provider!.url).toContain(second.id)
    await as.call(deleteOrganization, { params: { id: organization.id } })
    expect(await begin(`ana@${domain}`)).toEqual({ provider: null })
  })
})

describe('an app tile', () => {
  const tile = (query: Record<string, string> = {}, id = organization.id) =>
    `${ssoPaths.tile}${id}?${new URLSearchParams(query).toString()}`

  /** Opens the tile and follows our own redirects, up to the provider. */
  async function open(browser: VisitingBrowser, address: string) {
    let response = await browser.open(address)
    let location = response.headers.get('location')
    if (location !== null) {
      // A sign-in that none of our pages began asks first.
      response = await browser.begin(location)
      location = response.headers.get('location')
    }
    while (location !== null && new URL(location).origin === ownUrl().origin) {
      response = await browser.open(location)
      location = response.headers.get('location')
    }
    return { status: response.status, url: location === null ? undefined : new URL(location) }
  }

  /** Signs someone in with a tile, and returns the fields for the page that finishes the sign-in. */
  async function signInWith(query: Record<string, string>) {
    const browser = new VisitingBrowser(service)
    const { url } = await open(browser, tile(query))
    const back = await browser.open(url!.href)
    const page = await browser.open(back.headers.get('location')!)
    const { pathname, hash } = new URL(page.headers.get('location')!)
    expect(pathname).toBe(ssoPaths.finish)
    const fields = Object.fromEntries(new URLSearchParams(hash.slice(1)))
    expect((await browser.finish(fields['code']!)).status).toBe(200)
    return fields
  }

  test('it leads to the provider, and signs the person in', async () => {
    const { url } = await open(new VisitingBrowser(service), tile())
    expect(url!.origin).toBe(provider.issuer)
    expect(await signInWith({})).not.toHaveProperty('target')
  })

  test('the provider can name itself, the person, and the page (third-party initiated login)', async () => {
    const path = `/organization/${organization.id}/members?role=admin`
    const query = {
      iss: provider.issuer,
      login_hint: 'noor@northside.example',
      target_link_uri: new URL(path, ownUrl()).href,
    }
    const { url } = await open(new VisitingBrowser(service), tile(query))
    expect(url!.searchParams.get('login_hint')).toBe('noor@northside.example')
    expect(await signInWith(query)).toMatchObject({ target: path })
  })

  test('another issuer, another organization, and one that was deleted lead nowhere', async () => {
    const browser = new VisitingBrowser(service)
    const elsewhere = await service.createOrganization()
    const deleted = await service.createOrganization()
    await connectTo(service, deleted, provider)
    await deleted.owner.as.call(deleteOrganization, { params: { id: deleted.id } })
    for (const address of [
      tile({ iss: 'https://elsewhere.example' }),
      tile({}, elsewhere.id),
      tile({}, deleted.id),
      tile({}, randomUUID()),
      tile({}, 'no-id'),
    ]) {
      expect(await open(browser, address)).toEqual({ status: 404, url: undefined })
    }
  })

  test('the issuer chooses among several connections', async () => {
    await using other = await startScriptedProvider('other-client')
    const second = await connectTo(service, organization, other)
    for (const [iss, expected] of [
      [provider.issuer, provider.issuer],
      [other.issuer, other.issuer],
    ] as const) {
      const { url } = await open(new VisitingBrowser(service), tile({ iss }))
      expect(url!.origin).toBe(expected)
    }
    expect(second.id).not.toBe(connection.id)
  })

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    String.raw`/\elsewhere.example`,
    String.raw`\\elsewhere.example`,
    // oxlint-disable-next-line no-script-url -- The service must not open it.
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://localhost.elsewhere.example/',
    'https://user@elsewhere.example/',
    `/${'a'.repeat(2000)}`,
  ])('a page outside our own host is not opened: %s', async (target_link_uri) => {
    expect(await signInWith({ target_link_uri })).not.toHaveProperty('target')
  })

  test('a target of the start page is checked in the same way', async () => {
    const browser = new VisitingBrowser(service)
    const start = `${ssoPaths.start(connection.id)}?target=${encodeURIComponent('https://elsewhere.example/')}`
    const page = await browser.signInAt(start)
    expect(page.headers.get('location')).not.toContain('elsewhere')
  })
})

describe('a provider that is down', () => {
  const rejections = async () => {
    const { data } = await organization.owner.as.call(listConnectionSignIns, {
      params: connection,
      query: { filter: 'rejected' },
    })
    return data.map(({ rejection }) => rejection)
  }

  test('the person gets a page and the reason is recorded, and everything works once it is back', async () => {
    await using other = await startScriptedProvider('other-client')
    const theirs = await connectTo(service, organization, other)
    connection = theirs
    const unreachable = other.issuer.replace(/\d+$/, '1')
    const issuerIs = (issuer: string) =>
      service.context.pool.query(
        `update connections set settings = jsonb_set(settings, '{issuer}', to_jsonb($2::text)) where id = $1`,
        [theirs.id, issuer],
      )
    await issuerIs(unreachable)
    const page = await new VisitingBrowser(service).begin(ssoPaths.start(theirs.id))
    expect([page.status, await page.text()]).toEqual([
      503,
      expect.stringContaining('Your identity provider is unavailable'),
    ])
    expect(await rejections()).toEqual(['provider_unavailable'])
    // Owners have their own sign-in.
    expect(await organization.owner.signInAgain()).toMatch(/^acu_/)
    await issuerIs(other.issuer)
    other.script.claims = provider.script.claims
    expect((await signInThrough(service, theirs)).answer.status).toBe(200)
  })

  test.each([
    ['its keys', '/jwks'],
    ['its token endpoint', '/token'],
  ])('a failure of %s leads to a page, and signs no one in', async (_what, path) => {
    provider.script.redirects = { [path]: `${provider.issuer}/elsewhere` }
    const page = await new VisitingBrowser(service).signInAt(ssoPaths.start(connection.id))
    expect(page.status).toBe(503)
    expect(await rejections()).toEqual(['provider_unavailable'])
  })

  test("an error that the provider returns is recorded, and the person isn't signed in", async () => {
    provider.script.parameters = { error: 'access_denied', error_description: '<b>no</b>' }
    const page = await new VisitingBrowser(service).signInAt(ssoPaths.start(connection.id))
    expect(page.status).toBe(403)
    expect(await page.text()).not.toContain('<b>no</b>')
    expect(await rejections()).toEqual(['provider_error'])
  })
})
