import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import {
  createOrganization,
  getOrganization,
  leaveOrganization,
  listOrganizations,
  updateOrganization,
} from '@accord/contract/organizations.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bystander } from '#testing/access/cast.ts'
import type { TestMember } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ limits: 'organizationsPerUser=20/1d' })
})
afterAll(() => service[Symbol.asyncDispose]())

const postalCode = 'Enter a postal code such as K1A 0B1.'
const zipCode = 'Enter a 5-digit ZIP code.'
const page = { query: { $skip: 0, $limit: 20 } }
const kindsIn = async (owner: TestMember, id: string) =>
  (await owner.as.call(listOrganizationActivity, { params: { id }, ...page })).data

describe('creating an organization', () => {
  test("OC-6: the creator of an organization becomes its owner, with the account's address", async () => {
    const ana = await service.createPerson()
    const { organization, profile } = await ana.as.call(createOrganization, {
      body: { name: '  Harbour  ' },
    })
    expect(profile).toMatchObject({
      email: ana.email,
      pendingEmail: null,
      roles: ['owner'],
      organization: { id: organization.id },
    })
    expect(organization).toMatchObject({
      name: 'Harbour',
      description: '',
      state: '',
      country: 'US',
      profileRoles: ['owner'],
    })
    const { data } = await ana.as.call(listProfiles, page)
    const named = { ...profile, organization: { id: organization.id, name: 'Harbour' } }
    expect(data).toEqual([named])
  })

  test('OC-1: a new organization stores every field of the form', async () => {
    const form = {
      name: 'Harbour',
      description: 'Boats\nand nets',
      address: '1 Quay',
      email: 'office@example.com',
      city: 'Portland',
      state: 'ME',
      zipcode: '04101',
      timezone: 'America/New_York',
      country: 'US',
    } as const
    const { id, owner } = await service.createOrganization({ form })
    expect(await owner.as.call(getOrganization, { params: { id }, query: {} })).toMatchObject(form)
  })

  test("OC-2: a new organization's Canadian postal code is formatted in capitals with a space", async () => {
    const form = { name: 'Harbour', country: 'CA', state: 'ON', zipcode: 'k1a0b1' } as const
    const { zipcode } = await service.createOrganization({ form })
    expect(zipcode).toBe('K1A 0B1')
  })

  test.each<[string, object, Record<string, string>]>([
    ['OC-3', { country: 'CA', state: 'ME' }, { state: 'Choose a province.' }],
    ['OC-3', { country: 'US', state: 'ON' }, { state: 'Choose a state.' }],
    ['OC-3', { country: 'CA', timezone: 'America/New_York' }, { timezone: 'Choose a time zone.' }],
    ['OC-2', { country: 'CA', zipcode: '04101' }, { zipcode: postalCode }],
    ['OC-2', { country: 'US', zipcode: 'K1A 0B1' }, { zipcode: zipCode }],
    ['OC-2', { country: 'US', zipcode: '041011' }, { zipcode: zipCode }],
    ['OC-1', { name: '  ' }, { name: 'Enter the name of the organization.' }],
    ['OC-1', { email: 'nobody' }, { email: 'Enter a valid email address.' }],
    ['OC-1', { country: 'FR' }, { country: 'Choose a country.' }],
    ['OC-6', { profileRoles: ['admin'] }, { profileRoles: "This field isn't recognized." }],
  ])(
    '%s: creating an organization rejects %j with a sentence for the field',
    async (_row, wrong, fields) => {
      const body = { name: 'Harbour', ...wrong }
      const answer = await (await someone()).as.request('POST', '/api/organization', body)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ fields })
    },
  )

  test('RL1: a person can create at most 20 organizations a day, even with concurrent requests', async () => {
    const ana = await service.createPerson()
    const answers = await runConcurrently(22, () =>
      ana.as.request('POST', '/api/organization', { name: 'Harbour' }),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status }) => status)).toEqual([429, 429])
    expect(refused[0]!.body).toMatchObject({ code: 'too_many_organizations' })
  })

  let one: Awaited<ReturnType<TestService['createPerson']>> | undefined
  const someone = async () => (one ??= await service.createPerson())
})

