import { reachConcerns } from '@accord/contract/reach.ts'
import { expect, test, vi } from 'vitest'
import { countConcerns } from '#reach/count-ways.store.ts'
import { checkedChains } from '#testing/activity.ts'
import { startTestService } from '#testing/test-service.ts'
import { fillInDemoData } from './demo-data.ts'

test('the demo is filled in once, by changes that were allowed and recorded', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  await using service = await startTestService({ limits: 'unaskedMailPerSender=3/6h' })
  const { context } = service
  const filled = async () => {
    const { rows } = await context.pool.query(`select
      (select count(*)::int from organizations) as organizations,
      (select count(*)::int from profiles) as profiles,
      (select count(second_factor_from)::int from organizations) as requiring,
      (select count(*)::int from users where second_factor) as "withApp",
      (select count(*)::int from invitations where accepted_at is null) as invitations,
      (select count(*)::int from applications) as applications,
      (select count(*)::int from authorizations) as authorizations,
      (select count(*)::int from approvals where profile_id is null) as "forOneself",
      (select count(*)::int from networks) as networks,
      (select count(*)::int from network_members) as members,
      (select count(accepted_at)::int from network_members) as joined,
      (select count(*)::int from exports) as exports,
      (select count(*)::int from application_requests where answer is null) as requests,
      (select count(*)::int from uses) as used,
      (select count(*)::int from approvals where profile_id is not null) as approvals`)
    return rows[0] as unknown
  }
  await fillInDemoData(context)
  const everything = {
    organizations: 4,
    profiles: 8,
    requiring: 1,
    withApp: 1,
    invitations: 2,
    applications: 7,
    authorizations: 3,
    forOneself: 1,
    networks: 3,
    members: 4,
    joined: 2,
    exports: 1,
    requests: 1,
    used: 21,
    approvals: 2,
  }
  expect(await filled()).toEqual(everything)
  expect((await checkedChains(service)).broken).toEqual([])

  await fillInDemoData(context)
  expect(await filled()).toEqual(everything)

  const northside = `select id from organizations where name = 'Northside Health'`
  const { rows } = await context.pool.query<{ id: string }>(northside)
  const concerns = await countConcerns(context.db, rows[0]!.id)
  for (const concern of reachConcerns) {
    // Each figure of the page of who can reach the data has something to show.
    expect(concerns[concern], concern).toBeGreaterThan(0)
  }
})
