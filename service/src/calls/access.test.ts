import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Application } from '@accord/contract/applications.ts'
import type { Call } from '@accord/contract/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countAuthorization } from '#applications/applications.store.ts'
import { insertApproval } from '#approvals/approvals.store.ts'
import { insertAuthorization } from '#authorizations/authorizations.store.ts'
import { inTransaction } from '#database/retry.ts'
import { insertInvitation } from '#members/invitations.store.ts'
import { findProfile } from '#organizations/profiles.store.ts'
import { firstRows, type Owner, type Row } from '#testing/access-rows.ts'
import { applicationRows } from '#testing/application-access-rows.ts'
import { anApplication } from '#testing/applications.ts'
import { approvalRows } from '#testing/approval-access-rows.ts'
import { dumpOf } from '#testing/dump.ts'
import { exportRows } from '#testing/export-access-rows.ts'
import { aBareExport } from '#testing/exports.ts'
import { networkRows } from '#testing/network-access-rows.ts'
import { aBareNetwork } from '#testing/networks.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { untilSomeoneWaits } from '#testing/together.ts'

/** One row per call of the contract; the compiler misses those that are not there. */
const table: Record<CallName, Row> = {
  ...firstRows,
  ...applicationRows,
  ...approvalRows,
  ...networkRows,
  ...exportRows,
}

/** Served beside the contract's calls: health, the reference, development mail, the console, OAuth. */
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
  'GET /oauth/authorize',
  'GET /oauth/authorize/:uid',
  'POST /oauth/token',
  'POST /oauth/introspect',
  'POST /oauth/revoke',
  'POST /oauth/request',
  'GET /oauth/userinfo',
  'POST /oauth/userinfo',
  'GET /oauth/jwks',
  'GET /oauth/.well-known/openid-configuration',
  'GET /.well-known/oauth-authorization-server/oauth',
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
let elsewhere: AnOrganization
/** The other organization's application, which asks for one scope more than was granted. */
let offered: Application
/** An organization in everybody's network. */
let partner: AnOrganization
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
    applicationId: (await anApplication(organization)).id,
    authorizationId: await authorizationBy(organization),
    approvalId: await approvalBy(organization),
    elsewhereId: elsewhere.id,
    offeredId: offered.id,
    ...(await networksOf(organization)),
    exportId: await aBareExport(service, organization),
  }
}

async function networksOf(organization: AnOrganization) {
  const theirs = { by: elsewhere, shares: ['profile' as const] }
  const [own, inviting, joined] = [
    await aBareNetwork(service, { by: organization, joined: [partner], invited: [elsewhere] }),
    await aBareNetwork(service, { by: elsewhere, invited: [organization] }),
    await aBareNetwork(service, { ...theirs, joined: [organization] }),
  ]
  return {
    networkId: own.id,
    partnerId: partner.id,
    networkSentId: own.membershipIds[1]!,
    networkReceivedId: inviting.membershipIds[0]!,
    networkJoinedId: joined.membershipIds[0]!,
  }
}

function authorizationBy({ id, owner: { profileId } }: AnOrganization): Promise<string> {
  return inTransaction(service.context.db, async (trx) => {
    const authorization = await insertAuthorization(trx, {
      applicationId: offered.id,
      organizationId: id,
      scopes: ['user:read'],
      grantedBy: profileId,
    })
    await countAuthorization(trx, offered.id, 1)
    return authorization.id
  })
}

function approvalBy({ owner: { profileId } }: AnOrganization): Promise<string> {
  return inTransaction(service.context.db, async (trx) => {
    const profile = await findProfile(trx, profileId)
    const approval = await insertApproval(trx, profile!, offered, ['user:read'])
    return approval.id
  })
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
  offered = await anApplication(elsewhere)
  partner = await service.anOrganization()
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

describe('a manager who loses the right while a change waits for its organization', () => {
  const changes = calls.filter(
    ([name, { method }]) => method !== 'GET' && table[name].underProfile && table[name].live < 300,
  )
  const losses: [how: string, statement: string, status: number][] = [
    ['made a member', `update profiles set roles = '{member}' where id = $1`, 403],
    ['removed', 'delete from profiles where id = $1', 401],
  ]
  const cases = changes.flatMap(([name, call]) =>
    losses.map(([how, ...loss]) => [how, name, call, ...loss] as const),
  )

  test.each(cases)('and is %s may no longer %s', async (_how, name, call, statement, expected) => {
    const person = await anOwner()
    const { pool } = service.context
    const another = await pool.connect()
    try {
      await another.query('begin')
      // Somebody must own it. The rows of an organization are changed under its lock, as here.
      const lock = 'select from organizations where id = $1 for no key update'
      await another.query(lock, [person.organizationId])
      const promote = `update profiles set roles = '{owner}' where id = $1`
      await another.query(promote, [person.colleagueId])
      await another.query(statement, [person.profileId])

      const asked = send(name, call, credentialOf(person, name), person)
      await Promise.race([asked, untilSomeoneWaits(pool)])
      const meanwhile = await dumpOf(another, { except: ['limits'] })
      await another.query('commit')
      expect((await asked).status).toBe(expected)
      expect(await dumpOf(pool, { except: ['limits'] })).toBe(meanwhile)
    } finally {
      another.release(true)
    }
  })
})

describe('a field that a call does not know', () => {
  test.each(calls)('is refused by %s, in the query and in the body', async (name, call) => {
    const { pool } = service.context
    const path = `/api${table[name].path(owner, sessionId)}`
    const body = table[name].body?.(owner) as Record<string, unknown> | undefined
    const before = await dumpOf(pool, { except: ['limits'] })
    const as = service.anonymous.with(credentialOf(owner, name))
    const more = path.includes('?') ? '&' : '?'
    const inQuery = await as.request(call.method, `${path}${more}surprise=1`, body)
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

describe('text that no database can hold', () => {
  test.each(calls)('is no fault of the service anywhere in %s', async (name, call) => {
    const valid = (table[name].body?.(owner) ?? {}) as Record<string, unknown>
    const path = `/api${table[name].path(owner, sessionId)}`
    const more = path.includes('?') ? '&' : '?'
    const as = service.anonymous.with(credentialOf(owner, name))
    const faults: string[] = []
    const attempt = async (where: string, address: string, body?: unknown) => {
      const { status } = await as.request(call.method, address, body)
      if (status < 400 || status >= 500) faults.push(`${where} ${status}`)
    }
    for (const text of ['a\0b', 'a\ud800b']) {
      for (const field of call.body ? fieldsOf(call.body) : []) {
        for (const value of [text, [text]]) await attempt(field, path, { ...valid, [field]: value })
      }
      for (const field of call.query ? fieldsOf(call.query) : []) {
        await attempt(field, `${path}${more}${field}=a%00b`, table[name].body?.(owner))
      }
      for (const segment of call.path.matchAll(/\{\w+\}/g)) {
        await attempt(
          segment[0],
          `/api${call.path.replaceAll(/\{\w+\}/g, 'a%00b')}`,
          table[name].body?.(owner),
        )
      }
    }
    expect(faults).toEqual([])
  })

  /** Every field that a schema knows, whichever of its shapes has it. */
  function fieldsOf(schema: z.core.$ZodType): string[] {
    const named = ({ properties = {}, anyOf = [] }: z.core.JSONSchema.BaseSchema): string[] => [
      ...Object.keys(properties),
      ...anyOf.flatMap((each) => named(each)),
    ]
    return named(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  }
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
