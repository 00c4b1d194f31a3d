import { randomUUID } from 'node:crypto'
import { eventTypes, kindOfEvent, kindsFor } from '@accord/contract/event-types.ts'
import { eventSchemaOf, listEvents, maxListed } from '@accord/contract/events.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { removeMember, suspendMember } from '@accord/contract/members.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Transaction } from 'kysely'
import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import { cutActivity } from '#lifecycle/activity/cut-activity.ts'
import { notLogged } from '#observability/events.ts'
import { makeActivityOlder } from '#testing/activity.ts'
import { authorizeForTest } from '#testing/applications.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { clientOf, registerTestClient, sharedOAuthService } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { rawRequest } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { maxSearched, readFeedPage } from './event-feed.store.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedOAuthService()
})

type Query = Partial<{ after: number; types: string; limit: number; wait: number }>

const at = ({ id }: { id: string }, query: Query = {}) =>
  ({ params: { id }, query }) as { params: { id: string }; query: never }
const feedOf = (organization: TestOrganization, query?: Query) =>
  organization.owner.as.call(listEvents, at(organization, query))
const rename = (organization: TestOrganization, name: string) =>
  organization.owner.as.call(updateOrganization, {
    params: { id: organization.id },
    body: { name },
  })
const typesIn = ({ data }: { data: { type: string }[] }) => data.map(({ type }) => type)

/** Adds rows without a change, because most tests need only the rows. */
function record(organizationId: string, trx: Transaction<Database>) {
  return recordOrganizationActivity(trx, notLogged, {
    kind: 'organization_updated',
    organizationId,
    author: { kind: 'system' },
    device: null,
    detail: { fields: ['name'] },
  })
}

async function itself(organization: TestOrganization, scopes: Scope[]) {
  const registered = await registerTestClient(organization, {
    scopes: [...scopes, 'service-account:manage'],
  })
  const { access_token } = await oauth.clientCredentialsGrant(await clientOf(service, registered))
  return {
    id: registered.id,
    as: service.anonymous.with({ authorization: `Bearer ${access_token}` }),
  }
}

