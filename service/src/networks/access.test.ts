import { randomBytes, randomUUID } from 'node:crypto'
import { OrganizationForm } from '@accord/contract/organizations.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from '#calls/parse.ts'
import { stateOf } from '#testing/members.ts'
import { insertOrganization } from '#organizations/organizations.store.ts'
import { aBareNetwork } from '#testing/networks.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import type { Client } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

/** People of the network's owner, of an organization in it or invited, and of one with nothing to do with it. */
const within = ['U+', 'C', 'M', 'A', 'O']
const kinds = [
  '-',
  'expired',
  'U',
  ...within.map((kind) => `owner ${kind}`),
  ...within.map((kind) => `member ${kind}`),
  'X-M',
  'X-A',
  'X-O',
]

let service: TestService
let owner: AnOrganization
let member: AnOrganization
let colleague: { id: string }
let elsewhere: AnOrganization
let clients: Record<string, Client>

beforeAll(async () => {
  service = await startTestService()
  ;[owner, member, elsewhere] = await Promise.all([
    service.anOrganization(),
    service.anOrganization(),
    service.anOrganization(),
  ])
  colleague = await bareOrganization()
  // Only those whose organization owns a network may search.
  await aBareNetwork(service, { by: owner })
  await aBareNetwork(service, { by: elsewhere })
  clients = await everybody()
})
afterAll(() => service[Symbol.asyncDispose]())

function bareOrganization() {
  return insertOrganization(service.context.db, parse(OrganizationForm, { name: 'Quay' }))
}

/** Some people are in several organizations: what counts is for which one they act. */
async function everybody(): Promise<Record<string, Client>> {
  const [stranger, contact, admin, ownersMember, membersMember, expired] = await Promise.all([
    service.aPerson(),
    service.aPerson(),
    service.aPerson(),
    service.aMember(owner, ['member']),
    service.aMember(member, ['member']),
    service.aMember(owner, ['admin']),
  ])
  await service.context.pool.query(
    `update tokens set created_at = now() - interval '61 minutes', expires_at = now()
     where session_id in (select id from sessions where user_id = $1)`,
    [expired.id],
  )
  const as = async (person: Person, organization: { id: string }, role: Role) =>
    (await service.aMember(organization, [role], person)).as
  return {
    '-': service.anonymous,
    expired: expired.as,
    U: stranger.as,
    'owner U+': ownersMember.asUser,
    'owner C': await as(contact, owner, 'contact'),
    'owner M': ownersMember.as,
    'owner A': await as(admin, owner, 'admin'),
    'owner O': owner.owner.as,
    'member U+': membersMember.asUser,
    'member C': await as(contact, member, 'contact'),
    'member M': membersMember.as,
    'member A': await as(admin, member, 'admin'),
    'member O': member.owner.as,
    'X-M': await as(contact, elsewhere, 'member'),
    'X-A': await as(admin, elsewhere, 'admin'),
    'X-O': elsewhere.owner.as,
  }
}

interface Request {
  method: string
  path: string
  body?: unknown
}

type Prepare = () => Request | Promise<Request>

const fixed =
  (method: string, path: string, body?: unknown): Prepare =>
  () => ({ method, path, body })

/** One network for each use, with the second organization in it or invited. */
const inNetwork =
  (
    standing: 'joined' | 'invited',
    request: (ids: { network: string; membership: string }) => Request,
  ): Prepare =>
  async () => {
    const made = { by: owner, [standing]: [member, colleague] }
    const { id, membershipIds } = await aBareNetwork(service, made)
    return request({ network: id, membership: membershipIds[0]! })
  }

const invite: Prepare = async () => {
  const { id } = await aBareNetwork(service, { by: owner, joined: [member] })
  const target = await bareOrganization()
  const body = { network: id, organization: target.id }
  return { method: 'POST', path: '/network-invitation', body }
}

const wider: Prepare = async () => {
  const { id, membershipIds } = await aBareNetwork(service, { by: owner, joined: [member] })
  await service.context.pool.query(`update networks set shares = '{profile}' where id = $1`, [id])
  const body = { decision: 'grant', shares: ['profile'] }
  return { method: 'PATCH', path: `/network-invitation/${membershipIds[0]}`, body }
}

const removal = (whom: () => string) =>
  inNetwork('joined', ({ network }) => ({
    method: 'DELETE',
    path: `/network/${network}/members/${whom()}`,
  }))

