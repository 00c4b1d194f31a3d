import {
  getReach,
  getReachSummary,
  listReach,
  type Reach,
  type ReachKind,
  reachKinds,
  revokeReach,
} from '@accord/contract/reach.ts'
import { allScopes } from '@accord/contract/rules/scopes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, casting } from '#testing/access/cast.ts'
import { everyKindOf, type Ways } from '#testing/access/ways.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<Cast>
let cast: Cast
let ways: Ways

beforeAll(async () => {
  service = await startTestService()
  aCast = await casting(service)
})
beforeEach(async () => {
  cast = await aCast()
  await run('delete from uses')
  await run('delete from use_days')
  await run('update use_recording set since = now()')
  ways = await everyKindOf(cast)
  // Whoever approved something has signed in with it.
  await service.context.lastUses.flush()
  await run('truncate uses, use_days')
})
afterAll(() => service[Symbol.asyncDispose]())

type Asked = NonNullable<typeof listReach.query._zod.input>

const run = (statement: string, values: unknown[] = []) =>
  service.context.pool.query(statement, values)
const list = (query: Asked = {}, as = cast.owner.as) =>
  as.call(listReach, { params: { id: cast.here.id }, query })
const summary = () => cast.owner.as.call(getReachSummary, { params: { id: cast.here.id } })
const detail = (kind: ReachKind, reach: string) =>
  cast.owner.as.call(getReach, { params: { id: cast.here.id, kind, reach } })
const the = async (kind: ReachKind) => (await list({ kind })).data[0]!
const kindsIn = (data: Reach[]) => data.map(({ kind }) => kind)

/** What use was recorded for, for as long as there are any. */
const recordedLong = () => run(`update use_recording set since = now() - interval '200 days'`)
const used = (kind: string, id: string, scopes: string[], daysAgo = 1) =>
  run(
    `with day as (insert into use_days select $1, $2, s, (now() at time zone 'UTC')::date - $4::int, 3
       from unnest($3::text[]) s)
     insert into uses values ($1, $2, now() - $4::int * interval '1 day')`,
    [kind, id, scopes, daysAgo],
  )
const older = (table: string, id: string, days = 100) =>
  run(`update ${table} set created_at = now() - $2 * interval '1 day' where id = $1`, [id, days])

describe('the list', () => {
  test('has every way but people, the newest first, and people where they are asked for', async () => {
    const { data, __meta } = await list()
    expect(kindsIn(data).toSorted()).toEqual(
      reachKinds
        .filter((kind) => kind !== 'person' && kind !== 'contact')
        .flatMap((kind) => (kind === 'approval' || kind === 'export' ? [kind, kind] : [kind]))
        .toSorted(),
    )
    expect(__meta.total).toBe(data.length)
    const times = data.map(({ allowedAt }) => allowedAt)
    expect(times).toEqual(times.toSorted().toReversed())

    expect(kindsIn((await list({ kind: 'person' })).data)).toEqual(['person', 'person', 'person'])
    expect((await list({ kind: 'person' })).__meta.total).toBe(3)
    expect(await list({ kind: 'contact' })).toMatchObject({
      data: [{ id: cast.contact.profileId, roles: ['contact'], canRevoke: true }],
      __meta: { total: 1 },
    })
  })

  test('is read page by page', async () => {
    const { data: all } = await list()
    const pages = [
      await list({ $limit: 3 }),
      await list({ $skip: 3, $limit: 3 }),
      await list({ $skip: 6, $limit: 100 }),
    ]
    expect(pages.flatMap(({ data }) => data)).toEqual(all)
    expect((await list({ $skip: 100 })).data).toEqual([])
  })

  test('finds people, applications, owners, networks, files and addresses by their words', async () => {
    await run(`update users set first_name = 'Zoë', last_name = '100% Lind' where id = $1`, [
      cast.member.id,
    ])
    const found = async (q: string) => kindsIn((await list({ q })).data).toSorted()
    expect(await found('zoë')).toEqual(['approval', 'person'])
    expect(await found('100%')).toEqual(['approval', 'person'])
    expect(await found('0%_L')).toEqual([])
    expect(await found(cast.contact.email.toUpperCase())).toEqual(['contact'])
    expect(await found('diary')).toEqual(['approval', 'approval', 'authorization'])
    expect(await found('circle')).toEqual(['export', 'network'])
    expect(await found('harbour.zip')).toEqual(['export'])
    expect(await found('tide')).toEqual(['own_application'])
    expect(await found('chen@')).toEqual(['invitation'])
    expect(await found('')).toEqual(kindsIn((await list()).data).toSorted())
  })

  test.each([
    ['kind=robot', { kind: 'This is not a way to the data.' }],
    ['only=odd', { only: 'This is not a concern.' }],
    [`q=${'a'.repeat(101)}`, { q: 'Use at most 100 characters.' }],
    ['$limit=1000', { $limit: 'Use 1 to 100.' }],
    ['page=2', { page: expect.any(String) }],
  ])('says what is wrong with ?%s', async (query, fields) => {
    const path = `/api/organization/${cast.here.id}/access?${query}`
    const { status, body } = await cast.owner.as.request('GET', path)
    expect({ status, body }).toMatchObject({ status: 400, body: { fields } })
  })
})

