import {
  getAccessGrant,
  getAccessSummary,
  listAccessGrants,
  type AccessGrant,
  type AccessGrantKind,
  accessGrantKinds,
} from '@accord/contract/access.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
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
  // Approving an application counted as a sign-in with it.
  await service.context.usage.flush()
  await run('truncate uses, use_days')
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
const kindsIn = (data: AccessGrant[]) => data.map(({ kind }) => kind)

describe('the list of access', () => {
  test("the access list uses one statement for each kind on a page, so connections don't prepare one for every combination", async () => {
    const asked = vi.spyOn(Client.prototype, 'query')
    const seen = new Set<AccessGrantKind>()
    for (const $skip of [0, 2, 3, 4]) {
      for (const { kind } of (await list({ $skip, $limit: 3 })).data) seen.add(kind)
    }
    const names = (asked.mock.calls as unknown[][]).map(
      ([query]) => (query as { name?: string }).name,
    )
    asked.mockRestore()
    const reads = new Set(names.filter((name) => name?.startsWith('read-ways-with-managers')))
    expect(reads.size).toBe(seen.size)
  })

  test('the access list has every grant except people, newest first, and includes people on request', async () => {
    const { data, __meta } = await list()
    expect(kindsIn(data).toSorted()).toEqual(
      accessGrantKinds
        .filter((kind) => kind !== 'person' && kind !== 'contact')
        .flatMap((kind) => (kind === 'approval' || kind === 'export' ? [kind, kind] : [kind]))
        .toSorted(),
    )
    expect(__meta.total).toBe(data.length)
    const times = data.map(({ since }) => since)
    expect(times).toEqual(times.toSorted().toReversed())

    expect(kindsIn((await list({ kind: 'person' })).data)).toEqual(['person', 'person', 'person'])
    expect((await list({ kind: 'person' })).__meta.total).toBe(3)
    expect(await list({ kind: 'contact' })).toMatchObject({
      data: [{ id: cast.contact.profileId, roles: ['contact'], canRevoke: true }],
      __meta: { total: 1 },
    })
  })

  test('the access list is paginated', async () => {
    const { data: all } = await list()
    const pages = [
      await list({ $limit: 3 }),
      await list({ $skip: 3, $limit: 3 }),
      await list({ $skip: 6, $limit: 100 }),
    ]
    expect(pages.flatMap(({ data }) => data)).toEqual(all)
    expect((await list({ $skip: 100 })).data).toEqual([])
  })

  test('a search finds people, applications, owners, networks, files, and addresses', async () => {
    await run(`update users set first_name = 'Zoë', last_name = '100% Lind' where id = $1`, [
      cast.member.id,
    ])
    const found = async (search: string) => kindsIn((await list({ search })).data).toSorted()
    expect(await found('zoë')).toEqual(['approval', 'person'])
    // Case, accents, and order don't matter, and words can match in different fields.
    expect(await found('lind ZOE')).toEqual(['approval', 'person'])
    expect(await found('zoe tide')).toEqual([])
    expect(await found('100%')).toEqual(['approval', 'person'])
    expect(await found('0%_L')).toEqual([])
    expect(await found(cast.contact.email.toUpperCase())).toEqual(['contact'])
    // One word matches the application, and the other one matches the person who approved it.
    expect(await found('zoe diary')).toEqual(['approval'])
    expect(await found('diary')).toEqual(['approval', 'approval', 'authorization'])
    expect(await found('circle')).toEqual(['export', 'network'])
    expect(await found('harbour.zip')).toEqual(['export'])
    expect(await found('tide')).toEqual(['own_application'])
    expect(await found('chen@')).toEqual(['invitation'])
    expect(await found('')).toEqual(kindsIn((await list()).data).toSorted())
  })

  test('a search with very many results shows and counts the newest thousand', async () => {
    const several = [cast.here.id, 1_200]
    await run(
      `with people as (insert into users (id, email, password_hash, first_name, last_name)
         select gen_random_uuid(), 'walrus' || n || '@many.example', '', 'Walrus', 'No' || n
         from generate_series(1, $2::int) as n returning id, email)
       insert into profiles (id, user_id, organization_id, email, email_proven, roles, created_at)
       select gen_random_uuid(), id, $1, email, true, '{member}',
         now() + substring(email from '\\d+')::int * interval '1 second' from people`,
      several,
    )
    const { data, __meta } = await list({ search: 'walrus', $limit: 2 })
    expect(__meta).toMatchObject({ total: 1000, more: true })
    expect(data.map(({ name }) => name)).toEqual(['Walrus No1200', 'Walrus No1199'])
    // Filters with few results still count all of them.
    for (const few of [{ kind: 'contact' }, { only: 'unused' }] as const) {
      const { total, more } = (await list({ ...few, search: 'walrus' })).__meta
      expect({ total, more }).toEqual({ total: 0, more: undefined })
    }
    // With exactly a thousand results, there are no more.
    await run(
      `update profiles set roles = '{contact}' where email ~ '^walrus(\\d\\d?|1\\d\\d|200)@many'`,
      [],
    )
    const exactly = (await list({ kind: 'person', search: 'walrus' })).__meta
    expect(exactly).toMatchObject({ total: 1000 })
    expect(exactly.more).toBeUndefined()
    expect((await list({ search: 'walrus no77', $limit: 1 })).__meta).toEqual({
      total: 11,
      skip: 0,
      limit: 1,
    })
  })

  test.each([
    ['kind=robot', { kind: "This isn't a valid kind of access." }],
    ['only=odd', { only: "This isn't a valid filter." }],
    [`search=${'a'.repeat(101)}`, { search: 'Use at most 100 characters.' }],
    ['$limit=1000', { $limit: 'This value must be a whole number from 1 to 100.' }],
    ['page=2', { page: expect.any(String) }],
  ])('an invalid parameter gets an explanation: ?%s', async (query, fields) => {
    const path = `/api/organization/${cast.here.id}/access?${query}`
    const { status, body } = await cast.owner.as.request('GET', path)
    expect({ status, body }).toMatchObject({ status: 400, body: { fields } })
  })
})