describe('the event feed of an organization', () => {
  test('the feed has everything that happened, in order, and the cursor continues after it', async () => {
    const organization = await service.createOrganization()
    const member = await service.createMember(organization, ['member'])
    const params = { id: organization.id, memberId: member.profileId }
    await organization.owner.as.call(suspendMember, { params })
    const first = await feedOf(organization)
    expect(typesIn(first)).toEqual(['organization.created', 'member.suspended'])
    expect(first).toMatchObject({ cursor: 2, more: false })
    expect(first.data[1]).toMatchObject({
      id: expect.stringMatching(/^evt_[\da-f-]{36}$/),
      timestamp: expect.stringMatching(/^2\d{3}-.*Z$/),
      data: {
        organization: organization.id,
        position: 2,
        hash: expect.stringMatching(/^[\da-f]{64}$/),
        version: 1,
        actor: { kind: 'person', id: organization.owner.profileId, through: null },
        on: { profile: member.profileId },
        detail: { roles: ['member'] },
      },
    })

    await rename(organization, 'Harbour')
    const next = await feedOf(organization, { after: first.cursor })
    expect(typesIn(next)).toEqual(['organization.updated'])
    expect(await feedOf(organization, { after: next.cursor })).toEqual({
      data: [],
      cursor: 3,
      more: false,
    })
  })

  test('a page has at most the requested number of events and says whether there are more', async () => {
    const organization = await service.createOrganization()
    await rename(organization, 'Harbour')
    await rename(organization, 'Lantern')
    const page = await feedOf(organization, { limit: 2 })
    expect(page).toMatchObject({ cursor: 2, more: true })
    expect(await feedOf(organization, { after: 2, limit: 1 })).toMatchObject({
      cursor: 3,
      more: false,
    })
  })

  test('the feed filters by type, and its cursor passes what it left out', async () => {
    const organization = await service.createOrganization()
    await rename(organization, 'Harbour')
    await service.createMember(organization, ['member'])
    const page = await feedOf(organization, { types: 'organization.updated,member.left' })
    expect(typesIn(page)).toEqual(['organization.updated'])
    expect(await feedOf(organization, { types: 'member.left' })).toMatchObject({
      data: [],
      cursor: 2,
    })
  })

  test('a page with a filter looks at a limited number of rows', async () => {
    const organization = await service.createOrganization()
    const { db, pool } = service.context
    await pool.query(
      `insert into organization_activity (id, organization_id, position, at, kind, author, detail, hash)
       select gen_random_uuid(), $1, p, now(), 'organization_updated', 'system', '{}', ''
       from generate_series(2, $2::int) p`,
      [organization.id, maxSearched + 5],
    )
    await pool.query('update organizations set activity_count = $2 where id = $1', [
      organization.id,
      maxSearched + 5,
    ])
    const wanted = { aboutAnything: ['member_left'] } as const
    const page = await readFeedPage(db, organization.id, { after: 1, limit: 10, wanted })
    expect(page).toMatchObject({ rows: [], cursor: maxSearched + 1, last: maxSearched + 5 })
    const rest = await feedOf(organization, { after: 1, types: 'member.left' })
    expect(rest).toEqual({ data: [], cursor: maxSearched + 1, more: true })
  })

  test.each([
    [{ after: -1 }, 'after'],
    [{ after: 1.5 }, 'after'],
    [{ after: 7 }, 'after'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 1001 }, 'limit'],
    [{ wait: 21 }, 'wait'],
    [{ types: '' }, 'types'],
    [{ types: 'member.left,signed_in' }, 'types'],
  ])('the feed rejects %j', async (query, field) => {
    const organization = await service.createOrganization()
    const refused = await organization.owner.as.refused(listEvents, at(organization, query))
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields!)).toEqual([field])
  })

  test('events after deleted activity are gone, and the error has the oldest cursor', async () => {
    const organization = await service.createOrganization()
    await rename(organization, 'Harbour')
    await makeActivityOlder(service, organization.id, 800)
    await rename(organization, 'Lantern')
    const { context } = service
    await context.pool.query('update organizations set activity_years = 1 where id = $1', [
      organization.id,
    ])
    expect(await cutActivity(context, organization.id, context.secrets.signatureKey)).toEqual({
      removed: 2,
    })
    for (const after of [0, 1]) {
      const refused = await organization.owner.as.refused(listEvents, at(organization, { after }))
      expect(refused).toMatchObject({ status: 410, body: { code: 'events_gone', oldest: 2 } })
    }
    const rest = await feedOf(organization, { after: 2 })
    expect(typesIn(rest)).toEqual(['organization.updated', 'activity.cut'])
    expect(await feedOf(organization)).toEqual(rest)
  })
})

describe('the content of events', () => {
  test('events contain no email address, IP address, browser, or account', async () => {
    const organization = await service.createOrganization()
    const { owner } = organization
    const as = owner.as.with({ 'user-agent': 'Netscape/4.04' })
    const email = 'chen@harbour.example'
    const body = { organization: organization.id, email, roles: ['member' as const] }
    await as.call(inviteMember, { body })
    const member = await service.createMember(organization, ['member'])
    const params = { id: organization.id, memberId: member.profileId }
    await as.call(updateProfile, { params: { id: member.profileId }, body: { roles: ['admin'] } })
    await as.call(removeMember, { params })
    const told = JSON.stringify(await feedOf(organization))
    expect(told).toContain('member.removed')
    for (const personal of [email, owner.email, member.email, '127.0.0.1', 'Netscape']) {
      expect(told).not.toContain(personal)
    }
    for (const account of [owner.id, member.id]) expect(told).not.toContain(account)
  })

  test('every event of the feed matches the schema of its type', async () => {
    const organization = await service.createOrganization()
    await service.createMember(organization, ['member'])
    await rename(organization, 'Harbour')
    for (const event of (await feedOf(organization)).data) {
      const schema = eventSchemaOf(kindOfEvent(event.type))
      expect(z.safeParse(schema, event).error).toBeUndefined()
    }
  })

  test('a long list is cut, and the event says how many entries are missing', async () => {
    const organization = await service.createOrganization()
    const ranges = Array.from({ length: maxListed + 7 }, (_, at) => ({ from: at, to: at }))
    await inTransaction(service.context.db, (trx) =>
      recordOrganizationActivity(trx, notLogged, {
        kind: 'activity_erased',
        organizationId: organization.id,
        author: { kind: 'system' },
        device: null,
        detail: { group: 'device', ranges },
      }),
    )
    const { data } = await feedOf(organization, { types: 'activity.erased' })
    const { detail } = data[0]!.data
    expect(detail['ranges']).toHaveLength(maxListed)
    expect(detail['more']).toBe(7)
  })
})