describe('a way', () => {
  test('says who, whose it is, by whose word, and what it allows now', async () => {
    const owner = { id: cast.partner.id, name: 'Harbour', managers: 1 }
    expect(await the('authorization')).toMatchObject({
      name: 'Diary',
      owner,
      application: { id: cast.offered.id, name: 'Diary' },
      allowedBy: 'Ana Duarte',
      person: null,
      canRevoke: true,
      lastUsedAt: null,
      usedDays: [],
    })
    expect(await the('approval')).toMatchObject({ name: 'Diary', owner, person: 'Ana Duarte' })
    expect(await the('network')).toMatchObject({
      id: ways.network,
      name: 'Harbour Circle',
      owner,
      shares: ['survey'],
      allowedBy: 'Ana Duarte',
    })
    expect(await the('own_application')).toMatchObject({
      id: ways.ownApplication,
      name: 'Tide Table',
      // Its two managers can see its secrets.
      owner: { id: cast.here.id, managers: 2 },
      scopes: ['user:read', 'application:read'],
      allowedBy: null,
    })
    expect(await the('invitation')).toMatchObject({
      id: ways.invitation,
      name: 'chen@example.com',
      roles: ['member'],
      allowedBy: 'Ana Duarte',
      expiresAt: expect.any(String),
    })
    await run('insert into contacts values ($1, $2, $3)', [
      cast.contact.profileId,
      cast.here.id,
      cast.offered.id,
    ])
    expect(await the('contact')).toMatchObject({
      name: 'Ana Duarte',
      email: cast.contact.email,
      application: { id: cast.offered.id, name: 'Diary' },
    })
    expect((await list({ kind: 'export' })).data).toMatchObject([
      // What another one took out of its network has reached it: it cannot be taken back from here.
      { id: ways.receipt, name: 'Harbour Circle', owner, shares: ['survey'], canRevoke: false },
      { id: ways.export, name: 'harbour.zip', owner: null, allowedBy: 'Ana Duarte' },
    ])
  })

  test('allows no more than what is granted, asked for, and within the role that it rests on', async () => {
    await run(`update applications set scopes = '{user:read,profile:read,survey:read}'`)
    const allowed = ['user:read', 'profile:read', 'survey:read']
    expect(await the('authorization')).toMatchObject({ scopes: allowed })
    const scopes = async () => (await detail('approval', cast.offered.membersApproval)).scopes
    expect(await scopes()).toEqual(allowed)
    await run(`update profiles set roles = '{contact}' where id = $1`, [cast.member.profileId])
    expect(await scopes()).toEqual(['user:read', 'profile:read'])
    await run(`update networks set shares = '{profile}'`)
    expect(await the('network')).toMatchObject({ shares: [] })
  })

  test('changes the organization only while that has authorized the application for it', async () => {
    const { membersApproval: approval } = cast.offered
    const wide = `update approvals set scopes = '{profile:read,profile:manage}' where id = $1`
    await run(wide, [approval])
    const scopes = async () => (await detail('approval', approval)).scopes
    expect(await scopes()).toEqual(['profile:read', 'profile:manage'])
    await run(`update authorizations set scopes = '{profile:read}'`)
    expect(await scopes()).toEqual(['profile:read'])
    // What it may not do it does not have to use.
    await older('approvals', approval)
    await recordedLong()
    await used('approval', approval, ['profile:read'])
    expect(await detail('approval', approval)).toMatchObject({ unusedScopes: [], concerns: [] })
    expect(await summary()).toMatchObject({ asksForMore: 0 })
    await run(`update authorizations set scopes = '{profile:read,profile:manage}'`)
    expect(await summary()).toMatchObject({ asksForMore: 1 })
    await run('delete from authorizations')
    expect(await scopes()).toEqual(['profile:read'])
    await run('update applications set organization_id = $1', [cast.here.id])
    expect(await scopes()).toEqual(['profile:read', 'profile:manage'])
    await run('update applications set organization_id = $1', [cast.partner.id])
    await run(`update profiles set roles = '{contact}' where id = $1`, [cast.member.profileId])
    expect(await scopes()).toEqual(['profile:read', 'profile:manage'])
    expect(await summary()).toMatchObject({ asksForMore: 1 })
  })

  test('never tells of people of another organization', async () => {
    await run(`update users set first_name = 'Foreign' where id = any ($1)`, [
      [cast.partner.owner.id, cast.elsewhere.owner.id],
    ])
    const everything = [await list(), await list({ q: 'a' }), await list({ kind: 'person' })]
    expect(JSON.stringify(everything)).not.toContain('Foreign')
    expect((await list({ q: 'Foreign' })).data).toEqual([])
  })

  test('can be ended by the rule of its kind', async () => {
    const endable = async (as = cast.owner.as) => {
      const pages = [await list({}, as), await list({ kind: 'person' }, as)]
      return pages.flatMap(({ data }) => data.filter(({ canRevoke }) => !canRevoke))
    }
    const kept = async (as = cast.owner.as) => (await endable(as)).map(({ id }) => id).toSorted()
    expect(await kept()).toEqual([ways.receipt, cast.owner.profileId].toSorted())
    expect(await kept(cast.admin.as)).toEqual(
      [ways.receipt, cast.owner.profileId, cast.admin.profileId, ways.ownApplication].toSorted(),
    )
  })

  test('is told with what was used of it, and on which days', async () => {
    const id = cast.offered.membersApproval
    await used('approval', id, ['user:read', 'profile:read'], 3)
    const way = await detail('approval', id)
    expect(way).toMatchObject({
      usedDays: [3],
      used: [
        { scope: 'user:read', days: 1, calls: 3 },
        { scope: 'profile:read', days: 1, calls: 3 },
      ],
    })
    expect(way.unusedScopes).toEqual([
      'user:manage',
      'application:read',
      'application:manage',
      'organization:read',
      'organization:manage',
      'profile:manage',
      'network:read',
      'network:manage',
    ])
    expect(new Date(way.lastUsedAt!).getTime()).toBeLessThan(Date.now())
    await used('profile', cast.member.profileId, [''], 5)
    expect(await detail('person', cast.member.profileId)).toMatchObject({
      usedDays: [5],
      used: [{ scope: null, days: 1, calls: 3 }],
    })
    await used('network_member', ways.network, ['survey', 'profile'], 7)
    expect(await detail('network', ways.network)).toMatchObject({
      usedDays: [7],
      used: [{ scope: null, days: 1, calls: 6 }],
    })
  })

  test('of another organization, of another kind, or none at all is not found', async () => {
    const { partner, elsewhere, here, owner } = cast
    const ask = (as: typeof owner.as, id: string, kind: string, reach: string) =>
      as.request('GET', `/api/organization/${id}/access/${kind}/${reach}`)
    const answers = [
      await ask(owner.as, here.id, 'person', elsewhere.owner.profileId),
      await ask(owner.as, here.id, 'own_application', cast.unknown.id),
      await ask(owner.as, here.id, 'contact', cast.member.profileId),
      await ask(owner.as, here.id, 'approval', crypto.randomUUID()),
      await ask(partner.owner.as, here.id, 'network', ways.network),
      await ask(partner.owner.as, partner.id, 'network', ways.network),
      await ask(partner.owner.as, partner.id, 'authorization', ways.authorization),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const { status, body } = await ask(owner.as, here.id, 'robot', cast.member.profileId)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { fields: { kind: 'This is not a way to the data.' } },
    })
  })
})

