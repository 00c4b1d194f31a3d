import { randomUUID } from 'node:crypto'
import {
  connectProvider,
  disconnectProvider,
  finishConnecting,
  listConnectionSignIns,
  listOwnConnections,
  ssoPaths,
  testConnection,
  turnOffConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { me } from '@accord/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { emailsTo } from '#testing/inbox.ts'
import { newestActivity } from '#testing/members.ts'
import type { TestMember, TestOrganization } from '#testing/organizations.ts'
import { VisitingBrowser, connectTo, signInThrough, verifyDomain } from '#testing/single-sign-on.ts'
import { type TestService, sharedTestService, startTestService } from '#testing/test-service.ts'

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
})

/** Goes to the provider and back. Returns the fragment of the page that finishes it. */
async function begin(member: TestMember, browser: VisitingBrowser) {
  const { url } = await member.as.call(connectProvider, { params: connection, body: {} })
  const back = await browser.signInAt(url)
  expect(back.status).toBe(303)
  const page = new URL(back.headers.get('location')!)
  expect(page.pathname).toBe(ssoPaths.finishConnecting)
  return Object.fromEntries(new URLSearchParams(page.hash.slice(1)))
}

/** Finishes it in a browser, as someone. */
const finish = (member: TestMember, browser: VisitingBrowser, code: string) =>
  browser
    .as(member.token)
    .request('POST', `/api/connection/${connection.id}/connect/finish`, { code })

/** Connects a member's own profile, whatever the provider says about the address. */
async function connect(member: TestMember, claims: object) {
  provider.script.claims = { ...claims }
  const browser = new VisitingBrowser(service)
  const { code } = await begin(member, browser)
  return finish(member, browser, code!)
}

async function rejectionOf(claims: object) {
  provider.script.claims = { ...claims }
  const { answer } = await signInThrough(service, connection)
  expect(answer.status).toBe(403)
  const page = await organization.owner.as.call(listConnectionSignIns, {
    params: connection,
    query: { filter: 'rejected' },
  })
  return page.data[0]!.rejection
}

const isLinked = async (member: TestMember) => {
  const { data } = await member.as.call(listOwnConnections, { params: { id: organization.id } })
  return data.find(({ id }) => id === connection.id)?.linked
}