describe('a grant', () => {
  test('a grant shows who has it, who owns it, who allowed it, and what it allows now', async () => {
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
      id: grants.network,
      name: 'Harbour Circle',
      owner,
      shares: ['survey'],
      allowedBy: 'Ana Duarte',
    })
    expect(await the('own_application')).toMatchObject({
      id: grants.ownApplication,
      name: 'Tide Table',
      // The organization's two managers can see the secrets of its application.
      owner: { id: cast.here.id, managers: 2 },
      scopes: ['user:read', 'application:read'],
      allowedBy: null,
    })
    expect(await the('invitation')).toMatchObject({
      id: grants.invitation,
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
    const brought = await the('contact')
    expect(brought).toMatchObject({
      name: 'Ana Duarte',
      email: cast.contact.email,
      application: { id: cast.offered.id, name: 'Diary' },
    })
    // This grant gives its managers no access, so their number isn't shown.
    expect(brought.owner).toEqual({ id: owner.id, name: owner.name })
    await run(`update exports set downloads = 2, downloaded_at = now() where id = $1`, [
      grants.export,
    ])
    expect((await list({ kind: 'export' })).data).toMatchObject([
      // The exported data is already at another organization, so this can't be revoked here.
      { id: grants.receipt, name: 'Harbour Circle', owner, shares: ['survey'], canRevoke: false },
      {
        id: grants.export,
        name: 'harbour.zip',
        owner: null,
        allowedBy: 'Ana Duarte',
        downloads: 2,
        lastUsedAt: expect.any(String),
      },
    ])
  })

  test("a grant allows only what was granted, is requested, and is within its person's role", async () => {
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

  test('an approval can change the organization only while the organization authorizes the application', async () => {
    const { membersApproval: approval } = cast.offered
    const wide = `update approvals set scopes = '{profile:read,profile:manage}' where id = $1`
    await run(wide, [approval])
    const scopes = async () => (await detail('approval', approval)).scopes
    expect(await scopes()).toEqual(['profile:read', 'profile:manage'])
    await run(`update authorizations set scopes = '{profile:read}'`)
    expect(await scopes()).toEqual(['profile:read'])
    // Scopes that the application can't use don't count as unused.
    await testUsage(service).older('approvals', approval)
    await testUsage(service).recordedLong()
    await testUsage(service).used('approval', approval, ['profile:read'])
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

  test('a grant never shows people of another organization', async () => {
    await run(`update users set first_name = 'Foreign' where id = any ($1)`, [
      [cast.partner.owner.id, cast.elsewhere.owner.id],
    ])
    const everything = [await list(), await list({ search: 'a' }), await list({ kind: 'person' })]
    expect(JSON.stringify(everything)).not.toContain('Foreign')
    expect((await list({ search: 'Foreign' })).data).toEqual([])
  })

  test('a grant can be revoked by the rule for its kind', async () => {
    const endable = async (as = cast.owner.as) => {
      const pages = [await list({}, as), await list({ kind: 'person' }, as)]
      return pages.flatMap(({ data }) => data.filter(({ canRevoke }) => !canRevoke))
    }
    const kept = async (as = cast.owner.as) => (await endable(as)).map(({ id }) => id).toSorted()
    expect(await kept()).toEqual([grants.receipt, cast.owner.profileId].toSorted())
    expect(await kept(cast.admin.as)).toEqual(
      [
        grants.receipt,
        cast.owner.profileId,
        cast.admin.profileId,
        grants.ownApplication,
        grants.auditStream,
        grants.connection,
      ].toSorted(),
    )
  })

  test('a grant shows the scopes that were used and on which days', async () => {
    const id = cast.offered.membersApproval
    await testUsage(service).used('approval', id, ['user:read', 'profile:read'], 3)
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
    await testUsage(service).used('profile', cast.member.profileId, [''], 5)
    expect(await detail('person', cast.member.profileId)).toMatchObject({
      usedDays: [5],
      used: [{ scope: null, days: 1, calls: 3 }],
    })
    await testUsage(service).used('network_member', grants.network, ['survey', 'profile'], 7)
    expect(await detail('network', grants.network)).toMatchObject({
      usedDays: [7],
      used: [{ scope: null, days: 1, calls: 6 }],
    })
  })

  test("a grant of another organization or kind, or an unknown one, isn't found", async () => {
    const { partner, elsewhere, here, owner } = cast
    const ask = (as: typeof owner.as, id: string, kind: string, grant: string) =>
      as.request('GET', `/api/organization/${id}/access/${kind}/${grant}`)
    const answers = [
      await ask(owner.as, here.id, 'person', elsewhere.owner.profileId),
      await ask(owner.as, here.id, 'own_application', cast.unknown.id),
      await ask(owner.as, here.id, 'contact', cast.member.profileId),
      await ask(owner.as, here.id, 'approval', crypto.randomUUID()),
      await ask(partner.owner.as, here.id, 'network', grants.network),
      await ask(partner.owner.as, partner.id, 'network', grants.network),
      await ask(partner.owner.as, partner.id, 'authorization', grants.authorization),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const { status, body } = await ask(owner.as, here.id, 'robot', cast.member.profileId)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { fields: { kind: "This isn't a valid kind of access." } },
    })
  })
})

test('the summary counts every grant, and shows findability and the start of recording', async () => {
  const counted = await summary()
  expect(counted).toMatchObject({
    total: 15,
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
      endpoint: 1,
      audit_stream: 1,
      connection: 1,
      invitation: 1,
    },
    findable: true,
  })
  expect(Date.parse(counted.recordedSince)).toBeLessThan(Date.now())
  await run('update organizations set findable = false')
  expect(await summary()).toMatchObject({ findable: false })
})

test('expired invitations, deleted files, and pending network invitations give no access', async () => {
  await run(`update invitations set expires_at = now()`)
  await run(`update exports set file_deleted_at = now()`)
  await run(`update network_members set accepted_at = null`)
  const { data } = await list()
  expect(kindsIn(data).toSorted()).toEqual([
    'approval',
    'approval',
    'audit_stream',
    'authorization',
    'connection',
    'endpoint',
    // A receipt remains, because another organization already has the data.
    'export',
    'own_application',
  ])
})

test("grants of a deleted application aren't listed or counted", async () => {
  const before = await list()
  const ofApplications = ['approval', 'authorization']
  expect(kindsIn(before.data)).toEqual(expect.arrayContaining(ofApplications))
  await run(`update applications set stopped_at = now()
    where id in (select application_id from approvals union select application_id from authorizations)`)
  const after = await list()
  expect(kindsIn(after.data).filter((kind) => ofApplications.includes(kind))).toEqual([])
  expect(after.__meta.total).toBe(after.data.length)
  expect((await summary()).byKind).toMatchObject({ approval: 0, authorization: 0 })
})
