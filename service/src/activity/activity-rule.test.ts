import {
  getActivityRetention,
  setActivityRetention,
} from '@accord/contract/organization-policies.ts'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { listRetained, retention } from '@accord/contract/retention.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeActivityOlder } from '#testing/activity.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'

let service: TestService
let organization: TestOrganization
beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
})

const params = () => ({ id: organization.id })
const rule = () => organization.owner.as.call(getActivityRetention, { params: params() })
const choose = (years: 1 | 2 | 7 | null) =>
  organization.owner.as.call(setActivityRetention, { params: params(), body: { years } })
const path = (query = '') => `/api/organization/${organization.id}/activity-rule${query}`

async function newest() {
  const { data } = await organization.owner.as.call(listOrganizationActivity, {
    params: params(),
    query: {},
  })
  return data[0]!
}

describe('the retention of activity', () => {
  test('activity is kept indefinitely until an owner changes that, which is recorded once', async () => {
    expect(await rule()).toEqual({ years: null, keptSince: null })
    expect(await choose(7)).toEqual({ years: 7, keptSince: null })
    expect(await choose(7)).toEqual({ years: 7, keptSince: null })
    expect(await newest()).toMatchObject({
      kind: 'organization_activity_rule_set',
      detail: { before: null, after: 7 },
    })
    const { rows } = await service.context.pool.query(
      `select from organization_activity
       where kind = 'organization_activity_rule_set' and organization_id = $1`,
      [organization.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('only owners set the retention, and admins can see it', async () => {
    const admin = await service.createMember(organization, ['admin'])
    const member = await service.createMember(organization, ['member'])
    const stranger = await service.createOrganization()
    expect((await admin.as.request('GET', path())).status).toBe(200)
    for (const query of ['', '?dryRun=true']) {
      expect((await admin.as.request('PATCH', path(query), { years: 1 })).status).toBe(403)
      expect((await member.as.request('PATCH', path(query), { years: 1 })).status).toBe(403)
      expect((await stranger.owner.as.request('PATCH', path(query), { years: 1 })).status).toBe(404)
    }
    expect((await member.as.request('GET', path())).status).toBe(403)
    expect((await stranger.owner.as.request('GET', path())).status).toBe(404)
  })

  test.each([3, 0, -1, '1', 1.5, undefined, [1]])(
    "the retention can't be %j years",
    async (years) => {
      const answer = await organization.owner.as.request('PATCH', path(), { years })
      expect(answer).toMatchObject({
        status: 400,
        body: {
          fields: { years: 'Choose 1, 2, or 7 years, or null to keep activity indefinitely.' },
        },
      })
    },
  )

  test('a preview counts exactly the rows that are then permanently deleted', async () => {
    const { owner } = organization
    const preview = async (years: number | null) =>
      (await owner.as.request('PATCH', path('?dryRun=true'), { years })).body
    expect(await preview(1)).toEqual({ consequences: [] })
    await makeActivityOlder(service, organization.id, 500)
    await choose(null)
    const before = (await rowsLeft()).length
    expect(await preview(2)).toEqual({ consequences: [] })
    expect(await preview(null)).toEqual({ consequences: [] })
    const told = await preview(1)
    expect(told).toEqual({ consequences: [{ kind: 'activity', count: before - 1, names: [] }] })
    expect((await rowsLeft()).length).toBe(before)

    await choose(1)
    await sweepTable(service.context, 'organization_activity')
    // These are the remaining row, the change, and the rows that record the cut and the erased devices.
    expect(await rowsLeft()).toEqual([before, before + 1, before + 2, before + 3])
    const cut = await rule()
    expect(cut).toMatchObject({ years: 1, keptSince: expect.any(String) })
    expect(await choose(null)).toEqual({ years: null, keptSince: cut.keptSince })
    expect(await preview(1)).toEqual({ consequences: [] })
  })
})

async function rowsLeft(): Promise<number[]> {
  const { rows } = await service.context.pool.query<{ position: string }>(
    'select position from organization_activity where organization_id = $1 order by position',
    [organization.id],
  )
  return rows.map(({ position }) => Number(position))
}

test('everyone can read what the service keeps and for how long', async () => {
  const { data } = await service.anonymous.call(listRetained)
  expect(data).toEqual(Object.values(retention).map(({ of, what, until }) => ({ of, what, until })))
})