describe('the list of organizations', () => {
  test("API-4: the list of organizations is paginated, most recently joined first, and shows the person's roles in each", async () => {
    const ana = await service.createPerson()
    const first = await service.createOrganization({ owner: ana })
    const [second, third] = [await service.createOrganization(), await service.createOrganization()]
    await service.createMember(second, ['member'], ana)
    await service.createMember(third, ['contact'], ana)

    const { data, __meta } = await ana.as.call(listOrganizations, page)
    expect(__meta).toEqual({ total: 3, skip: 0, limit: 20 })
    expect(data).toEqual([
      { id: third.id, name: third.name, logo: null, profileRoles: ['contact'] },
      {
        id: second.id,
        name: second.name,
        logo: null,
        description: '',
        country: 'US',
        createdAt: second.createdAt,
        profileRoles: ['member'],
        deletion: null,
      },
      expect.objectContaining({ id: first.id, profileRoles: ['owner'], memberCount: 1 }),
    ])
    const middle = await ana.as.call(listOrganizations, { query: { $skip: 1, $limit: 1 } })
    expect(middle.data.map(({ id }) => id)).toEqual([second.id])
  })

  test("the list of organizations can be searched by name and city, and contains only the person's own", async () => {
    const ana = await service.createPerson()
    const bath = { name: 'Lantern', city: 'Bath' }
    await service.createOrganization({ form: bath })
    const own = await service.createOrganization({ owner: ana, form: bath })
    await service.createOrganization({ owner: ana, form: { name: 'Lantern', city: 'York' } })
    const find = (search: string) => ana.as.call(listOrganizations, { query: { search } })
    const { data, __meta } = await find('bàth lant')
    expect([data.map(({ id }) => id), __meta.total]).toEqual([[own.id], 1])
    expect((await find('lantern')).__meta.total).toBe(2)
    expect((await find('harbour')).data).toEqual([])
    // The city isn't shown to people who don't manage the organization, so they can't search for it.
    for (const [role, name] of [
      ['contact', 'Beacon'],
      ['member', 'Compass'],
    ] as const) {
      const third = await service.createOrganization({ form: { name, city: 'Leeds' } })
      await service.createMember(third, [role], ana)
      expect([(await find(name)).__meta.total, (await find('leeds')).__meta.total]).toEqual([1, 0])
    }
  })

  test('the list of organizations shows city and number of members only to a session with the required factors', async () => {
    const { id, owner } = await service.createOrganization({ form: { city: 'Bath' } })
    const listed = async (search = '') =>
      (await owner.asUser.call(listOrganizations, { query: { search } })).data
    expect(await listed()).toMatchObject([{ city: 'Bath', memberCount: 1 }])
    const rule = 'update organizations set second_factor_from = now() + $2::interval where id = $1'
    await service.context.pool.query(rule, [id, '1 day'])
    expect(await listed('bath')).toMatchObject([{ city: 'Bath', memberCount: 1 }])
    await service.context.pool.query(rule, [id, '-1 day'])
    const [weak] = await listed()
    expect(Object.keys(weak!)).toEqual(expect.not.arrayContaining(['city']))
    expect(Object.keys(weak!)).toEqual(expect.not.arrayContaining(['memberCount']))
    expect(await listed('bath')).toEqual([])
  })
})

describe('changing an organization', () => {
  test('an organization update leaves omitted fields unchanged, and the activity lists the changed ones', async () => {
    const { id, owner } = await service.createOrganization({
      form: { name: 'Harbour', city: 'Bath' },
    })
    const body = { name: 'Lantern', city: 'Bath', description: 'Lamps' }
    const changed = await owner.as.call(updateOrganization, { params: { id }, body })
    expect(changed).toMatchObject({ name: 'Lantern', description: 'Lamps', city: 'Bath' })
    const [newest] = await kindsIn(owner, id)
    expect(newest).toMatchObject({
      kind: 'organization_updated',
      detail: { fields: ['name', 'description'] },
    })
  })

  test("an update with an organization's current values records no activity", async () => {
    const { id, name, owner } = await service.createOrganization()
    await owner.as.call(updateOrganization, { params: { id }, body: { name } })
    await owner.as.call(updateOrganization, { params: { id }, body: {} })
    expect((await kindsIn(owner, id)).map(({ kind }) => kind)).toEqual(['organization_created'])
  })

  test("OC-3: an organization can't move to another country while its state belongs to the old one", async () => {
    const { id, owner } = await service.createOrganization({ form: { state: 'ME' } })
    const params = { id }
    const refused = await owner.as.refused(updateOrganization, { params, body: { country: 'CA' } })
    expect(refused.body.fields).toEqual({ state: 'Choose a province.' })
    const body = { country: 'CA', state: 'QC', zipcode: 'h2x 1y4' } as const
    expect(await owner.as.call(updateOrganization, { params, body })).toMatchObject({
      country: 'CA',
      state: 'QC',
      zipcode: 'H2X 1Y4',
    })
  })
})

describe('leaving an organization', () => {
  test('OL-3: a person who leaves an organization immediately loses the profile and its tokens, but stays signed in', async () => {
    const { id, owner } = await service.createOrganization()
    const theo = await service.createMember({ id }, ['member'])
    await bystander(service, { id }, ['member'])
    await theo.as.call(leaveOrganization, { body: {} })

    expect((await theo.as.request('GET', '/api/me')).status).toBe(401)
    expect((await theo.as.request('GET', `/api/organization/${id}`)).status).toBe(401)
    expect((await theo.asUser.call(listOrganizations, page)).data).toEqual([])
    expect((await theo.asUser.request('GET', `/api/organization/${id}`)).status).toBe(404)
    const [newest] = await kindsIn(owner, id)
    expect(newest).toMatchObject({ kind: 'member_left', detail: { email: theo.email } })
    expect(await memberCount(id)).toEqual({ kept: 2, counted: 2 })
  })

  test("a person's sent invitations are withdrawn and recorded when they leave an organization", async () => {
    const { id, owner } = await service.createOrganization()
    const ines = await service.createMember({ id }, ['admin'])
    const email = 'not-yet@example.com'
    await ines.as.call(inviteMember, { body: { organization: id, email, roles: ['member'] } })
    await ines.as.call(leaveOrganization, { body: {} })
    const [left, withdrawn] = await kindsIn(owner, id)
    expect(left).toMatchObject({ kind: 'member_left' })
    expect(withdrawn).toMatchObject({ kind: 'invitation_deleted', detail: { email } })
  })

  test('many concurrent requests to leave an organization take effect only once', async () => {
    const organization = await service.createOrganization()
    const theo = await service.createMember(organization, ['member'])
    const answers = await runConcurrently(8, () =>
      theo.as.request('POST', '/api/organization/leave', {}),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7)
    expect(await memberCount(organization.id)).toEqual({ kept: 1, counted: 1 })
  })
})

async function memberCount(id: string) {
  const { rows } = await service.context.pool.query<{ kept: number; counted: number }>(
    `select member_count as kept,
       (select count(*)::int from profiles where organization_id = o.id) as counted
     from organizations o where id = $1`,
    [id],
  )
  return rows[0]
}
