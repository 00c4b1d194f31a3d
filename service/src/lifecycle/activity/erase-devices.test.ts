import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import { retention } from '@accord/contract/retention.ts'
import { daysOf } from '@accord/contract/rules/periods.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkedChains, withCapturedEvents, makeActivityOlder } from '#testing/activity.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { eraseOldDevices } from './cut-activity.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'

let service: TestService
let organization: TestOrganization
beforeAll(async () => {
  service = await startTestService()
  organization = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())

const days = daysOf(retention.devices.periods.age)
const grow = async (rows: number) => {
  const { id, owner } = organization
  for (let row = 0; row < rows; row += 1) {
    const description = `Boats ${Math.random()}`
    await owner.as.call(updateOrganization, { params: { id }, body: { description } })
  }
}

async function listed() {
  const { id, owner } = organization
  return (await owner.as.call(listOrganizationActivity, { params: { id }, query: {} })).data
}

test("addresses and browsers in an organization's activity are erased after 90 days, with one row a day", async () => {
  const { context } = service
  await grow(3)
  await makeActivityOlder(service, organization.id, days - 1)
  await sweepTable(context, 'organization_activity')
  expect((await listed()).map(({ address }) => address)).not.toContain(null)

  await makeActivityOlder(service, organization.id, 2)
  await grow(1)
  const heard = withCapturedEvents(context)
  await sweepTable(heard.parts, 'organization_activity')
  expect(heard.lines).toMatchObject([
    { event: 'activity.erased', organization: organization.id, what: { group: 'device' } },
  ])
  const [told, now, ...old] = await listed()
  expect(told).toMatchObject({
    kind: 'activity_erased',
    author: { kind: 'system' },
    detail: { group: 'device', ranges: [{ from: 1, to: 4 }] },
  })
  expect(now!.address).not.toBeNull()
  expect(old).toHaveLength(4)
  expect(old.map(({ address, browser }) => [address, browser])).toEqual(
    old.map(() => [null, 'Unknown browser']),
  )
  expect(await checkedChains(service)).toMatchObject({ rows: 6, erased: 4, broken: [] })
  // Nothing else is due today.
  await sweepTable(context, 'organization_activity')
  expect(await listed()).toHaveLength(6)
})

test('simultaneous runs erase devices in steps, and each of them once', async () => {
  await makeActivityOlder(service, organization.id, days + 1)
  const looked = await runConcurrently(3, () =>
    eraseOldDevices(service.context, organization.id, 1),
  )
  expect(looked.toSorted((one, other) => one - other)).toEqual([0, 1, 1])
  expect(await eraseOldDevices(service.context, organization.id, 1)).toBe(0)
  expect(await checkedChains(service)).toMatchObject({ rows: 7, erased: 5, broken: [] })
})

test('addresses and browsers in account activity are erased after the same time, and entries stay', async () => {
  const { context } = service
  const { owner } = organization
  const older = (seconds: number) =>
    context.pool.query(
      `update account_activity set at = date_trunc('day', now(), 'UTC') - $1 * interval '1 day'
         - $2 * interval '1 second' where user_id = $3`,
      [days, seconds, owner.id],
    )
  const own = async () => (await owner.as.call(listActivity, { query: {} })).data
  const before = await own()
  expect(before.length).toBeGreaterThan(1)
  await older(-1)
  await sweepTable(context, 'account_activity')
  expect((await own()).map(({ address }) => address)).not.toContain(null)
  await older(1)
  await sweepTable(context, 'account_activity')
  const after = await own()
  expect(after.map(({ address }) => address)).toEqual(before.map(() => null))
  expect(after.map(({ kind }) => kind).toSorted()).toEqual(
    before.map(({ kind }) => kind).toSorted(),
  )
  const { rows } = await context.pool.query(
    'select from account_activity where user_id = $1 and agent is not null',
    [owner.id],
  )
  expect(rows).toEqual([])
})
