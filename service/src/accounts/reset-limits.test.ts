import { checkActivity } from '@accord/contract/activity.ts'
import { reauthenticate } from '@accord/contract/session.ts'
import { expect, test } from 'vitest'
import { sharedTestService } from '#testing/test-service.ts'
import { resetLimits } from './reset-limits.ts'

test("a person's limits include the limits of their profiles and sessions", async () => {
  const service = await sharedTestService()
  const { db } = service.context
  const { id, owner } = await service.createOrganization()
  const other = await service.createOrganization()
  for (const one of [{ id, owner }, other]) {
    await one.owner.as.call(checkActivity, { params: { id: one.id }, query: {} })
  }
  await owner.as.refused(reauthenticate, { body: { proof: { password: 'Wrong-42-Lantern' } } })
  const counted = await resetLimits(db, { email: owner.email }, 'list')
  expect(counted.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['activityChecksPerProfile', 'currentPasswordPerSession']),
  )
  expect(await resetLimits(db, { email: owner.email })).toEqual(counted)
  expect(await resetLimits(db, { email: owner.email }, 'list')).toEqual([])
  const others = await resetLimits(db, { email: other.owner.email }, 'list')
  expect(others.map(({ name }) => name)).toContain('activityChecksPerProfile')
})
