import {
  acceptNetworkInvitation,
  deleteNetworkInvitation,
  getNetworkInvitation,
  inviteToNetwork,
  listNetworkInvitations,
  resendNetworkInvitation,
  searchOrganizations,
} from '@accord/contract/network-invitations.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newestActivity } from '#testing/members.ts'
import {
  type TestNetwork,
  createTestNetwork,
  expireNetworkInvitation,
  invitedTo,
  joinedTo,
} from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let owner: TestOrganization
let member: TestOrganization
let other: TestOrganization
let network: TestNetwork

beforeAll(async () => {
  service = await startTestService({
    limits: 'networkInvitationsPerOrganization=50/1h,resendPerInvitation=3/10m',
  })
  ;[owner, member, other] = await Promise.all([
    service.createOrganization({ form: { name: 'Northside' } }),
    service.createOrganization({ form: { name: 'Maple Grove', city: 'Ottawa' } }),
    service.createOrganization({ form: { name: 'Riverbend' } }),
  ])
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query('delete from limits')
  await service.context.pool.query('delete from networks')
  network = await createTestNetwork(owner, {
    name: 'Care Circle',
    shares: ['organization', 'survey'],
  })
})

const invite = (organization: { id: string }, by = owner) =>
  by.owner.as.request('POST', '/api/network-invitation', {
    network: network.id,
    organization: organization.id,
  })
const accept = (id: string, body: object = {}) =>
  member.owner.as.request('POST', `/api/network-invitation/${id}/accept`, body)