describe('what deserves a look', () => {
  const only = async (concern: Asked['only'], kind?: ReachKind) => {
    const { data, __meta } = await list({ only: concern, ...(kind && { kind }) })
    expect(__meta.total).toBe(data.length)
    for (const { concerns } of data) expect(concerns).toContain(concern)
    return data.map(({ id }) => id)
  }

  test('is what was not used for 90 days, once it is that old and use was recorded for as long', async () => {
    const { membersApproval: approval } = cast.offered
    await older('approvals', approval)
    await older('profiles', cast.member.profileId)
    expect(await only('unused')).toEqual([])
    await recordedLong()
    expect(await only('unused')).toEqual([approval])
    expect(await only('unused', 'person')).toEqual([cast.member.profileId])
    expect(await summary()).toMatchObject({ unused: 1 })
    await used('approval', approval, ['user:read'], 100)
    expect(await only('unused')).toEqual([approval])
    await run('delete from uses')
    await used('approval', approval, ['user:read'], 2)
    expect(await only('unused')).toEqual([])
  })

  test('is an old use, also where use is recorded for less than that', async () => {
    await older('authorizations', ways.authorization, 300)
    await used('authorization', ways.authorization, [], 120)
    expect(await only('unused')).toEqual([ways.authorization])
  })

  test('is what was allowed by somebody who left', async () => {
    expect(await only('allowed_by_former')).toEqual([])
    await run('update authorizations set granted_by = null')
    await run('update network_members set accepted_by = null')
    expect((await only('allowed_by_former')).toSorted()).toEqual(
      [ways.authorization, ways.network].toSorted(),
    )
    expect(await the('authorization')).toMatchObject({ allowedBy: null })
    expect(await summary()).toMatchObject({ allowedByFormer: 2 })
  })

  test('is what is in use, but not for all that it may', async () => {
    const { membersApproval: approval } = cast.offered
    const narrow = `update approvals set scopes = '{user:read,user:manage,survey:read}' where id = $1`
    await run(narrow, [approval])
    await older('approvals', approval)
    await recordedLong()
    expect(await only('asks_for_more')).toEqual([])
    await used('approval', approval, ['user:read'])
    expect(await only('asks_for_more')).toEqual([approval])
    expect(await summary()).toMatchObject({ asksForMore: 1 })
    expect(await detail('approval', approval)).toMatchObject({ unusedScopes: ['user:manage'] })
    // Whoever manages has read; and what no call of this service needs, nobody here sees used.
    await run(`update use_days set scope = 'user:manage' where subject_id = $1`, [approval])
    expect(await only('asks_for_more')).toEqual([])
    expect(await detail('approval', approval)).toMatchObject({ unusedScopes: [] })
  })
})

