import { me, refresh } from '@accord/contract/session.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { createContactProfile, listProfiles, profileToken } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ limits: 'contactsPerUser=20/1d' })
})
afterAll(() => service[Symbol.asyncDispose]())

const page = { query: { $skip: 0, $limit: 20 } }

describe('a profile token', () => {
  test('SES-3: a profile token acts in its organization, alongside a token for another one', async () => {
    const ana = await service.createPerson()
    const [one, two] = [
      await service.createOrganization({ owner: ana }),
      await service.createOrganization({ owner: ana }),
    ]
    const see = (as: typeof ana.as, id: string) => as.request('GET', `/api/organization/${id}`)
    expect((await see(one.owner.as, one.id)).status).toBe(200)
    expect((await see(two.owner.as, two.id)).status).toBe(200)
    expect((await see(one.owner.as, two.id)).status).toBe(404)
    expect(await one.owner.as.call(me)).toMatchObject({ id: ana.id, email: ana.email })
  })

  test('a profile token can be requested with another profile token of the session, and refreshed', async () => {
    const ana = await service.createPerson()
    const [one, two] = [
      await service.createOrganization({ owner: ana }),
      await service.createOrganization({ owner: ana }),
    ]
    const body = { user: ana.id, profile: two.owner.profileId }
    const { token } = await one.owner.as.call(profileToken, { body })
    expect(token).toMatch(/^acp_/)
    const { token: renewed } = await service.anonymous
      .with({ authorization: token })
      .call(refresh, { body: {} })
    const as = service.anonymous.with({ authorization: renewed })
    expect(await as.call(getOrganization, { params: { id: two.id }, query: {} })).toMatchObject({
      profileRoles: ['owner'],
    })
  })

  test("a profile token works in a browser only together with that browser's cookie", async () => {
    const ana = await service.createPerson()
    const { id, owner } = await service.createOrganization({ owner: ana })
    const browser = await service.createBrowserOf(ana)
    const { token } = await browser.as.call(profileToken, {
      body: { user: ana.id, profile: owner.profileId },
    })
    const authorization = `Bearer ${token}`
    const path = `/api/organization/${id}`
    expect((await browser.as.request('GET', path, undefined, { authorization })).status).toBe(200)
    const alone = service.anonymous.with({ authorization })
    expect((await alone.request('GET', path)).status).toBe(401)
  })

  test('a profile token ends with the session that requested it', async () => {
    const { id, owner } = await service.createOrganization()
    await owner.asUser.request('POST', '/api/auth/logout')
    expect((await owner.as.request('GET', `/api/organization/${id}`)).status).toBe(401)
  })
})

describe('the list of profiles', () => {
  test('SES-4: the list of profiles can be filtered by organization, with more fields on request', async () => {
    const ana = await service.createPerson()
    const { id, name, owner } = await service.createOrganization({ owner: ana })
    await service.createOrganization({ owner: ana })
    const query = { ...page.query, organization: id }
    const bare = await ana.as.call(listProfiles, { query })
    expect(bare.data).toMatchObject([{ id: owner.profileId, roles: ['owner'] }])
    expect(bare.data[0]!.organization).toEqual({ id, name })
    const named = await ana.as.call(listProfiles, { query: { ...query, $with: 'organization' } })
    expect(named.data[0]!.organization).toEqual({
      id,
      name,
      logo: null,
      country: 'US',
      deletion: null,
    })
    expect(named.__meta.total).toBe(1)
    expect((await ana.as.call(listProfiles, page)).__meta.total).toBe(2)
  })

  test("the list of profiles shows contacts only the organization's name", async () => {
    const { id, name } = await service.createOrganization()
    const theo = await service.createMember({ id }, ['contact'])
    const query = { ...page.query, $with: 'organization' as const }
    const { data } = await theo.as.call(listProfiles, { query })
    expect(data[0]!.organization).toEqual({ id, name, logo: null })
  })

  test.each(['$with=user', '$with=organization.members', 'organization=1', 'user=1'])(
    'the list of profiles rejects the query %s',
    async (query) => {
      const ana = await service.createPerson()
      expect((await ana.as.request('GET', `/api/profile?${query}`)).status).toBe(400)
    },
  )
})

describe('becoming a contact', () => {
  test("PER-1: becoming a contact creates a profile that can read only the organization's name and its own role", async () => {
    const { id, name } = await service.createOrganization({ form: { description: 'Secret plans' } })
    const theo = await service.createPerson()
    const profile = await theo.as.call(createContactProfile, {
      body: { organization: id, roles: ['contact'] },
    })
    expect(profile).toMatchObject({ email: theo.email, roles: ['contact'], organization: { id } })
    const { token } = await theo.as.call(profileToken, {
      body: { user: theo.id, profile: profile.id },
    })
    const as = service.anonymous.with({ authorization: token })
    expect(await as.call(getOrganization, { params: { id }, query: {} })).toEqual({
      id,
      name,
      logo: null,
      profileRoles: ['contact'],
    })
  })

  test('becoming a contact creates one profile with many concurrent requests and counts it once', async () => {
    const { id } = await service.createOrganization()
    const theo = await service.createPerson()
    const body = { organization: id, roles: ['contact'] }
    const answers = await runConcurrently(8, () => theo.as.request('POST', '/api/profile', body))
    expect(statusCodes(answers)).toEqual({ 201: 1, 409: 7 })
    const { rows } = await service.context.pool.query(
      'select member_count from organizations where id = $1',
      [id],
    )
    expect(rows).toEqual([{ member_count: 2 }])
  })

  test('RL1: becoming a contact of an unknown organization returns 404, at most 20 times a day', async () => {
    const theo = await service.createPerson()
    const body = { organization: '6f0b2a52-8f0c-4a38-9d0f-6b0c8f1f3c11', roles: ['contact'] }
    const answers = await runConcurrently(22, () => theo.as.request('POST', '/api/profile', body))
    expect(statusCodes(answers)).toEqual({ 404: 20, 429: 2 })
  })
})
