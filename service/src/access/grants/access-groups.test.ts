import {
  type AccessConcern,
  type AccessGroup,
  accessGroupTypes,
  getAccessSummary,
  listAccessGrants,
  listAccessGroups,
} from '@accord/contract/access.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { createGrantOfEachKind, testUsage, type TestGrants } from '#testing/access/things.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast
let grants: TestGrants

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})
beforeEach(async () => {
  cast = await aCast()
  grants = await createGrantOfEachKind(cast)
})

type GroupQuery = NonNullable<typeof listAccessGroups.query._zod.input>

const run = (statement: string, values: unknown[] = []) =>
  service.context.pool.query(statement, values)
const groups = (query: GroupQuery = {}) =>
  cast.owner.as.call(listAccessGroups, { params: { id: cast.here.id }, query })
const summary = () => cast.owner.as.call(getAccessSummary, { params: { id: cast.here.id } })
const inside = (application: string, query: { only?: AccessConcern; search?: string } = {}) =>
  cast.owner.as.call(listAccessGrants, {
    params: { id: cast.here.id },
    query: { application, ...query },
  })
const named = (data: AccessGroup[]) => data.map(({ type, name }) => [type, name])

test('access groups list an application once, with the people who approved it', async () => {
  const { data, __meta, counts } = await groups()
  expect(named(data).slice(0, -4)).toEqual([
    ['application', 'Tide Table'],
    ['application', 'Diary'],
    ['network', 'Harbour Circle'],
    ['file', 'Harbour Circle'],
    ['file', 'harbour.zip'],
    ['endpoint', '127.0.0.1:9999'],
    ['audit_stream', '127.0.0.1:9999'],
    ['connection', 'Harbour ID'],
    ['invitation', 'chen@example.com'],
  ])
  expect(data.slice(-4).every(({ type }) => type === 'person')).toBe(true)
  expect(counts).toEqual({
    application: 2,
    network: 1,
    file: 2,
    endpoint: 1,
    audit_stream: 1,
    connection: 1,
    invitation: 1,
    person: 4,
  })
  expect(__meta.total).toBe(data.length)

  const diary = data.find(({ name }) => name === 'Diary')!
  expect(diary).toMatchObject({
    id: cast.offered.id,
    people: 2,
    owner: { id: cast.partner.id, name: 'Harbour' },
    grant: { kind: 'authorization', id: grants.authorization },
  })
  const people = await inside(diary.id)
  expect(people.__meta.total).toBe(2)
  expect(people.data.map(({ kind, application }) => [kind, application?.id])).toEqual([
    ['approval', diary.id],
    ['approval', diary.id],
  ])
})

test('the group counts match the list for every filter', async () => {
  await testUsage(service).recordedLong()
  await testUsage(service).older('authorizations', grants.authorization)
  await testUsage(service).older('profiles', cast.member.profileId)
  await run('delete from uses where subject_id = any ($1)', [
    [grants.authorization, cast.member.profileId],
  ])
  for (const filter of [
    {},
    { only: 'unused' as const },
    { search: 'harbour' },
    { search: 'ana' },
  ]) {
    const { counts, __meta } = await groups(filter)
    for (const type of accessGroupTypes) {
      const page = await groups({ ...filter, type })
      expect([type, page.data.length, page.__meta.total]).toEqual([
        type,
        counts[type],
        counts[type],
      ])
      expect(page.counts).toEqual(counts)
    }
    expect(__meta.total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0))
  }
  const { groups: figures } = await summary()
  expect(figures.unused).toBeGreaterThanOrEqual(2)
  expect(figures.total).toBe((await groups()).__meta.total)
  expect(figures.unused).toBe((await groups({ only: 'unused' })).__meta.total)
  expect(figures.allowedByFormer).toBe((await groups({ only: 'allowed_by_former' })).__meta.total)
  expect(figures.asksForMore).toBe((await groups({ only: 'asks_for_more' })).__meta.total)
})

test('access groups are paginated without gaps', async () => {
  const all = await groups()
  const pages = await Promise.all([0, 3, 6, 9, 12].map(($skip) => groups({ $skip, $limit: 3 })))
  expect(pages.flatMap(({ data }) => data)).toEqual(all.data)
})

test('an application that only people approved has no grant, and shows their approvals', async () => {
  await run('delete from authorizations where id = $1', [grants.authorization])
  const { data } = await groups({ type: 'application', search: 'diary' })
  expect(data).toMatchObject([{ name: 'Diary', grant: null, people: 2 }])
  expect(data[0]!.scopes).toContain('user:read')
  // An application can change the organization only with an authorization.
  expect(data[0]!.scopes).not.toContain('organization:manage')
})

test('with a filter, access groups contain only matching people', async () => {
  await run(`update users set first_name = 'Zoe' where id = $1`, [cast.member.id])
  const { data } = await groups({ search: 'zoe diary' })
  expect(data).toMatchObject([{ name: 'Diary', people: 1, grant: { kind: 'authorization' } }])
  const people = await inside(cast.offered.id, { search: 'zoe diary' })
  expect(people.data.map(({ person }) => person)).toEqual([expect.stringMatching(/^Zoe/)])
})

test("access groups never include another organization's grants", async () => {
  const { status } = await cast.partner.owner.as.request(
    'GET',
    `/api/organization/${cast.here.id}/access/groups`,
  )
  expect(status).toBe(404)
  expect((await inside(cast.unknown.id)).data).toEqual([])
})
