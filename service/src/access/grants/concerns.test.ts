import {
  getAccessGrant,
  getAccessSummary,
  listAccessGrants,
  type AccessGrantKind,
  revokeAccessGrants,
} from '@accord/contract/access.ts'
import { allScopes } from '@accord/contract/rules/scopes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestCast, setUpCast } from '#testing/access/cast.ts'
import { createGrantOfEachKind, testUsage, type TestGrants } from '#testing/access/things.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast
let grants: TestGrants

beforeAll(async () => {
  service = await startTestService()
  aCast = await setUpCast(service)
})
beforeEach(async () => {
  cast = await aCast()
  await testUsage(service).forget()
  grants = await createGrantOfEachKind(cast)
})
afterAll(() => service[Symbol.asyncDispose]())

type GrantQuery = NonNullable<typeof listAccessGrants.query._zod.input>

const run = (statement: string, values: unknown[] = []) =>
  service.context.pool.query(statement, values)
const list = (query: GrantQuery = {}, as = cast.owner.as) =>
  as.call(listAccessGrants, { params: { id: cast.here.id }, query })
const summary = () => cast.owner.as.call(getAccessSummary, { params: { id: cast.here.id } })
const detail = (kind: AccessGrantKind, grant: string) =>
  cast.owner.as.call(getAccessGrant, { params: { id: cast.here.id, kind, grant: grant } })
const the = async (kind: AccessGrantKind) => (await list({ kind })).data[0]!

describe('concerns', () => {
  const only = async (concern: GrantQuery['only'], kind?: AccessGrantKind) => {
    const { data, __meta } = await list({ only: concern, ...(kind && { kind }) })
    expect(__meta.total).toBe(data.length)
    for (const { concerns } of data) expect(concerns).toContain(concern)
    return data.map(({ id }) => id)
  }

  test('a grant is unused after 90 days without use, if both the grant and the usage records are that old', async () => {
    const { membersApproval: approval } = cast.offered
    await testUsage(service).older('approvals', approval)
    await testUsage(service).older('profiles', cast.member.profileId)
    expect(await only('unused')).toEqual([])
    await testUsage(service).recordedLong()
    expect(await only('unused')).toEqual([approval])
    expect(await only('unused', 'person')).toEqual([cast.member.profileId])
    expect(await summary()).toMatchObject({ unused: 1 })
    await testUsage(service).used('approval', approval, ['user:read'], 100)
    expect(await only('unused')).toEqual([approval])
    await run('delete from uses')
    await testUsage(service).used('approval', approval, ['user:read'], 2)
    expect(await only('unused')).toEqual([])
  })

  test('a grant is unused if its last use is old, even if usage was recorded for a shorter time', async () => {
    await testUsage(service).older('authorizations', grants.authorization, 300)
    await testUsage(service).used('authorization', grants.authorization, [], 120)
    expect(await only('unused')).toEqual([grants.authorization])
  })

  test('a concern marks grants by people who left', async () => {
    expect(await only('allowed_by_former')).toEqual([])
    await run('update authorizations set granted_by = null')
    await run('update network_members set accepted_by = null')
    expect((await only('allowed_by_former')).toSorted()).toEqual(
      [grants.authorization, grants.network].toSorted(),
    )
    expect(await the('authorization')).toMatchObject({ allowedBy: null })
    expect(await summary()).toMatchObject({ allowedByFormer: 2 })
  })

  test('a concern marks grants that are used, but not with all their scopes', async () => {
    const { membersApproval: approval } = cast.offered
    const narrow = `update approvals set scopes = '{user:read,user:manage,survey:read}' where id = $1`
    await run(narrow, [approval])
    await testUsage(service).older('approvals', approval)
    await testUsage(service).recordedLong()
    expect(await only('asks_for_more')).toEqual([])
    await testUsage(service).used('approval', approval, ['user:read'])
    expect(await only('asks_for_more')).toEqual([approval])
    expect(await summary()).toMatchObject({ asksForMore: 1 })
    expect(await detail('approval', approval)).toMatchObject({ unusedScopes: ['user:manage'] })
    // Manage includes read, and the use of scopes that no call here requires can't be recorded.
    await run(`update use_days set scope = 'user:manage' where subject_id = $1`, [approval])
    expect(await only('asks_for_more')).toEqual([])
    expect(await detail('approval', approval)).toMatchObject({ unusedScopes: [] })
  })
})