describe('reading while others write', () => {
  test('a row that commits later never appears before the cursor', async () => {
    const { id } = await service.createOrganization()
    const { db } = service.context
    const page = (after: number) => readFeedPage(db, id, { after, limit: 10, wanted: undefined })
    const [held, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = inTransaction(db, async (trx) => {
      await record(id, trx)
      held.resolve()
      await committing.promise
    })
    await held.promise
    let isSecondDone = false
    const fast = inTransaction(db, (trx) => record(id, trx)).then(() => (isSecondDone = true))
    // The second transaction waits for the first, so no later position can be visible already.
    const before = await page(1)
    expect(before).toMatchObject({ rows: [], cursor: 1 })
    expect(isSecondDone).toBe(false)
    committing.resolve()
    await Promise.all([slow, fast])
    expect((await page(before.cursor)).rows.map(({ position }) => position)).toEqual(['2', '3'])
  })

  test('pages have no gaps and no duplicates while two instances write', async () => {
    const organization = await service.createOrganization()
    await using beside = await startTestService({ beside: service })
    let isWriting = true
    const writing = runConcurrently(4, async (index) => {
      const { db } = index % 2 === 0 ? service.context : beside.context
      for (let count = 0; count < 25; count += 1) {
        await inTransaction(db, (trx) => record(organization.id, trx))
      }
    }).finally(() => (isWriting = false))
    const seen: number[] = []
    for (let after = 0, more = true; isWriting || more;) {
      const page = await feedOf(organization, { after, limit: 7 })
      seen.push(...page.data.map(({ data }) => data.position))
      after = page.cursor
      more = page.more || page.data.length > 0
    }
    await writing
    expect(seen).toEqual(Array.from({ length: 101 }, (_, index) => index + 1))
  })
})

describe('waiting for an event', () => {
  test('a request waits until something happens, on another instance too', async () => {
    const organization = await service.createOrganization()
    await using beside = await startTestService({ beside: service })
    let isAnswered = false
    const waiting = feedOf(organization, { after: 1, wait: 20 }).finally(() => (isAnswered = true))
    const begun = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(isAnswered).toBe(false)
    await inTransaction(beside.context.db, (trx) => record(organization.id, trx))
    expect(typesIn(await waiting)).toEqual(['organization.updated'])
    expect(performance.now() - begun).toBeLessThan(15_000)
  })

  test('a request waits on if what happened has another type', async () => {
    const organization = await service.createOrganization()
    const waiting = feedOf(organization, { after: 1, wait: 20, types: 'member.invited' })
    await rename(organization, 'Harbour')
    await new Promise((resolve) => setTimeout(resolve, 1200))
    const body = {
      organization: organization.id,
      email: 'zoe@example.com',
      roles: ['member' as const],
    }
    await organization.owner.as.call(inviteMember, { body })
    expect(typesIn(await waiting)).toEqual(['member.invited'])
  })

  test('a request without news returns an empty page when its time is over', async () => {
    const organization = await service.createOrganization()
    const begun = performance.now()
    const page = await feedOf(organization, { after: 1, wait: 1 })
    expect(page).toEqual({ data: [], cursor: 1, more: false })
    expect(performance.now() - begun).toBeGreaterThan(950)
  })

  test('someone who loses their access while they wait gets no event', async () => {
    const organization = await service.createOrganization()
    const admin = await service.createMember(organization, ['admin'])
    const waiting = admin.as.refused(listEvents, at(organization, { after: 1, wait: 20 }))
    await new Promise((resolve) => setTimeout(resolve, 200))
    await organization.owner.as.call(updateProfile, {
      params: { id: admin.profileId },
      body: { roles: ['member'] },
    })
    expect(await waiting).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  test('a service that stops ends the wait', async () => {
    const stopping = await startTestService({ beside: service })
    const organization = await service.createOrganization()
    const path = `/api/organization/${organization.id}/events?after=1&wait=20`
    const headers = { authorization: `Bearer ${organization.owner.token}` }
    const waiting = rawRequest(stopping.url, path, { headers })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const begun = performance.now()
    await stopping[Symbol.asyncDispose]()
    expect((await waiting).status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})

describe('who can read the feed', () => {
  test('PER-2: only admins and owners of the organization can read its feed', async () => {
    const organization = await service.createOrganization()
    const other = await service.createOrganization()
    const [admin, member, contact] = await Promise.all(
      (['admin', 'member', 'contact'] as const).map((role) =>
        service.createMember(organization, [role]),
      ),
    )
    expect((await admin!.as.call(listEvents, at(organization))).data).not.toEqual([])
    for (const refused of [member!, contact!]) {
      expect((await refused.as.refused(listEvents, at(organization))).status).toBe(403)
    }
    expect((await other.owner.as.refused(listEvents, at(organization))).status).toBe(404)
    expect((await service.anonymous.refused(listEvents, at(organization))).status).toBe(401)
  })

  test("PER-5: the organization's own application gets the types that its scopes open", async () => {
    const organization = await service.createOrganization()
    await rename(organization, 'Harbour')
    const narrow = await itself(organization, ['organization:read'])
    await organization.owner.as.call(inviteMember, {
      body: { organization: organization.id, email: 'ana@example.com', roles: ['member'] },
    })
    const wide = await itself(organization, ['organization:read', 'profile:read'])
    const read = async ({ as }: typeof narrow) =>
      typesIn(await as.call(listEvents, at(organization)))
    expect(await read(narrow)).toEqual(['organization.updated'])
    expect(await read(wide)).toEqual(['organization.updated', 'member.invited'])
    const asked = await narrow.as.call(listEvents, at(organization, { types: 'member.invited' }))
    expect(asked.data).toEqual([])
    const all = await feedOf(organization)
    expect(typesIn(all)).toContain('application.created')
    const closed = eventTypes.filter((type) => {
      const { aboutAnything } = kindsFor(['organization:read', 'profile:read'])
      return !aboutAnything.includes(kindOfEvent(type))
    })
    expect(
      (await wide.as.call(listEvents, at(organization, { types: closed.join(',') }))).data,
    ).toEqual([])
  })

  test('PER-5: an application gets the events about itself, and not those about others', async () => {
    const organization = await service.createOrganization()
    const own = await itself(organization, ['organization:read'])
    await inTransaction(service.context.db, async (trx) => {
      for (const application of [randomUUID(), own.id]) {
        await recordOrganizationActivity(trx, notLogged, {
          kind: 'application_approved',
          organizationId: organization.id,
          author: { kind: 'system' },
          device: null,
          detail: { on: { application }, application: 'Diary', scopes: [] },
        })
      }
    })
    const { data } = await own.as.call(listEvents, at(organization))
    expect(data.map(({ type, data: { on } }) => ({ type, on }))).toEqual([
      { type: 'application.approved', on: { application: own.id } },
    ])
  })

  test('PER-5: an application without the scope, or of another organization, gets nothing', async () => {
    const organization = await service.createOrganization()
    const other = await service.createOrganization()
    const scopeless = await itself(organization, ['profile:read'])
    expect(await scopeless.as.refused(listEvents, at(organization))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope', scope: 'organization:read' },
    })
    const foreign = await itself(other, ['organization:read', 'profile:read'])
    expect((await foreign.as.refused(listEvents, at(organization))).status).toBe(404)
    await authorizeForTest(organization, foreign)
    expect((await foreign.as.refused(listEvents, at(organization))).status).toBe(403)
  })
})
