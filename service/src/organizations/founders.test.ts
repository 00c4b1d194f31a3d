import { listProfiles } from '@accord/contract/profiles.ts'
import { expect, test } from 'vitest'
import { sharedTestService } from '#testing/test-service.ts'

test("an organization's creator is its founder, regardless of the order of joining", async () => {
  const service = await sharedTestService()
  const { id, owner } = await service.createOrganization()
  const second = await service.createMember({ id }, ['owner'])
  await service.context.pool.query('update profiles set created_at = now() where user_id = $1', [
    owner.id,
  ])
  const founder = async ({ asUser }: typeof owner) =>
    (await asUser.call(listProfiles, { query: {} })).data.map((profile) => profile.founder)
  expect([await founder(owner), await founder(second)]).toEqual([[true], [false]])
})