/** Rows of the access table by their numbers, and the calls it does not name. Columns: the kinds above. */
const table: [string, Prepare, number[]][] = [
  [
    '16 search',
    fixed('GET', '/search/organization?email=nobody@example.com'),
    [401, 401, 403, 403, 403, 403, 200, 200, 403, 403, 403, 403, 403, 403, 200, 200],
  ],
  [
    '38 invite',
    invite,
    [401, 401, 403, 403, 403, 403, 201, 201, 403, 403, 403, 403, 403, ...x(404)],
  ],
  [
    '39 read an invitation',
    inNetwork('invited', ({ membership }) => ({
      method: 'GET',
      path: `/network-invitation/${membership}`,
    })),
    [401, 401, 404, 403, 404, 403, 200, 200, 403, 404, 403, 200, 200, ...x(404)],
  ],
  [
    '40 list invitations',
    inNetwork('joined', ({ network }) => ({
      method: 'GET',
      path: `/network-invitation?network=${network}`,
    })),
    [401, 401, 403, 403, 403, 403, 200, 200, 403, 403, 403, 200, 200, ...x(404)],
  ],
  [
    '41 accept',
    inNetwork('invited', ({ membership }) => ({
      method: 'POST',
      path: `/network-invitation/${membership}/accept`,
    })),
    [401, 401, 404, 403, 403, 403, 403, 403, 403, 403, 403, 200, 200, ...x(404)],
  ],
  [
    '42 take back or decline',
    inNetwork('invited', ({ membership }) => ({
      method: 'DELETE',
      path: `/network-invitation/${membership}`,
    })),
    [401, 401, 404, 403, 403, 403, 200, 200, 403, 403, 403, 200, 200, ...x(404)],
  ],
  [
    '43 list networks',
    fixed('GET', '/network'),
    [401, 401, 403, 403, 403, 403, 200, 200, 403, 403, 403, 200, 200, 403, 200, 200],
  ],
  [
    '43 list networks of an organization that is named',
    () => ({ method: 'GET', path: `/network?organization=${owner.id}` }),
    [401, 401, 404, 403, 403, 403, 200, 200, ...x(404), 404, 404, ...x(404)],
  ],
  [
    '44 one network',
    inNetwork('joined', ({ network }) => ({ method: 'GET', path: `/network/${network}` })),
    [401, 401, 404, 403, 403, 403, 200, 200, 403, 403, 403, 200, 200, ...x(404)],
  ],
  [
    '44 one network, only invited',
    inNetwork('invited', ({ network }) => ({ method: 'GET', path: `/network/${network}` })),
    [401, 401, 404, 403, 403, 403, 200, 200, 403, 403, 403, 200, 200, ...x(404)],
  ],
  [
    '45 create',
    fixed('POST', '/network', { name: 'Circle' }),
    [401, 401, 403, 403, 403, 403, 201, 201, 403, 403, 403, 201, 201, 403, 201, 201],
  ],
  [
    '46 change',
    inNetwork('joined', ({ network }) => ({
      method: 'PATCH',
      path: `/network/${network}`,
      body: { name: 'Ring', shares: ['user'] },
    })),
    [401, 401, 404, 403, 403, 403, 200, 200, 403, 403, 403, 403, 403, ...x(404)],
  ],
  [
    '47 remove, or leave',
    removal(() => member.id),
    [401, 401, 404, 403, 403, 403, 200, 200, 403, 403, 403, 200, 200, ...x(404)],
  ],
  [
    '47 remove another',
    removal(() => colleague.id),
    [401, 401, 404, 403, 403, 403, 200, 200, 403, 403, 403, 403, 403, ...x(404)],
  ],
  [
    '47 remove the owner',
    removal(() => owner.id),
    [401, 401, 404, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, ...x(404)],
  ],
  [
    '47 remove one that is not in it',
    removal(() => elsewhere.id),
    [401, 401, 404, 403, 403, 403, 404, 404, 403, 403, 403, 403, 403, ...x(404)],
  ],
  [
    '57 send again',
    inNetwork('invited', ({ membership }) => ({
      method: 'POST',
      path: `/network-invitation/${membership}/resend`,
    })),
    [401, 401, 404, 403, 403, 403, 200, 200, 403, 403, 403, 403, 403, ...x(404)],
  ],
  [
    'decide on shares',
    wider,
    [401, 401, 404, 403, 403, 403, 403, 403, 403, 403, 403, 200, 200, ...x(404)],
  ],
  [
    'map',
    inNetwork('joined', ({ network }) => ({ method: 'GET', path: `/network/${network}/map` })),
    [401, 401, 404, 403, 403, 403, 200, 200, 403, 403, 403, 403, 403, ...x(404)],
  ],
  [
    'end the network',
    inNetwork('joined', ({ network }) => ({ method: 'DELETE', path: `/network/${network}` })),
    [401, 401, 404, 403, 403, 403, 403, 200, 403, 403, 403, 403, 403, ...x(404)],
  ],
]

