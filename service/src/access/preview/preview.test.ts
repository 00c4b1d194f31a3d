import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { deleteOrganization } from '@accord/contract/deletions.ts'
import { searchOrganizations } from '@accord/contract/network-invitations.ts'
import { normalScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import {
  previewForYou,
  previewForApplication,
  maxPreviewRows,
  type PreviewKind,
  type PreviewPart,
} from '@accord/contract/data-preview.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApplication, authorizeForTest } from '#testing/applications.ts'
import { sumsOf } from '#testing/dump.ts'
import { createTestInvitation } from '#testing/members.ts'
import { createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import {
  registerTestClient,
  clientOf,
  issueTokensFor,
  type TestClientRegistration,
  startOAuthService,
} from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { caller, type Client } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { organizationReadings, personReadings } from './build-preview.ts'

let service: TestService
/** `home` is the organization whose data is previewed, and `partner` owns the applications. */
let home: TestOrganization
let partner: TestOrganization
let people: Record<'owner' | 'admin' | 'member' | 'contact', TestMember>
let network: string

beforeAll(async () => {
  service = await startOAuthService()
  home = await service.createOrganization({ form: { name: 'Harbour', city: 'Halifax' } })
  partner = await service.createOrganization({ form: { name: 'Partner' } })
  people = {
    owner: home.owner,
    admin: await service.createMember(home, ['admin']),
    member: await service.createMember(home, ['member']),
    contact: await service.createMember(home, ['contact']),
  }
  await createTestInvitation(service, home)
  await createTestApplication(home)
  await authorizeForTest(home, await createTestApplication(partner))
  const created = await createTestNetwork(home)
  const friend = await service.createOrganization({ form: { name: 'Friend' } })
  network = created.id
  await joinedTo(created, friend)
  await invitedTo(created, await service.createOrganization())
  await joinedTo(await createTestNetwork(friend), home)
})
// Usage from other tests is written first, so that it doesn't appear between two previews.
beforeEach(async () => {
  const { usage } = service.context
  // The first flush waits for uses that are being written, and the second one writes those recorded since.
  for (const _round of [1, 2]) await usage.flush()
})
afterAll(() => service[Symbol.asyncDispose]())

type Row = Record<string, unknown>
type Rows = { kind: PreviewKind; rows: Row[]; total: number }

const kinds = ['user', 'organization', 'profile', 'application', 'network'] as const
const readable = kinds.map((kind): Scope => `${kind}:read`)
const some: Scope[][] = [...readable.map((scope) => [scope]), readable, ['survey:read']]
const page = `$limit=${maxPreviewRows}`

/** The API paths for each kind of data, as an application requests them. They're repeated here on purpose. */
const addresses: Partial<Record<PreviewKind, () => string>> = {
  person: () => '/me',
  profiles: () => `/profile?${page}&$with=organization`,
  organization: () => `/organization/${home.id}`,
  members: () => `/organization/${home.id}/members?${page}`,
  invitations: () => `/organization/${home.id}/members?${page}&withInvites=only`,
  applications: () => `/application?${page}&organization=${home.id}`,
  authorizations: () => `/authorized-application?${page}&organization=${home.id}&$with=application`,
  networks: () => `/network?${page}&organization=${home.id}`,
  network_organizations: () => `/network-invitation?${page}&network=${network}`,
}

/** Returns everything that a token can read. */
async function readBy(token: string): Promise<Rows[]> {
  const as = caller(service.url, { authorization: `Bearer ${token}` })
  const read: Rows[] = []
  for (const [kind, address] of Object.entries(addresses)) {
    const { status, body } = await as.request('GET', `/api${address()}`)
    if (status === 200) read.push({ kind: kind as PreviewKind, ...rowsIn(body as Row) })
    else expect([403, 404]).toContain(status)
  }
  return read
}

/** Returns what an application reads in its own name. Its `me` is the application itself, not the organization. */
async function readInOwnName(application: TestClientRegistration): Promise<Rows[]> {
  const client = await clientOf(service, application)
  const { access_token } = await oauth.clientCredentialsGrant(client)
  return (await readBy(access_token)).filter(({ kind }) => kind !== 'person')
}

function rowsIn(body: Row) {
  const { data, __meta } = body as { data?: Row[]; __meta?: { total: number } }
  return data ? { rows: data, total: __meta!.total } : { rows: [body], total: 1 }
}

const only = (parts: readonly PreviewPart[], seen: PreviewPart['seen']): Rows[] =>
  parts.filter((part) => part.seen === seen).map(({ kind, rows, total }) => ({ kind, rows, total }))

/** Excludes the application itself, because its authorization and use change between two previews. */
function besides({ id }: TestClientRegistration, read: readonly Rows[]): Rows[] {
  return read.map(({ kind, rows, total }) => {
    const others = rows.filter((row) => (row['application'] as Row | undefined)?.['id'] !== id)
    return { kind, rows: others, total: total - (rows.length - others.length) }
  })
}

const seenBy = ({ id: application }: TestClientRegistration, as: Client = home.owner.as) =>
  as.call(previewForApplication, { params: { id: home.id, application } })

describe('the preview for an application in its own name', () => {
  test.each(some)(
    'the preview matches what the token reads, before and after the authorization: %s',
    async (...scopes) => {
      const application = await registerTestClient(partner, {
        scopes: [...scopes, 'service-account:manage'],
      })
      expect(await readInOwnName(application)).toEqual([])

      const before = await seenBy(application)
      expect(only(before.parts, 'now')).toEqual([])
      await authorizeForTest(home, application)
      const read = await readInOwnName(application)
      const after = await seenBy(application)

      expect(besides(application, only(after.parts, 'now'))).toEqual(besides(application, read))
      expect(only(after.parts, 'now').map(({ total }) => total)).toEqual(
        read.map(({ total }) => total),
      )
      expect(only(before.parts, 'asked')).toEqual(besides(application, read))
      expect(only(after.parts, 'asked')).toEqual([])
    },
  )

  test("the preview for an application that can't act by itself shows what it reads for the person", async () => {
    const application = await registerTestClient(partner, { scopes: readable })
    await authorizeForTest(home, application)
    const { parts } = await seenBy(application, people.admin.as)
    expect(parts.map(({ seen }) => seen)).toEqual(
      [...personReadings, ...organizationReadings].map(() => 'person'),
    )

    const { tokens } = await issueTokensFor(service, application, people.admin, {
      scope: words(readable),
    })
    const read = await readBy(tokens.access_token)
    expect(besides(application, only(parts, 'person'))).toEqual(besides(application, read))
  })

  test('the preview is empty until the organization allows the application to act by itself', async () => {
    const scopes: Scope[] = ['organization:read']
    const application = await registerTestClient(partner, { scopes })
    await authorizeForTest(home, application)
    await partner.owner.as.request('PATCH', `/api/application/${application.id}`, {
      scopes: [...scopes, 'service-account:manage'],
    })
    expect(await readInOwnName(application)).toEqual([])
    const { parts } = await seenBy(application)
    expect(only(parts, 'now')).toEqual([])
    expect(only(parts, 'asked').map(({ kind }) => kind)).toEqual(['organization'])
  })

  test('the preview separates new requests from granted scopes', async () => {
    const scopes: Scope[] = ['organization:read', 'service-account:manage']
    const application = await registerTestClient(partner, { scopes })
    await authorizeForTest(home, application)
    await partner.owner.as.request('PATCH', `/api/application/${application.id}`, {
      scopes: [...scopes, 'network:read'],
    })
    const { parts } = await seenBy(application)
    expect(only(parts, 'now').map(({ kind }) => kind)).toEqual(['organization'])
    expect(only(parts, 'asked').map(({ kind }) => kind)).toEqual([
      'networks',
      'network_organizations',
    ])
    expect(only(parts, null).map(({ kind }) => kind)).toEqual([
      'person',
      'profiles',
      'members',
      'invitations',
      'applications',
      'authorizations',
    ])
  })

  test("the preview lists requested kinds that aren't stored here", async () => {
    const application = await registerTestClient(partner, {
      scopes: normalScopes(['survey:manage', 'user:read', 'service-account:manage']),
    })
    expect((await seenBy(application)).notStored).toEqual(['survey'])
  })
})

const words = (scopes: readonly Scope[]) => `openid profile email ${scopes.join(' ')}`

describe.each(['owner', 'admin', 'member', 'contact'] as const)(
  'the preview for a person with the role %s',
  (role) => {
    test.each(some)(
      'the preview matches what the token reads, before and after the approval: %s',
      async (...scopes) => {
        const application = await registerTestClient(partner, { scopes })
        const person = people[role]
        const query = { application: application.id, profile: person.profileId }
        const asked = await person.asUser.call(previewForYou, {
          query: { ...query, scope: words(scopes) },
        })
        expect(only(asked.parts, 'now')).toEqual([])

        const { tokens } = await issueTokensFor(service, application, person, {
          scope: words(scopes),
        })
        const claims = await caller(service.url, {
          authorization: `Bearer ${tokens.access_token}`,
        }).request('GET', '/oauth/userinfo')
        const told: Rows = { kind: 'claims', rows: [claims.body as Row], total: 1 }
        const read = [told, ...(await readBy(tokens.access_token))]
        const now = await person.asUser.call(previewForYou, { query })
        expect(only(now.parts, 'now')).toEqual(read)
        expect(only(asked.parts, 'asked')).toEqual(read)
      },
    )
  },
)

describe('the preview for a person who approves for themselves', () => {
  test("the preview matches what the token reads, without an organization's data", async () => {
    const application = await registerTestClient(partner, { scopes: readable })
    const query = { application: application.id, scope: words(['user:read']) }
    const { parts } = await people.admin.asUser.call(previewForYou, { query })
    expect(only(parts, 'asked').map(({ kind }) => kind)).toEqual(['claims', 'person'])
    expect(parts.find(({ kind }) => kind === 'person')?.rows).toMatchObject([{ profiles: [] }])
  })

  test('the preview is empty without an approval or scopes', async () => {
    const application = await registerTestClient(partner, { scopes: readable })
    const query = { application: application.id, scope: '' }
    const { parts } = await people.admin.asUser.call(previewForYou, { query })
    // The claims of the sign-in are empty too.
    expect(parts.map(({ kind, seen }) => [kind, seen])).toEqual(
      personReadings.map(({ kind }) => [kind, null]),
    )
    const unapproved = { query: { application: application.id } }
    expect(await people.admin.asUser.refused(previewForYou, unapproved)).toMatchObject({
      status: 404,
    })
  })

  test("the preview marks requested data that the person's role doesn't include", async () => {
    const application = await registerTestClient(partner, { scopes: readable })
    const query = { application: application.id, profile: people.member.profileId }
    const { parts } = await people.member.asUser.call(previewForYou, {
      query: { ...query, scope: words(readable) },
    })
    const far = parts.filter(({ outOfReach }) => outOfReach).map(({ kind }) => kind)
    expect(far).toEqual(
      organizationReadings.map(({ kind }) => kind).filter((kind) => kind !== 'organization'),
    )
  })
})

describe('a person who opens a preview', () => {
  test('a preview writes nothing and records no use', async () => {
    const application = await registerTestClient(partner, {
      scopes: [...readable, 'service-account:manage'],
    })
    await authorizeForTest(home, application)
    const { context } = service
    await context.usage.flush()
    const state = async () => {
      await context.usage.flush()
      const uses = await context.pool.query(
        `select subject_kind, subject_id, last_at from uses where subject_kind <> 'profile' order by 1, 2`,
      )
      // Previews are counted only for the rate limit.
      return { tables: await sumsOf(context.pool, { except: ['limits'] }), uses: uses.rows }
    }
    const before = await state()
    await seenBy(application)
    const query = {
      application: application.id,
      profile: people.admin.profileId,
      scope: words(readable),
    }
    await people.admin.asUser.call(previewForYou, { query })
    expect(await state()).toEqual(before)
  })

  test('a preview shows a limited number of rows and the total', async () => {
    const large = await service.createOrganization()
    for (let made = 0; made <= maxPreviewRows; made += 1) await createTestNetwork(large)
    const { id: application } = await registerTestClient(partner, { scopes: readable })
    const { parts } = await large.owner.as.call(previewForApplication, {
      params: { id: large.id, application },
    })
    const networks = parts.find(({ kind }) => kind === 'networks')
    expect(networks).toMatchObject({ total: maxPreviewRows + 1 })
    expect(networks?.rows).toHaveLength(maxPreviewRows)
  })

  test('the preview of a deleted organization returns an error', async () => {
    const gone = await service.createOrganization()
    const { as } = gone.owner
    const { id: application } = await registerTestClient(partner, { scopes: readable })
    await as.call(deleteOrganization, { params: { id: gone.id } })
    const refused = { status: 409, body: { code: 'organization_deleted' } }
    const params = { id: gone.id, application }
    expect(await as.refused(previewForApplication, { params })).toMatchObject(refused)
    const query = { application, profile: gone.owner.profileId, scope: 'user:read' }
    expect(await gone.owner.asUser.refused(previewForYou, { query })).toMatchObject(refused)
  })
})

describe.each(['owner', 'admin', 'member'] as const)(
  'the list of organizations for a person with the role %s',
  (role) => {
    test('the list contains only fields that a single organization also has', async () => {
      const scopes: Scope[] = ['organization:read']
      const application = await registerTestClient(partner, { scopes })
      const { tokens } = await issueTokensFor(service, application, people[role], {
        scope: words(scopes),
      })
      const as = caller(service.url, { authorization: `Bearer ${tokens.access_token}` })
      const fieldsAt = async (path: string) => {
        const { rows } = rowsIn((await as.request('GET', `/api${path}`)).body as Row)
        expect(rows).toMatchObject([{ id: home.id }])
        return Object.keys(rows[0]!)
      }
      const one = await fieldsAt(`/organization/${home.id}`)
      expect(one).toEqual(expect.arrayContaining(await fieldsAt('/organization')))
    })
  },
)

test('every read call for applications is previewed or reveals nothing more', () => {
  const looked = new Set<Call>([...personReadings, ...organizationReadings].map(({ call }) => call))
  const calls = Object.values(callsByFeature).flatMap((feature) => Object.entries<Call>(feature))
  const others = calls.filter(
    ([, call]) => call.method === 'GET' && call.scope !== undefined && !looked.has(call),
  )
  // The other calls return single items of a list, a count, a card, a search that requires a known address, or events.
  // Own applications can read those of their organization, and the prompt names what others receive events about.
  expect(others.map(([name]) => name)).toEqual([
    'listOrganizations',
    'countMembers',
    'getApplication',
    'getAuthorization',
    'getNetwork',
    'searchOrganizations',
    'getNetworkInvitation',
    'listEvents',
    'listApplicationEvents',
  ])
  expect(searchOrganizations.scope).toBe('network:manage')
})
