import {
  findActivityAuthors,
  listActivity,
  listOrganizationActivity,
} from '@accord/contract/activity.ts'
import type { Sent } from '@accord/contract/call.ts'
import { leaveOrganization, updateOrganization } from '@accord/contract/organizations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#database/transactions.ts'
import { createTestApplication } from '#testing/applications.ts'
import { insertTestNetwork } from '#testing/networks.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { recordOrganizationActivity } from './organization-activity.store.ts'
import { notLogged } from '#observability/events.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

const page = { $skip: 0, $limit: 20 }

async function anEventfulOrganization() {
  const organization = await service.createOrganization()
  const params = { id: organization.id }
  const theo = await service.createMember(organization, ['admin'])
  await organization.owner.as.call(updateOrganization, { params, body: { name: 'Lantern' } })
  await theo.as.call(updateOrganization, { params, body: { city: 'Bath' } })
  await organization.owner.as.call(updateProfile, {
    params: { id: theo.profileId },
    body: { roles: ['member'] },
  })
  const list = (query: Sent<typeof listOrganizationActivity>['query']) =>
    organization.owner.as.call(listOrganizationActivity, { params, query: { ...page, ...query } })
  return { organization, theo, list }
}

describe("an organization's activity", () => {
  test('activity shows the actor, the action, its object, and the origin, newest first', async () => {
    const { organization, theo, list } = await anEventfulOrganization()
    const { owner } = organization
    const { data, __meta } = await list({})
    expect(__meta).toEqual({ total: 4, skip: 0, limit: 20 })
    expect(
      data.map(({ kind, author, detail }) => [kind, 'id' in author && author.id, detail]),
    ).toEqual([
      ['roles_changed', owner.id, { email: theo.email, before: ['admin'], after: ['member'] }],
      ['organization_updated', theo.id, { fields: ['city'] }],
      ['organization_updated', owner.id, { fields: ['name'] }],
      ['organization_created', owner.id, { name: organization.name }],
    ])
    expect(data[0]).toMatchObject({
      author: { kind: 'person', name: 'Ana Duarte', email: owner.email, through: null },
      address: '127.0.0.1',
    })
  })

  test('activity is paginated and can be filtered by author and kind', async () => {
    const { organization, theo, list } = await anEventfulOrganization()
    expect(await list({ author: theo.id })).toMatchObject({
      data: [{ kind: 'organization_updated' }],
      __meta: { total: 1 },
    })
    expect(await list({ kind: 'organization_updated' })).toMatchObject({
      data: [{ author: { id: theo.id } }, { author: { id: organization.owner.id } }],
      __meta: { total: 2 },
    })
    expect(await list({ kind: 'roles_changed', author: theo.id })).toMatchObject({
      data: [],
      __meta: { total: 0 },
    })
    const second = await organization.owner.as.call(listOrganizationActivity, {
      params: { id: organization.id },
      query: { $skip: 2, $limit: 1 },
    })
    expect(second).toMatchObject({ data: [{ detail: { fields: ['name'] } }], __meta: { total: 4 } })
    const secondOfKind = await organization.owner.as.call(listOrganizationActivity, {
      params: { id: organization.id },
      query: { kind: 'organization_updated', $skip: 1, $limit: 1 },
    })
    expect(secondOfKind).toMatchObject({
      data: [{ detail: { fields: ['name'] } }],
      __meta: { total: 2 },
    })
  })

  test('activity can be filtered by topic and by time', async () => {
    const { list } = await anEventfulOrganization()
    const all = (await list({})).data
    const [roles, city, named, created] = all.map(({ at }) => at)
    const kinds = async (query: Parameters<typeof list>[0]) => {
      const { data, __meta } = await list(query)
      expect(__meta.total).toBe(data.length)
      return data.map(({ at }) => at)
    }
    expect(await kinds({ about: 'members' })).toEqual([roles])
    expect(await kinds({ about: 'organization' })).toEqual([city, named, created])
    expect(await kinds({ about: 'reviews' })).toEqual([])
    expect(await kinds({ from: city! })).toEqual([roles, city])
    expect(await kinds({ before: city! })).toEqual([named, created])
    expect(await kinds({ from: named!, before: roles!, about: 'organization' })).toEqual([
      city,
      named,
    ])
    expect(await kinds({ before: '0000-01-01T00:00:00Z' })).toEqual([])
    const second = await list({ from: created!, $skip: 1, $limit: 1 })
    expect(second).toMatchObject({ data: [{ at: city }], __meta: { total: 4 } })
  })

  test("the filter shows its author's name even without entries, but never a stranger's name", async () => {
    const { organization, theo, list } = await anEventfulOrganization()
    const nothing = { kind: 'organization_created' } as const
    expect(await list({ author: theo.id, ...nothing })).toMatchObject({
      data: [],
      author: { id: theo.id, name: 'Ana Duarte' },
    })
    const silent = await service.createMember(organization, ['member'])
    expect((await list({ author: silent.id })).author).toEqual({
      id: silent.id,
      name: 'Ana Duarte',
    })
    await theo.as.call(leaveOrganization, { body: {} })
    expect((await list({ author: theo.id })).author?.name).toBe('Ana Duarte')
    const stranger = await service.createPerson()
    expect((await list({ author: stranger.id })).author).toBeNull()
    expect((await list({})).author).toBeNull()
  })

  test('only people of the organization are found as authors', async () => {
    const { organization, theo } = await anEventfulOrganization()
    const { owner } = organization
    await service.context.pool.query(`update users set first_name = 'Théo' where id = $1`, [
      theo.id,
    ])
    const found = async (search: string) => {
      const sent = { params: { id: organization.id }, query: { search } }
      return (await owner.as.call(findActivityAuthors, sent)).data
    }
    const stranger = await service.createPerson()
    expect(await found('theo dua')).toEqual([
      { id: theo.id, name: 'Théo Duarte', email: theo.email },
    ])
    expect(await found(stranger.email)).toEqual([])
    expect((await found('duarte')).map(({ id }) => id).toSorted()).toEqual(
      [owner.id, theo.id].toSorted(),
    )
    const sent = { params: { id: organization.id }, query: { search: 'ana' } }
    expect((await theo.as.refused(findActivityAuthors, sent)).body.code).toBe('forbidden')
  })

  test('an entry links to its object while the object exists, but not to a later one with the same name', async () => {
    const { organization, list } = await anEventfulOrganization()
    const other = await service.createOrganization()
    const own = await createTestApplication(organization)
    const network = await insertTestNetwork(service, { by: other, joined: [organization] })
    await service.context.pool.query(`update networks set name = 'Circle' where id = $1`, [
      network.id,
    ])
    const happened = (kind: 'network_left' | 'application_removed', detail: object) =>
      inTransaction(service.context.db, (trx) =>
        recordOrganizationActivity(trx, notLogged, {
          kind,
          organizationId: organization.id,
          author: { kind: 'system' },
          device: null,
          detail: detail as never,
        }),
      )
    const newest = async () => (await list({})).data[0]!.link
    await happened('network_left', { network: 'Circle' })
    expect(await newest()).toEqual({ to: 'networks', id: network.id })
    await happened('application_removed', { application: own.name })
    expect(await newest()).toEqual({ to: 'application', id: own.id })
    // An application isn't a network, even if it has the same name.
    await happened('application_removed', { application: 'Circle' })
    expect(await newest()).toBeNull()
    await happened('network_left', { network: 'Gone' })
    expect(await newest()).toBeNull()
    await service.context.pool.query(`update networks set created_at = now() + interval '1 day'`)
    await happened('network_left', { network: 'Circle' })
    expect(await newest()).toBeNull()
  })

  test('activity of a former member stays, without any address that the organization never had', async () => {
    const { theo, list } = await anEventfulOrganization()
    await theo.as.call(leaveOrganization, { body: {} })
    const { data } = await list({ author: theo.id })
    expect(data.map(({ kind }) => kind)).toEqual(['member_left', 'organization_updated'])
    expect(data[0]).toMatchObject({
      author: { name: 'Ana Duarte', email: null },
      detail: { email: theo.email },
    })
  })

  test("activity of an organization isn't part of the person's own activity", async () => {
    const { organization } = await anEventfulOrganization()
    const { data } = await organization.owner.as.call(listActivity, { query: page })
    expect(data.map(({ kind }) => kind)).toEqual(['signed_in', 'signed_up'])
  })

  test.each([
    'kind=signed_in',
    'author=me',
    'person=x',
    'organization=x',
    '$limit=101',
    'about=cats',
    'from=yesterday',
    'before=2026-13-01T00:00:00Z',
    'from=2026-02-28T00:00:00Z&before=2026-02-27T00:00:00Z',
    'from=2026-02-28T00:00:00Z&before=2026-02-28T00:00:00.000Z',
  ])('activity rejects the query %s', async (query) => {
    const { id, owner } = await service.createOrganization()
    const { status } = await owner.as.request('GET', `/api/organization/${id}/activity?${query}`)
    expect(status).toBe(400)
  })
})