/** The three kinds of another organization get the same. */
function x(status: number) {
  return [status, status, status]
}

describe.each(table)('access row %s', (_row, prepare, expected) => {
  const cells = kinds.map((kind, index) => [kind, expected[index]!] as const)
  const refused = cells.filter(([, status]) => status >= 400)
  const allowed = cells.filter(([, status]) => status < 400)
  const statusFor = async (kind: string, { method, path, body }: Request) =>
    [kind, (await clients[kind]!.request(method, `/api${path}`, body)).status] as const

  test('answers each kind of caller as the table says, and a refusal changes nothing', async () => {
    const request = await prepare()
    const before = await stateOf(service)
    const answers: (readonly [string, number])[] = []
    for (const [kind] of refused) answers.push(await statusFor(kind, request))
    expect(answers).toEqual(refused)
    expect(await stateOf(service)).toBe(before)

    for (const [kind, status] of allowed) {
      expect(await statusFor(kind, await prepare())).toEqual([kind, status])
    }
  })
})

describe('a person who has not selected an organization', () => {
  test('reads the invitation of one they manage, to learn which it is for, and cannot answer it', async () => {
    const { membershipIds } = await aBareNetwork(service, { by: owner, invited: [member] })
    const path = `/api/network-invitation/${membershipIds[0]}`
    const answer = await member.owner.asUser.request('GET', path)
    expect(answer).toMatchObject({ status: 200, body: { organization: { id: member.id } } })
    for (const [method, end] of [
      ['POST', '/accept'],
      ['DELETE', ''],
    ] as const) {
      const refused = await member.owner.asUser.request(method, `${path}${end}`)
      expect(refused).toMatchObject({ status: 403, body: { code: 'select_organization_first' } })
    }
  })
})

describe('an application that acts for a manager', () => {
  test('does what its scope names, and neither joins nor leaves', async () => {
    const as = await applicationOf(member, 'network:manage')
    const { id } = await aBareNetwork(service, { by: owner, joined: [member] })
    const inviting = await aBareNetwork(service, { by: owner, invited: [member] })
    const statusOf = async (method: string, path: string, body?: object) =>
      (await as.request(method, `/api${path}`, body)).status
    expect(await statusOf('POST', '/network', { name: 'Ring' })).toBe(201)
    expect(await statusOf('DELETE', `/network/${id}/members/${member.id}`)).toBe(403)
    const invitation = `/network-invitation/${inviting.membershipIds[0]}`
    expect(await statusOf('POST', `${invitation}/accept`)).toBe(403)
    // Reading is a scope of its own here: the token was given without it.
    expect(await statusOf('GET', `/network/${id}`)).toBe(403)
  })

  /** Put there directly: how a person approves is not what this is about. */
  async function applicationOf(organization: AnOrganization, scope: string): Promise<Client> {
    const { pool } = service.context
    const token = `aca_${randomBytes(32).toString('base64url')}`
    const grantId = randomUUID()
    await pool.query(
      `with app as (
         insert into applications (id, organization_id, name, scopes)
         values (gen_random_uuid(), $1, 'App', array[$2]) returning id),
       approved as (
         insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes)
         select gen_random_uuid(), id, $3, $4, $1, array[$2] from app returning id, application_id)
       insert into oauth_artifacts (kind, hash, grant_id, application_id, approval_id, payload, expires_at)
       select kind, sha256(convert_to(value, 'UTF8')), $5, application_id, id,
         jsonb_build_object('scope', $2::text), now() + interval '1 minute'
       from approved, (values ('Grant', $5), ('AccessToken', $6)) as made (kind, value)`,
      [organization.id, scope, organization.owner.id, organization.owner.profileId, grantId, token],
    )
    return service.anonymous.with({ authorization: `Bearer ${token}` })
  }
})

describe('ids that lead nowhere', () => {
  test.each([
    ['GET', () => `/network/${randomUUID()}`],
    ['PATCH', () => `/network/${randomUUID()}`, { name: 'Ring' }],
    ['DELETE', () => `/network/${randomUUID()}`],
    ['GET', () => `/network/${randomUUID()}/map`],
    ['DELETE', () => `/network/${randomUUID()}/members/${member.id}`],
    ['GET', () => `/network-invitation?network=${randomUUID()}`],
    ['GET', () => `/network-invitation/${randomUUID()}`],
    ['POST', () => `/network-invitation/${randomUUID()}/accept`],
    ['DELETE', () => `/network-invitation/${randomUUID()}`],
    ['POST', () => `/network-invitation/${randomUUID()}/resend`],
  ] as const)('%s answers an owner with 404', async (method, path, body?: object) => {
    expect((await owner.owner.as.request(method, `/api${path()}`, body)).status).toBe(404)
  })
})
