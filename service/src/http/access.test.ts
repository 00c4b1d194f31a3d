import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#database/retry.ts'
import { insertInvitation } from '#members/invitations.store.ts'
import { dumpOf } from '#testing/dump.ts'
import type { AnOrganization, Member } from '#testing/organizations.ts'
import { type Person, signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

/** A person who owns an organization: `token` and `as` are the profile's, `asUser` the person's. */
interface Owner extends Member {
  organizationId: string
  userToken: string
  /** Another profile in the organization. */
  colleagueId: string
  /** An open invitation into the organization, and one out of another to the person. */
  sentId: string
  receivedId: string
}

/** One row per call: what is sent, and what a person who may make it gets. */
interface Row {
  /** The path with its ids filled in, for the person's own object. */
  path(owner: Owner, sessionId: string): string
  body?(owner: Owner): unknown
  /** Made under the profile of the person's organization instead of as the person. */
  underProfile?: true
  /** With a live session of one's own, and all is well. */
  live: number
  /** On an object of somebody else; absent where the call names no object. */
  another?: number
}

const password = 'Orchard-77-Window'
const table: Record<CallName, Row> = {
  login: {
    path: () => '/auth/login',
    body: (owner) => ({ email: owner.email, password: owner.password }),
    live: 200,
  },
  logout: { path: () => '/auth/logout', live: 200 },
  refresh: { path: () => '/auth/refresh', live: 200 },
  me: { path: () => '/me', live: 200 },
  listSessions: { path: () => '/me/sessions', live: 200 },
  endSession: { path: (_owner, id) => `/me/sessions/${id}`, live: 200, another: 404 },
  endOtherSessions: { path: () => '/me/sessions', live: 200 },
  signUp: { path: () => '/user', body: () => signUpForm(), live: 201 },
  updateUser: {
    path: (owner) => `/user/${owner.id}`,
    body: () => ({ firstName: 'Zoë', lastName: 'D' }),
    live: 200,
    another: 404,
  },
  resendVerification: {
    path: () => '/resend-verify-email',
    body: (owner) => ({ email: owner.email }),
    live: 200,
  },
  verifyEmail: { path: () => '/verify-email', body: () => ({ code: 'acc_x' }), live: 400 },
  sendResetLink: {
    path: () => '/password/reset/email',
    body: (owner) => ({ email: owner.email }),
    live: 200,
  },
  resetPassword: {
    path: () => '/password/reset',
    body: (owner) => ({ email: owner.email, token: 'acc_x', password }),
    live: 400,
  },
  listActivity: { path: () => '/me/activity', live: 200 },
  listOrganizationActivity: {
    path: (owner) => `/organization/${owner.organizationId}/activity`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  createOrganization: {
    path: () => '/organization',
    body: () => ({ name: 'Harbour' }),
    live: 201,
  },
  listOrganizations: { path: () => '/organization', live: 200 },
  getOrganization: {
    path: (owner) => `/organization/${owner.organizationId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  updateOrganization: {
    path: (owner) => `/organization/${owner.organizationId}`,
    body: () => ({ name: 'Lantern' }),
    underProfile: true,
    live: 200,
    another: 404,
  },
  // Who owns an organization cannot leave it.
  leaveOrganization: { path: () => '/organization/leave', underProfile: true, live: 403 },
  profileToken: {
    path: () => '/auth/profile/token',
    body: (owner) => ({ user: owner.id, profile: owner.profileId }),
    live: 200,
  },
  listProfiles: { path: () => '/profile', live: 200 },
  createContactProfile: {
    path: () => '/profile',
    body: () => ({ organization: elsewhere.id, roles: ['contact'] }),
    live: 201,
  },
  updateProfile: {
    path: (owner) => `/profile/${owner.profileId}`,
    body: (owner) => ({ email: `new-${owner.email}` }),
    live: 200,
    another: 404,
  },
  verifyProfileEmail: {
    path: () => '/verify-profile-email',
    body: () => ({ code: 'acc_x' }),
    live: 400,
  },
  listMembers: {
    path: (owner) => `/organization/${owner.organizationId}/members`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  removeMember: {
    path: (owner) => `/organization/${owner.organizationId}/members/${owner.colleagueId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  inviteMember: {
    path: () => '/invitation',
    body: (owner) => ({
      organization: owner.organizationId,
      email: `friend-of-${owner.email}`,
      roles: ['member'],
    }),
    underProfile: true,
    live: 201,
  },
  listOwnInvitations: { path: () => '/invitation', live: 200 },
  getInvitation: { path: (owner) => `/invitation/${owner.receivedId}`, live: 200, another: 404 },
  acceptInvitation: {
    path: (owner) => `/invitation/${owner.receivedId}/accept`,
    live: 200,
    another: 404,
  },
  declineInvitation: {
    path: (owner) => `/invitation/${owner.receivedId}/decline`,
    live: 200,
    another: 404,
  },
  deleteInvitation: {
    path: (owner) => `/invitation/${owner.sentId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  resendInvitation: {
    path: (owner) => `/invitation/${owner.sentId}/resend`,
    underProfile: true,
    live: 200,
    another: 404,
  },
}

/** Served beside the contract's calls: health, the reference, development mail, the console. */
const otherRoutes = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /dev/outbox',
  'GET /dev/outbox/:id',
  'GET /dev/outbox/:id/html',
  'GET /favicon.svg',
  'GET /assets/*',
  'GET /locales/*',
  'GET /*',
]
const frontDoor = [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset_password',
  '/reset_password/',
  '/verify-email',
  '/verify-email/',
  '/verify-email/:code',
  '/logout',
]

type Features = typeof callsByFeature
type CallName = { [Feature in keyof Features]: keyof Features[Feature] }[keyof Features]

const calls = Object.values(callsByFeature).flatMap(
  (feature) => Object.entries(feature) as [CallName, Call][],
)

let service: TestService
let owner: Owner
let sessionId: string
/** An organization that none of these people has anything to do with. */
let elsewhere: AnOrganization
let colleague: Person

async function anOwner(): Promise<Owner> {
  const person = await service.aPerson()
  const organization = await service.anOrganization({ owner: person })
  const { profileId } = await service.aMember(organization, ['member'], colleague)
  return {
    ...organization.owner,
    organizationId: organization.id,
    userToken: person.token,
    colleagueId: profileId,
    sentId: await invitationFrom(organization, `invited-by-${person.email}`),
    receivedId: await invitationFrom(elsewhere, person.email),
  }
}

/** Without its letter, which would change by itself while a test compares the tables. */
async function invitationFrom({ id, owner: { profileId } }: AnOrganization, email: string) {
  const invitation = await inTransaction(service.context.db, (trx) =>
    insertInvitation(trx, { organizationId: id, email, roles: ['member'], invitedBy: profileId }),
  )
  return invitation!.id
}

beforeAll(async () => {
  service = await startTestService()
  colleague = await service.aPerson()
  elsewhere = await service.anOrganization()
  owner = await anOwner()
  sessionId = await sessionOf(owner.id)
})
afterAll(() => service[Symbol.asyncDispose]())

async function sessionOf(userId: string): Promise<string> {
  const { rows } = await service.context.pool.query<{ id: string }>(
    'select id from sessions where user_id = $1',
    [userId],
  )
  return rows[0]!.id
}

const change = (statement: string, person: Person) =>
  service.context.pool.query(statement, [person.id])

/** Credentials that are none: each must be answered exactly like no credential at all. */
const strangers: Record<string, () => Promise<Record<string, string>>> = {
  anonymous: async () => ({}),
  'with a malformed token': async () => ({ authorization: 'Bearer nonsense' }),
  'with a made-up token': async () => ({ authorization: `Bearer acu_${'A'.repeat(43)}` }),
  'with an expired token': async () => {
    const person = await service.aPerson()
    await change(
      `update tokens set created_at = now() - interval '61 minutes', expires_at = now()
       where session_id in (select id from sessions where user_id = $1)`,
      person,
    )
    return { authorization: `Bearer ${person.token}` }
  },
  'with the token of an ended session': async () => {
    const person = await service.aPerson()
    await person.as.request('POST', '/api/auth/logout')
    return { authorization: `Bearer ${person.token}` }
  },
  "with a browser's token and no cookie": async () => {
    const { token } = await service.aBrowserOf(await service.aPerson())
    return { authorization: `Bearer ${token}` }
  },
  'with the token of an idle session': async () => {
    const person = await service.aPerson()
    await change(
      `update sessions set last_seen_at = now() - interval '61 minutes' where user_id = $1`,
      person,
    )
    return { authorization: `Bearer ${person.token}` }
  },
}

async function send(name: CallName, call: Call, headers: Record<string, string>, of = owner) {
  const row = table[name]
  const path = row.path(of, of === owner ? sessionId : await sessionOf(of.id))
  return service.anonymous.with(headers).request(call.method, `/api${path}`, row.body?.(of))
}

/** The credential with which a person makes a call. */
function credentialOf(person: Owner, name: CallName) {
  const token = table[name].underProfile ? person.token : person.userToken
  return { authorization: `Bearer ${token}` }
}

describe.each(Object.entries(strangers))('a stranger %s', (_kind, credential) => {
  test('gets 401 from every call that needs a session, and nothing else from the others', async () => {
    const headers = await credential()
    const bodies = new Set<string>()
    for (const [name, call] of calls) {
      const { status, body } = await send(name, call, headers)
      expect(`${name} ${status}`).toBe(
        `${name} ${call.access === 'session' ? 401 : table[name].live}`,
      )
      if (call.access !== 'session') continue
      const { requestId: _, ...rest } = body as Record<string, unknown>
      bodies.add(JSON.stringify(rest))
    }
    expect([...bodies]).toEqual([
      '{"code":"unauthenticated","message":"Your session expired. Please sign in again."}',
    ])
  })
})

describe('a person with a live session', () => {
  test.each(calls)('may %s', async (name, call) => {
    const person = await anOwner()
    const { status } = await send(name, call, credentialOf(person, name), person)
    expect(status).toBe(table[name].live)
  })

  const naming = calls.filter(([, { path }]) => path.includes('{'))
  test.each(naming)("may not %s what is somebody else's", async (name, call) => {
    const person = await anOwner()
    const before = await dumpOf(service.context.pool)
    const { status } = await send(name, call, credentialOf(person, name), owner)
    expect(status).toBe(table[name].another)
    expect(await dumpOf(service.context.pool)).toBe(before)
  })
})

describe('a field that a call does not know', () => {
  test.each(calls)('is refused by %s, in the query and in the body', async (name, call) => {
    const { pool } = service.context
    const path = `/api${table[name].path(owner, sessionId)}`
    const body = table[name].body?.(owner) as Record<string, unknown> | undefined
    const before = await dumpOf(pool, { except: ['limits'] })
    const as = service.anonymous.with(credentialOf(owner, name))
    const inQuery = await as.request(call.method, `${path}?surprise=1`, body)
    expect(inQuery.status).toBe(400)
    expect(inQuery.body).toMatchObject({ code: 'invalid_input', fields: { surprise: unknown } })
    if (call.method !== 'GET') {
      const inBody = await as.request(call.method, path, { ...body, surprise: 1 })
      expect(inBody.status).toBe(400)
      expect(inBody.body).toMatchObject({ code: 'invalid_input', fields: { surprise: unknown } })
    }
    expect(await dumpOf(pool, { except: ['limits'] })).toBe(before)
  })

  const unknown = 'This field is not known here.'
})

describe('the routes of the running service', () => {
  test('are the calls of the contract and the few named here, no other', () => {
    const contract = calls.map(
      ([, { method, path }]) => `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    const pages = frontDoor.flatMap((url) => [`GET ${url}`, `POST ${url}`])
    // Fastify answers HEAD wherever it answers GET.
    const served = service.routes.filter((route) => !route.startsWith('HEAD '))
    expect(served.toSorted()).toEqual([...contract, ...otherRoutes, ...pages].toSorted())
  })

  test('on a public address are the same without the development pages', async () => {
    await using open = await startTestService({
      environment: { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    expect(open.routes.filter((route) => route.includes('/dev'))).toEqual([])
    expect((await open.anonymous.request('GET', '/dev/outbox')).status).toBe(404)
  })
})
