import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import { leaveOrganization, updateOrganization } from '@accord/contract/organizations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())

const page = { $skip: 0, $limit: 20 }

async function anEventfulOrganization() {
  const organization = await service.anOrganization()
  const params = { id: organization.id }
  const theo = await service.aMember(organization, ['admin'])
  await organization.owner.as.call(updateOrganization, { params, body: { name: 'Lantern' } })
  await theo.as.call(updateOrganization, { params, body: { city: 'Bath' } })
  await organization.owner.as.call(updateProfile, {
    params: { id: theo.profileId },
    body: { roles: ['member'] },
  })
  const list = (query: { author?: string; kind?: 'organization_updated' | 'roles_changed' }) =>
    organization.owner.as.call(listOrganizationActivity, { params, query: { ...page, ...query } })
  return { organization, theo, list }
}

describe("an organization's activity", () => {
  test('says who did what, on whom and from where, newest first', async () => {
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

  test('is read page by page, and by author and by kind', async () => {
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

  test('keeps what a person did who left, but not an address the organization never knew', async () => {
    const { theo, list } = await anEventfulOrganization()
    await theo.as.call(leaveOrganization, { body: {} })
    const { data } = await list({ author: theo.id })
    expect(data.map(({ kind }) => kind)).toEqual(['member_left', 'organization_updated'])
    expect(data[0]).toMatchObject({
      author: { name: 'Ana Duarte', email: null },
      detail: { email: theo.email },
    })
  })

  test("is not part of the person's own activity", async () => {
    const { organization } = await anEventfulOrganization()
    const { data } = await organization.owner.as.call(listActivity, { query: page })
    expect(data.map(({ kind }) => kind)).toEqual(['signed_in', 'signed_up'])
  })

  test.each(['kind=signed_in', 'author=me', 'person=x', 'organization=x', '$limit=101'])(
    'refuses the query %s',
    async (query) => {
      const { id, owner } = await service.anOrganization()
      const { status } = await owner.as.request('GET', `/api/organization/${id}/activity?${query}`)
      expect(status).toBe(400)
    },
  )
})