test('what is counted by the database is what is shown by the rules, whatever was given, asked for and used', async () => {
  const { here, partner, owner, member, contact } = cast
  await recordedLong()
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

test('the summary counts every way, says whether the organization is findable, and since when use is known', async () => {
  const counted = await summary()
  expect(counted).toMatchObject({
    total: 12,
    unused: 0,
    allowedByFormer: 0,
    asksForMore: 0,
    byKind: {
      person: 3,
      contact: 1,
      own_application: 1,
      authorization: 1,
      approval: 2,
      network: 1,
      export: 2,
      invitation: 1,
    },
    findable: true,
  })
  expect(Date.parse(counted.recordedSince)).toBeLessThan(Date.now())
  await run('update organizations set findable = false')
  expect(await summary()).toMatchObject({ findable: false })
})

test('what is over is no way any more: expired invitations, deleted files, networks that only invite', async () => {
  await run(`update invitations set expires_at = now()`)
  await run(`update exports set file_deleted_at = now()`)
  await run(`update network_members set accepted_at = null`)
  const { data } = await list()
  expect(kindsIn(data).toSorted()).toEqual([
    'approval',
    'approval',
    'authorization',
    // A receipt says what has reached another one, for good.
    'export',
    'own_application',
  ])
})

describe('in a large organization', () => {
  test('what deserves a look is counted again once something happens there, and all else at once', async () => {
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
      byKind: { ...before.byKind, invitation: 1000 },
    })
    const items = [{ kind: 'invitation' as const, id: ways.invitation }]
    await cast.owner.as.call(revokeReach, { params: { id: cast.here.id }, body: { items } })
    expect(await summary()).toMatchObject({ allowedByFormer: 999, byKind: { invitation: 999 } })
  })
})