test('the database counts the same unused scopes as the rules, for random grants, requests, and uses', async () => {
  const { here, partner, owner, member, contact } = cast
  await testUsage(service).recordedLong()
  await run('delete from applications')
  await run('select setseed(0.16)')
  const some = `array(select s from unnest($1::text[]) s where random() < 0.4 and n > 0)`
  await run(
    `insert into applications (id, organization_id, name, scopes)
     select gen_random_uuid(), case when n % 5 = 0 then $2::uuid else $3 end, 'A' || n, ${some}
     from generate_series(1, 30) n`,
    [allScopes, here.id, partner.id],
  )
  await run(
    `insert into authorizations (id, application_id, organization_id, scopes, created_at)
     select gen_random_uuid(), id, $2, ${some}, now() - interval '100 days'
     from (select *, 1 as n from applications where organization_id <> $2 and random() < 0.6) a`,
    [allScopes, here.id],
  )
  await run(
    `insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes, created_at)
     select gen_random_uuid(), a.id, p.user_id, p.id, $2, ${some}, now() - interval '100 days'
     from profiles p, (select *, 1 as n from applications) a where p.id = any ($3)`,
    [allScopes, here.id, [owner, member, contact].map(({ profileId }) => profileId)],
  )
  for (const table of ['approval', 'authorization']) {
    await run(`insert into uses select '${table}', id, now() from ${table}s`)
    await run(
      `insert into use_days select '${table}', id, s, current_date, 1
       from ${table}s, unnest($1::text[]) s where random() < 0.4`,
      [allScopes],
    )
  }
  const { data } = await list({ $limit: 100 })
  const scoped = data.filter(({ kind }) => kind === 'approval' || kind === 'authorization')
  expect(scoped.length).toBeGreaterThan(80)
  const asking = scoped.filter(({ concerns }) => concerns.includes('asks_for_more'))
  const unused = scoped.filter(({ unusedScopes }) => unusedScopes.length > 0)
  expect(asking).toEqual(unused)
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.length).toBeLessThan(scoped.length - 10)
})

describe('a large organization', () => {
  test('the newest thousand unused people are shown, with a note that there are more', async () => {
    await testUsage(service).recordedLong()
    await run(
      `with people as (insert into users (id, email, password_hash, first_name, last_name)
         select gen_random_uuid(), 'old' || n || '@many.example', '', 'Old', 'No' || n
         from generate_series(1, 1001) as n returning id, email)
       insert into profiles (id, user_id, organization_id, email, email_proven, roles, created_at)
       select gen_random_uuid(), id, $1, email, true, '{member}',
         now() - 100 * interval '1 day' - substring(email from '\\d+')::int * interval '1 second' from people`,
      [cast.here.id],
    )
    const unused = (query: object) =>
      cast.owner.as.call(listAccessGrants, {
        params: { id: cast.here.id },
        query: { kind: 'person', only: 'unused', $limit: 1, ...query },
      })
    const { data, __meta } = await unused({})
    expect(data).toMatchObject([{ name: 'Old No1' }])
    expect(__meta).toMatchObject({ total: 1000, more: true })
    expect((await unused({ $skip: 999 })).data).toMatchObject([{ name: 'Old No1000' }])
    expect((await unused({ $skip: 1000 })).data).toEqual([])
    await run(`delete from profiles where email = 'old7@many.example'`)
    const all = (await unused({})).__meta
    expect([all.total, all.more]).toEqual([1000, undefined])
  })

  test('concerns are counted again after an activity, and everything else immediately', async () => {
    await run(
      `insert into invitations (id, organization_id, email, roles, code_hash, expires_at)
       select gen_random_uuid(), $1, 'person' || n || '@example.com', '{member}',
         sha256(n::text::bytea), now() + interval '1 day' from generate_series(1, 1000) n`,
      [cast.here.id],
    )
    const before = await summary()
    expect(before).toMatchObject({ allowedByFormer: 1000, byKind: { invitation: 1001 } })
    await run(`delete from invitations where email = 'person1@example.com'`)
    expect(await summary()).toEqual({
      ...before,
      total: before.total - 1,
      groups: { ...before.groups, total: before.groups.total - 1 },
      byKind: { ...before.byKind, invitation: 1000 },
    })
    const items = [{ kind: 'invitation' as const, id: grants.invitation }]
    await cast.owner.as.call(revokeAccessGrants, { params: { id: cast.here.id }, body: { items } })
    expect(await summary()).toMatchObject({ allowedByFormer: 999, byKind: { invitation: 999 } })
  })
})