describe('connecting from inside', () => {
  test('L7: an owner is rejected until they connect their own membership', async () => {
    const { owner } = organization
    const email = `owner@${domain}`
    await service.context.pool.query(
      'update profiles set email = $2, email_proven = true where id = $1',
      [owner.profileId, email],
    )
    const claims = { sub: randomUUID(), email, email_verified: true }
    expect(await rejectionOf(claims)).toBe('owner_must_connect')
    expect((await connect(owner, claims)).status).toBe(200)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'provider_linked',
      detail: { through: 'connected' },
    })
    provider.script.claims = claims
    const { body, as } = await signInThrough(service, connection)
    expect(body).toMatchObject({ id: owner.id, profile: owner.profileId })
    // Calls for owners still need the owner's own account.
    const name = { params: connection, body: { name: 'Mine' } }
    expect(await as.refused(updateConnection, name)).toMatchObject({
      status: 403,
      body: { code: 'own_sign_in_needed' },
    })
  })

  test.each([
    ['has an address outside the domains', { email: 'guest@elsewhere.example' }],
    ['has no address', {}],
    ['has an unverified address', { email: 'guest@elsewhere.example', email_verified: false }],
  ])(
    'L4: a guest who %s at the provider is rejected, and signs in after connecting',
    async (_what, said) => {
      const guest = await service.createMember(organization, ['member'])
      const claims = { sub: randomUUID(), ...said }
      expect(await rejectionOf(claims)).toMatch(/^email_/)
      expect(await isLinked(guest)).toBe(false)
      expect((await connect(guest, claims)).status).toBe(200)
      expect(await isLinked(guest)).toBe(true)
      provider.script.claims = claims
      const { body } = await signInThrough(service, connection)
      expect(body).toMatchObject({ id: guest.id, profile: guest.profileId })
      const kinds = (await emailsTo(service.context, guest.email)).map(({ kind }) => kind)
      expect(kinds).toContain('provider_linked')
      // Their own password still works.
      expect(await guest.signInAgain()).toMatch(/^acu_/)
    },
  )

  test('connecting the same identity again changes nothing', async () => {
    const guest = await service.createMember(organization, ['member'])
    const claims = { sub: randomUUID() }
    await connect(guest, claims)
    const before = await newestActivity(service, organization.id)
    expect((await connect(guest, claims)).status).toBe(200)
    expect(await newestActivity(service, organization.id)).toEqual(before)
  })

  test('neither side can be linked to someone else', async () => {
    const [one, other] = [
      await service.createMember(organization, ['member']),
      await service.createMember(organization, ['member']),
    ]
    const claims = { sub: randomUUID() }
    await connect(one, claims)
    for (const [member, said] of [
      [other, claims],
      [one, { sub: randomUUID() }],
    ] as const) {
      expect(await connect(member, said)).toMatchObject({
        status: 403,
        body: { code: 'provider_sign_in_rejected' },
      })
    }
    expect(await isLinked(other)).toBe(false)
  })

  test('two members who connect the same identity at the same time do not both succeed', async () => {
    const members = await Promise.all(
      [1, 2].map(() => service.createMember(organization, ['member'])),
    )
    provider.script.claims = { sub: randomUUID() }
    const begun = await Promise.all(
      members.map(async (member) => {
        const browser = new VisitingBrowser(service)
        return { member, browser, code: (await begin(member, browser))['code']! }
      }),
    )
    const answers = await Promise.all(
      begun.map(({ member, browser, code }) => finish(member, browser, code)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
  })

  test('a flow counts only for the person and the browser that began it, and only once', async () => {
    const [guest, attacker] = [
      await service.createMember(organization, ['member']),
      await service.createMember(organization, ['member']),
    ]
    provider.script.claims = { sub: randomUUID() }
    const browser = new VisitingBrowser(service)
    const { code } = await begin(guest, browser)
    const over = { body: { code: 'sign_in_over' } }
    expect(await finish(attacker, browser, code!)).toMatchObject(over)
    const elsewhere = new VisitingBrowser(service)
    expect(await finish(guest, elsewhere, code!)).toMatchObject(over)
    // It isn't a sign-in either.
    expect(await browser.finish(code!)).toMatchObject(over)
    expect((await finish(guest, browser, code!)).status).toBe(200)
    expect(await finish(guest, browser, code!)).toMatchObject(over)
    expect(await isLinked(attacker)).toBe(false)
  })

  test('the code of a sign-in does not connect anyone', async () => {
    const guest = await service.createMember(organization, ['member'])
    provider.script.claims = { sub: randomUUID() }
    const browser = new VisitingBrowser(service)
    const back = await browser.signInAt(ssoPaths.start(connection.id))
    const { hash } = new URL(back.headers.get('location')!)
    const code = new URLSearchParams(hash.slice(1)).get('code')!
    expect(await finish(guest, browser, code)).toMatchObject({ body: { code: 'sign_in_over' } })
  })

  test('a connection that is off, or whose settings changed meanwhile, connects no one', async () => {
    const guest = await service.createMember(organization, ['member'])
    provider.script.claims = { sub: randomUUID() }
    const browser = new VisitingBrowser(service)
    const { code } = await begin(guest, browser)
    const { as } = organization.owner
    await as.call(updateConnection, { params: connection, body: { clientSecret: 'another' } })
    expect(await finish(guest, browser, code!)).toMatchObject({ body: { code: 'sign_in_over' } })
    await as.call(turnOffConnection, { params: connection, body: {} })
    expect(await guest.as.refused(connectProvider, { params: connection, body: {} })).toMatchObject(
      { status: 409, body: { code: 'connection_not_active' } },
    )
  })

  test("a member's attempts have a limit, which is not the one for the owners' checks", async () => {
    const limits = 'connectionChecksPerOrganization=2/1h,providerConnectsPerPerson=2/1h'
    await using limited = await startTestService({ beside: service, limits })
    const guest = await service.createMember(organization, ['member'])
    const at = (token: string) => limited.anonymous.with({ authorization: `Bearer ${token}` })
    const begun = { params: connection, body: {} }
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await at(guest.token).call(connectProvider, begun)
    }
    expect((await at(guest.token).refused(connectProvider, begun)).status).toBe(429)
    await at(organization.owner.token).call(testConnection, begun)
  })

  test("someone who isn't a member can neither begin nor finish", async () => {
    const stranger = (await service.createOrganization()).owner
    const params = connection
    expect((await stranger.as.refused(connectProvider, { params, body: {} })).status).toBe(404)
    expect(
      (await stranger.as.refused(finishConnecting, { params, body: { code: 'acf_x' } })).status,
    ).toBe(404)
  })
})

describe('disconnecting', () => {
  test('it ends the sessions of the provider, and the person is not recognized anymore', async () => {
    const guest = await service.createMember(organization, ['member'])
    const claims = { sub: randomUUID(), email: 'guest@elsewhere.example' }
    await connect(guest, claims)
    provider.script.claims = claims
    const { as } = await signInThrough(service, connection)
    expect(await as.call(me)).toMatchObject({ id: guest.id })
    await guest.as.call(disconnectProvider, { params: connection })
    expect((await as.refused(me)).status).toBe(401)
    expect(await rejectionOf(claims)).toBe('email_outside_domains')
    expect(await guest.as.call(me)).toMatchObject({ id: guest.id })
    const again = await guest.as.refused(disconnectProvider, { params: connection })
    expect(again.status).toBe(404)
  })
})