describe('inviting an organization', () => {
  test('NW-7: found organizations can be invited for 30 days, with the requested shares', async () => {
    const [hit] = await owner.owner.as.call(searchOrganizations, {
      query: { email: member.owner.email, network: network.id },
    })
    const { createdAt, expiresAt, ...rest } = await owner.owner.as.call(inviteToNetwork, {
      body: { network: network.id, organization: hit!.id },
    })
    expect(rest).toMatchObject({
      networkName: 'Care Circle',
      network: { id: network.id, createdBy: { id: owner.id, name: 'Northside' } },
      organization: { id: member.id, name: 'Maple Grove', city: 'Ottawa' },
      acceptedAt: null,
      joined: false,
      expired: false,
      shares: [],
      requestedShares: ['organization', 'survey'],
      refusedShares: [],
      invitedBy: 'Ana Duarte',
      redirectUrl: null,
    })
    const days = (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000
    expect(days).toBeCloseTo(30, 2)
    expect(await newestActivity(service, owner.id)).toMatchObject({
      kind: 'network_invited',
      detail: { network: 'Care Circle', organization: 'Maple Grove' },
    })
  })

  test('NW-7: an organization that appears in search can be invited by its ID without a search', async () => {
    expect((await invite(other)).status).toBe(201)
  })

  test("NW-7: inviting a hidden organization is rejected like inviting one that doesn't exist", async () => {
    const set = (findable: boolean) =>
      member.owner.as.call(updateOrganization, { params: { id: member.id }, body: { findable } })
    const notFound = { code: 'organization_not_found' }
    const nobody = { id: '6f0b2a52-8f0c-4a38-9d0f-6b0c8f1f3c11' }
    expect(await invite(nobody)).toMatchObject({ status: 404, body: notFound })
    await set(false)
    expect(await invite(member)).toMatchObject({ status: 404, body: notFound })
    await set(true)
    expect((await invite(member)).status).toBe(201)
  })

  test('NW-7: a hidden organization in another network of the same owner can be invited', async () => {
    await joinedTo(await createTestNetwork(owner), member)
    const set = (findable: boolean) =>
      member.owner.as.call(updateOrganization, { params: { id: member.id }, body: { findable } })
    await set(false)
    expect((await invite(member)).status).toBe(201)
    await set(true)
  })

  test("NW-7: inviting an organization is rejected if it joined, is already invited, or is one's own", async () => {
    await joinedTo(network, member)
    expect(await invite(member)).toMatchObject({
      status: 409,
      body: { message: 'This organization has already joined.' },
    })
    await invitedTo(network, other)
    expect(await invite(other)).toMatchObject({
      status: 409,
      body: { message: 'This organization has already been invited.' },
    })
    for (const id of [owner.id, owner.id.toUpperCase()]) {
      const refused = { status: 409, body: { code: 'own_network' } }
      expect(await invite({ ...owner, id })).toMatchObject(refused)
    }
  })

  test("NW-7: an expired invitation doesn't block a new one", async () => {
    const old = await invitedTo(network, member)
    await expireNetworkInvitation(service, old.id)
    const { id } = await invitedTo(network, member)
    expect(id).not.toBe(old.id)
    expect((await accept(old.id)).status).toBe(404)
    expect((await accept(id)).status).toBe(200)
  })

  test('RL1: an organization can invite 50 other organizations an hour', async () => {
    await invitedTo(network, other)
    await service.context.pool.query('update limits set count = 48')
    const answers = await runConcurrently(4, () => invite(other))
    expect(statusCodes(answers)).toEqual({ 409: 2, 429: 2 })
  })
})

describe('the redirect URL of a network invitation', () => {
  test.each([
    ['https://Partner.example/done?x=1', 'https://partner.example/done?x=1'],
    ['http://localhost:3000', 'http://localhost:3000/'],
    ['data:text/html,x', null],
    ['//partner.example', null],
    ['/organization', null],
    ['https://ana:secret@partner.example', null],
    ['https:\\\\partner.example', null],
    [`https://partner.example/${'x'.repeat(2000)}`, null],
    ['', null],
  ])('NW-8: the redirect URL %s is stored as %s', async (callback, kept) => {
    const { redirectUrl } = await invitedTo(network, member, callback)
    expect(redirectUrl).toBe(kept)
  })

  test('NW-10: the invitation shows whether the person uses an application of that origin', async () => {
    const { pool } = service.context
    const known = async (callback: string) => {
      const { id } = await invitedTo(await createTestNetwork(owner), member, callback)
      const read = await member.owner.as.call(getNetworkInvitation, { params: { id } })
      expect((await accept(id)).body).toMatchObject({ redirectKnown: read.redirectKnown })
      return read.redirectKnown
    }
    await pool.query(
      `insert into applications (id, organization_id, name, scopes, redirect_uris)
       values (gen_random_uuid(), $1, 'App', '{}', '{https://app.example/back,https://bare.example}')`,
      [member.id],
    )
    expect(await known('https://app.example/elsewhere')).toBe(true)
    expect(await known('https://bare.example/')).toBe(true)
    expect(await known('https://app.example.evil.example/back')).toBe(false)
    expect(await known('http://app.example/back')).toBe(false)
    expect(await known('https://app.example:8443/back')).toBe(false)
    expect(await known(`${service.context.config.publicUrl.origin}/user/profile`)).toBe(true)
    expect(await known('nonsense')).toBe(false)
  })
})

describe('the list of organizations in a network', () => {
  test('NW-4: the list of organizations in a network is complete for the owner, newest first, including expired ones', async () => {
    const joined = await joinedTo(network, member)
    const expired = await invitedTo(network, other)
    await expireNetworkInvitation(service, expired.id)
    const query = { $skip: 0, $limit: 20, network: network.id }
    const { data, __meta } = await owner.owner.as.call(listNetworkInvitations, { query })
    expect(__meta.total).toBe(2)
    expect(data.map(({ id, joined: isIn, expired: is }) => [id, isIn, is])).toEqual([
      [expired.id, false, true],
      [joined.id, true, false],
    ])
    const paged = await owner.owner.as.call(listNetworkInvitations, {
      query: { $skip: 1, $limit: 1, network: network.id },
    })
    expect(paged).toMatchObject({
      data: [{ id: joined.id }],
      __meta: { total: 2, skip: 1, limit: 1 },
    })
  })

  test("NW-4: the list of organizations in a network has only the member's own row for a member, without any person's name", async () => {
    const { id } = await joinedTo(network, member)
    await invitedTo(network, other)
    const query = { $skip: 0, $limit: 20, network: network.id }
    const { data, __meta } = await member.owner.as.call(listNetworkInvitations, { query })
    expect(__meta.total).toBe(1)
    expect(data).toMatchObject([{ id, joined: true, invitedBy: null }])
  })
})

describe('accepting a network invitation', () => {
  test('NW-10: accepting a network invitation joins with the requested shares, which the page can show beforehand', async () => {
    const { id } = await invitedTo(network, member)
    const params = { id }
    const shown = await member.owner.as.call(getNetworkInvitation, { params })
    expect(shown).toMatchObject({
      networkName: 'Care Circle',
      network: { createdBy: { name: 'Northside' }, shares: ['organization', 'survey'] },
      requestedShares: ['organization', 'survey'],
      invitedBy: null,
    })
    expect(JSON.stringify(shown)).not.toContain(owner.owner.email)
    const body = { shares: shown.requestedShares }
    const joined = await member.owner.as.call(acceptNetworkInvitation, { params, body })
    expect(joined).toMatchObject({
      joined: true,
      shares: ['organization', 'survey'],
      requestedShares: [],
    })
  })

  test('NW-10: accepting a network invitation a second time is rejected for a colleague, but confirmed to the same person', async () => {
    const admin = await service.createMember(member, ['admin'])
    const { id } = await joinedTo(network, member)
    const again = await admin.as.request('POST', `/api/network-invitation/${id}/accept`)
    expect(again).toMatchObject({
      status: 400,
      body: { message: 'This invitation has already been accepted.' },
    })
    expect(await accept(id)).toMatchObject({
      status: 409,
      body: { message: "You've already joined the network." },
    })
  })

  test('NW-10: accepting an expired network invitation is rejected', async () => {
    const { id } = await invitedTo(network, member)
    await expireNetworkInvitation(service, id)
    for (const body of [{}, { shares: [] }]) {
      expect(await accept(id, body)).toMatchObject({
        status: 400,
        body: { code: 'invitation_expired' },
      })
    }
  })
})

describe('declining and withdrawing a network invitation', () => {
  test('NW-11: declining deletes a network invitation, and it can be sent again', async () => {
    const { id } = await invitedTo(network, member)
    const params = { id }
    await member.owner.as.call(deleteNetworkInvitation, { params })
    for (const person of [member.owner, owner.owner]) {
      expect((await person.as.refused(getNetworkInvitation, { params })).status).toBe(404)
    }
    expect((await invite(member)).status).toBe(201)
  })

  test('NW-5: the owner can withdraw pending invitations, but not accepted ones', async () => {
    const { id } = await invitedTo(network, member)
    await owner.owner.as.call(deleteNetworkInvitation, { params: { id } })
    expect((await accept(id)).status).toBe(404)
    const joined = await joinedTo(network, member)
    for (const person of [owner.owner, member.owner]) {
      const answer = await person.as.refused(deleteNetworkInvitation, { params: { id: joined.id } })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invitation_accepted' } })
    }
  })
})

describe('resending a network invitation', () => {
  test('NW-5: resending an expired network invitation makes it valid for 30 more days', async () => {
    const { id } = await invitedTo(network, member)
    await expireNetworkInvitation(service, id)
    const again = await owner.owner.as.call(resendNetworkInvitation, { params: { id }, body: {} })
    expect(again).toMatchObject({ id, expired: false })
    expect(Date.parse(again.expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000)
    expect((await accept(id)).status).toBe(200)
    const answer = await owner.owner.as.refused(resendNetworkInvitation, {
      params: { id },
      body: {},
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'invitation_answered' } })
  })

  test('RL1: NW-5: a network invitation can be resent three times in ten minutes', async () => {
    const { id } = await invitedTo(network, member)
    const spelled = [id, id.toUpperCase()]
    const answers = await runConcurrently(5, (index) =>
      owner.owner.as.request('POST', `/api/network-invitation/${spelled[index % 2]}/resend`),
    )
    expect(statusCodes(answers)).toEqual({ 200: 3, 429: 2 })
  })
})
