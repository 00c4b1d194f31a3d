import { searchOrganizations } from '@accord/contract/network-invitations.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestNetwork, createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let owner: TestOrganization
let target: TestOrganization
let manager: Person
let network: TestNetwork

beforeAll(async () => {
  service = await startTestService({ limits: 'searchesPerPerson=30/1h' })
  manager = await service.createPerson()
  owner = await service.createOrganization()
  target = await service.createOrganization({
    owner: manager,
    form: { name: 'Maple Grove', city: 'Ottawa', state: 'ON', country: 'CA' },
  })
  network = await createTestNetwork(owner)
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(() => service.context.pool.query('delete from limits'))

const search = (email: string, named: { network?: string } = {}) =>
  owner.owner.as.call(searchOrganizations, { query: { email, ...named } })
const namesFor = async (email: string) => (await search(email)).map(({ name }) => name)

describe('searching for an organization', () => {
  test("NW-6: a search finds organizations by an admin's or owner's exact address, and shows only name and city", async () => {
    const [hit, ...more] = await search(` ${manager.email.toUpperCase()} `)
    expect(more).toEqual([])
    expect(hit).toEqual({ id: target.id, name: 'Maple Grove', city: 'Ottawa', standing: null })
  })

  test("NW-6: a search by part of an address, a pattern, or a plain member's address finds nothing", async () => {
    const [member, contact] = [
      await service.createMember(target, ['member']),
      await service.createMember(target, ['contact']),
    ]
    const [local, domain] = manager.email.split('@') as [string, string]
    const others = [`${local.slice(1)}@${domain}`, `%@${domain}`, `${local}+x@${domain}`]
    for (const email of [...others, member.email, contact.email, 'nobody@example.com']) {
      expect(await search(email)).toEqual([])
    }
    const admin = await service.createMember(target, ['admin'])
    expect(await namesFor(admin.email)).toEqual(['Maple Grove'])
  })

  test("NW-6: a search by an unverified address, or by an account's address that the profile doesn't use, finds nothing", async () => {
    const person = await service.createPerson()
    const organization = await service.createOrganization({ owner: person })
    const email = `new-${person.email}`
    const params = { id: organization.owner.profileId }
    await organization.owner.asUser.call(updateProfile, { params, body: { email } })
    expect(await search(email)).toEqual([])
    expect(await namesFor(person.email)).toEqual([organization.name])
    await service.context.pool.query('update profiles set email = $2 where id = $1', [
      params.id,
      email,
    ])
    expect(await search(person.email)).toEqual([])
  })

  test('NW-6: a search for organizations leaves out one’s own organization', async () => {
    expect(await search(owner.owner.email)).toEqual([])
  })

  test("NW-6: a search leaves out hidden organizations as if they didn't exist", async () => {
    const person = await service.createPerson()
    const { id, owner: manages } = await service.createOrganization({ owner: person })
    const set = (findable: boolean) =>
      manages.as.call(updateOrganization, { params: { id }, body: { findable } })
    expect((await set(false)).findable).toBe(false)
    expect(await search(person.email)).toEqual([])
    expect((await set(true)).findable).toBe(true)
    expect(await search(person.email)).toHaveLength(1)
  })

  test('NW-6: a search shows which organizations are already in the named network', async () => {
    const person = await service.createPerson()
    const [joined, invited, free] = [
      await service.createOrganization({ owner: person }),
      await service.createOrganization({ owner: person }),
      await service.createOrganization({ owner: person }),
    ]
    await joinedTo(network, joined)
    await invitedTo(network, invited)
    const standings = await search(person.email, { network: network.id })
    expect(standings.map(({ id, standing }) => [id, standing])).toEqual([
      [free.id, null],
      [invited.id, 'invited'],
      [joined.id, 'joined'],
    ])
  })

  test('NW-6: a search returns at most 20 organizations', async () => {
    const person = await service.createPerson()
    for (let count = 0; count < 21; count += 1) await service.createOrganization({ owner: person })
    expect(await search(person.email)).toHaveLength(20)
  })

  test("NW-6: a search with an invalid address returns 400, and one for another owner's network returns 404", async () => {
    const wrong = await owner.owner.as.request('GET', '/api/search/organization?email=nobody')
    expect(wrong.status).toBe(400)
    const foreign = await createTestNetwork(target)
    const answer = await owner.owner.as.refused(searchOrganizations, {
      query: { email: manager.email, network: foreign.id },
    })
    expect(answer.status).toBe(404)
  })

  test('only organizations that own a network can search for other organizations', async () => {
    const without = await service.createOrganization()
    const query = { email: manager.email }
    const refused = await without.owner.as.refused(searchOrganizations, { query })
    expect(refused.status).toBe(403)
    await joinedTo(network, without)
    expect((await without.owner.as.refused(searchOrganizations, { query })).status).toBe(403)
    await createTestNetwork(without)
    expect(await without.owner.as.call(searchOrganizations, { query })).toHaveLength(1)
  })

  test('RL1: a person can search for organizations 30 times an hour, with or without results', async () => {
    const answers = await runConcurrently(34, (index) =>
      owner.owner.as.request(
        'GET',
        `/api/search/organization?email=${index % 2 ? manager.email : 'nobody@example.com'}`,
      ),
    )
    expect(statusCodes(answers)).toEqual({ 200: 30, 429: 4 })
  })

  test('RL1: the search limit applies to a person across all of their organizations', async () => {
    const theo = await service.createPerson()
    const [one, other] = await runConcurrently(2, () => service.createOrganization({ owner: theo }))
    await runConcurrently(2, (index) => createTestNetwork([one!, other!][index]!))
    const path = '/api/search/organization?email=nobody@example.com'
    const searchFor = (by: TestOrganization) => by.owner.as.request('GET', path)
    const answers = await runConcurrently(30, (index) => searchFor([one!, other!][index % 2]!))
    expect(statusCodes(answers)).toEqual({ 200: 30 })
    expect((await searchFor(one!)).status).toBe(429)
    expect((await searchFor(other!)).status).toBe(429)
  })
})
