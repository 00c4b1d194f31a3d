import { deleteOrganization, restoreOrganization } from '@accord/contract/deletions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import { endGracePeriod } from '#testing/accounts.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { waitOptions, untilBlocked } from '#testing/concurrency.ts'
import { purgeDue } from './purge-due.ts'
import { sendDueMailings } from '#background/mailings.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())

async function withMembers(organization: TestOrganization, count: number) {
  await service.context.pool.query(
    `with made as (
       insert into users (id, email, first_name, last_name)
       select gen_random_uuid(), 'many-' || n || '@' || $3::text || '.example', 'Many', 'People'
       from generate_series(1, $2::int) n returning id, email)
     insert into profiles (id, user_id, organization_id, email, roles)
     select gen_random_uuid(), id, $1, email, '{member}' from made`,
    [organization.id, count, organization.id],
  )
}

const remove = ({ id, owner }: TestOrganization) =>
  owner.as.call(deleteOrganization, { params: { id } })
const exists = async ({ id }: TestOrganization) =>
  (await service.context.pool.query('select from organizations where id = $1', [id])).rowCount === 1
const told = async ({ id }: TestOrganization) =>
  (
    await service.context.pool.query(
      `select from mails where kind = 'organization_deleted' and recipient like $1`,
      [`%@${id}.example`],
    )
  ).rowCount!

test('members are notified of a deletion, a restore, and another deletion in this order, even by two workers', async () => {
  const organization = await service.createOrganization()
  const { email } = await service.createMember(organization, ['member'])
  const { id, owner } = organization
  const { context } = service
  await remove(organization)
  await sendDueMailings(context)
  await owner.as.call(restoreOrganization, { params: { id } })
  await remove(organization)
  // Another worker is about to send the email about the restoration.
  const holder = await context.db.startTransaction().execute()
  await sql`select from mailings where organization_id = ${id} and data ->> 'news' = 'restored'
    for update`.execute(holder)
  await sendDueMailings(context)
  await holder.rollback().execute()
  await sendDueMailings(context)
  const kinds = (await emailsTo(context, email)).map(({ kind }) => kind).toReversed()
  expect(kinds.slice(-3)).toEqual([
    'organization_deleted',
    'organization_restored',
    'organization_deleted',
  ])
})

test('a worker skips a deletion that another one is working on', async () => {
  const [held, next] = [await service.createOrganization(), await service.createOrganization()]
  for (const [each, days] of [
    [held, 2],
    [next, 1],
  ] as const) {
    await remove(each)
    await endGracePeriod(service.context, 'organizations', each.id, -days * 86_400)
  }
  const { db, pool } = service.context
  const holder = await db.startTransaction().execute()
  await sql`select from organizations where id = ${held.id} for update`.execute(holder)
  const first = purgeDue(service.context)
  await untilBlocked(pool)
  await purgeDue(service.context)
  expect([await exists(held), await exists(next)]).toEqual([true, false])
  await holder.rollback().execute()
  await first
  expect(await exists(held)).toBe(false)
})

test("a large organization's emails don't delay another one's deletion or emails", async () => {
  const [large, small, due] = [
    await service.createOrganization(),
    await service.createOrganization(),
    await service.createOrganization(),
  ]
  await withMembers(large, 5000)
  await withMembers(small, 1)
  for (const each of [large, small, due]) await remove(each)
  await endGracePeriod(service.context, 'organizations', due.id)
  const stopping = new AbortController()
  const { signal } = stopping
  const working = [
    purgeDue(service.context, { signal }),
    sendDueMailings(service.context, { signal }),
  ]
  await vi.waitFor(
    async () => expect([await exists(due), await told(small)]).toEqual([false, 1]),
    waitOptions,
  )
  const written = await told(large)
  stopping.abort()
  await Promise.all(working)
  expect(written).toBeGreaterThan(0)
  expect(written).toBeLessThan(2500)
})
