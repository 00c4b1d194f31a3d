import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { deleteOrganization } from '@accord/contract/deletions.ts'
import { randomBytes } from 'node:crypto'
import { access } from 'node:fs/promises'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantWork } from '#database/migrator/grants.ts'
import { openDatabase } from '#database/open.ts'
import { fileOf } from '#data/exports/export-folder.ts'
import { checkedChains, withCapturedEvents } from '#testing/activity.ts'
import { authorizeForTest } from '#testing/applications.ts'
import { emailsTo } from '#testing/inbox.ts'
import { registerTestClient, startOAuthService } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { createFullOrganization, tablesNaming } from '#testing/scenarios/full-organization.ts'
import { endGracePeriod } from '#testing/accounts.ts'
import { asRole } from '#testing/helpers/test-database.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { sweepUsage } from '#data/usage/usage.store.ts'
import { purgeDue } from './purge-due.ts'

let service: TestService
let ending: TestOrganization
let other: TestOrganization

beforeAll(async () => {
  service = await startOAuthService()
  other = await service.createOrganization()
  ending = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())

/** Throws after this many statements, which rolls back everything uncommitted like a kill would. */
function killedAfter(statements: number): KyselyPlugin {
  let seen = 0
  return {
    transformQuery: ({ node }) => {
      seen += 1
      if (seen > statements) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

async function openAsWorker() {
  const { db } = service.context
  const role = `accord_test_${randomBytes(4).toString('hex')}`
  await sql.raw(`create role ${role} login`).execute(db)
  await grantWork(db, role)
  return openDatabase(asRole(service.databaseUrl, role))
}

/** This takes seconds on an idle machine, and minutes on a busy one. */

test('a permanent deletion resumes after a kill at each statement and leaves only what belongs to others', async () => {
  const { context } = service
  const { ids, file } = await createFullOrganization(service, ending, other)
  expect((await tablesNaming(context.pool, ids)).length).toBeGreaterThan(12)
  const params = { id: ending.id }
  await ending.owner.as.call(deleteOrganization, { params })
  await endGracePeriod(context, 'organizations', ending.id)

  // The worker's role can only add rows to activity, heads, and receipts.
  const working = await openAsWorker()
  const heard = withCapturedEvents(context)
  let kills = 0
  for (let statements = 1; ; statements += 1) {
    const db = working.db.withPlugin(killedAfter(statements))
    const killed = await purgeDue({ ...heard.parts, db }, { max: 2 }).then(
      () => false,
      (error: Error) => error.message === 'killed' || Promise.reject(error),
    )
    if (!killed) break
    kills += 1
    if (kills % 8 === 0) expect((await checkedChains(service)).broken).toEqual([])
  }
  await working.close()
  expect(kills).toBeGreaterThan(20)

  // Rate limit counters expire, and the usage of deleted objects is swept separately.
  await sql`delete from limits`.execute(context.db)
  await context.usage.flush()
  for (const id of ids) await sweepUsage(context.db, undefined, Number.parseInt(id.slice(0, 2), 16))
  // Once the last email was sent, no row shows its subject.
  await expect
    .poll(() => tablesNaming(context.pool, ids))
    .toEqual(['export_receipts', 'organization_activity'])
  await expect(access(fileOf(context.config.exportsDir, file))).rejects.toThrow('ENOENT')
  const { rows } = await context.pool.query(
    'select organization_id, exported_by_name from export_receipts where exported_by = $1',
    [ending.id],
  )
  expect(rows).toEqual([{ organization_id: other.id, exported_by_name: ending.name }])

  // Both sides of a network can still read their history.
  const { data } = await other.owner.as.call(listOrganizationActivity, {
    params: { id: other.id },
    query: { $limit: 100 },
  })
  const kinds = data.map(({ kind }) => kind)
  for (const kind of ['network_joined', 'network_deleted', 'network_left', 'application_removed']) {
    expect(kinds).toContain(kind)
  }
  expect(kinds.filter((kind) => kind === 'network_deleted')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'application_removed')).toHaveLength(1)
  expect(heard.events().toSorted()).toEqual([
    'application.removed',
    'network.deleted',
    'network.left',
  ])
  const emails = await emailsTo(context, ending.owner.email)
  expect(emails.filter(({ kind }) => kind === 'organization_removed')).toHaveLength(1)
  expect((await checkedChains(service)).broken).toEqual([])
})

test('a permanent deletion of very many members and contacts works in short steps', async () => {
  const { pool } = service.context
  const large = await service.createOrganization()
  await authorizeForTest(large, await registerTestClient(other))
  await pool.query(
    `with made as (
       insert into users (id, email, first_name, last_name)
       select gen_random_uuid(), 'many-' || n || '@example.com', 'Many', 'People'
       from generate_series(1, 300) n returning id, email)
     insert into profiles (id, user_id, organization_id, email, roles)
     select gen_random_uuid(), id, $1, email, case when email like '%0@%' then '{contact}'::text[] else '{member}' end
     from made`,
    [large.id],
  )
  await pool.query('update organizations set member_count = 301 where id = $1', [large.id])
  // These contacts' applications were deleted.
  await pool.query(
    `insert into contacts (profile_id, organization_id)
     select id, $1 from profiles where organization_id = $1 and roles = '{contact}'`,
    [large.id],
  )
  await large.owner.as.call(deleteOrganization, { params: { id: large.id } })
  await endGracePeriod(service.context, 'organizations', large.id)
  let max = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      max = Math.max(max, Number(result.numAffectedRows ?? 0))
      return result
    },
  }
  const db = service.context.db.withPlugin(counting)
  await purgeDue({ ...service.context, db }, { max: 25 })
  expect(max).toBe(25)
  const { rows } = await pool.query('select 1 from organizations where id = $1', [large.id])
  expect(rows).toEqual([])
})

test("an organization that can't be deleted doesn't block others", async () => {
  const { db, pool } = service.context
  await using impatient = await startTestService({ beside: service, givesUp: 'as installed' })
  const [stuck, next] = [await service.createOrganization(), await service.createOrganization()]
  for (const [{ id, owner }, days] of [
    [stuck, 2],
    [next, 1],
  ] as const) {
    await owner.as.call(deleteOrganization, { params: { id } })
    await endGracePeriod(service.context, 'organizations', id, -days * 86_400)
  }
  const left = async () => {
    const ids = [stuck.id, next.id]
    const { rows } = await pool.query('select id from organizations where id = any ($1)', [ids])
    return rows.map(({ id }) => id)
  }
  const holder = await db.startTransaction().execute()
  await sql`select from organizations where id = ${stuck.id} for update`.execute(holder)
  await expect(purgeDue(impatient.context)).rejects.toThrow('lock timeout')
  expect(await left()).toEqual([stuck.id])
  await holder.rollback().execute()
  await purgeDue(service.context)
  expect(await left()).toEqual([])
})

test("a database role can't hide or remove a chain by marking its organization as due", async () => {
  const { pool } = service.context
  const { id } = await service.createOrganization()
  await pool.query(`update organization_activity set kind = 'x' where organization_id = $1`, [id])
  const working = await openAsWorker()
  const refused = { code: '42501' }
  const tampered = async () =>
    (await checkedChains(service)).broken.filter((fault) => fault.includes(id)).length
  for (const due of [
    `removed_from = now()`,
    `deleted_at = now() - interval '60 days', removed_from = now() - interval '1 day'`,
  ]) {
    await working.pool.query(`update organizations set ${due} where id = $1`, [id])
    await expect(working.pool.query('select remove_activity($1, 10)', [id])).rejects.toMatchObject(
      refused,
    )
    expect(await tampered()).toBe(1)
  }
  for (const forged of [
    'update activity_ends set removable_from = now() where organization_id = $1',
    'delete from activity_ends where organization_id = $1',
    'insert into activity_ends values ($1, now())',
  ]) {
    await expect(working.pool.query(forged, [id])).rejects.toMatchObject(refused)
  }
  // A long transaction doesn't shorten the 30 days either.
  const early = await service.createOrganization()
  const begun = await working.pool.connect()
  await begun.query('begin')
  await begun.query(
    'update organizations set deleted_at = now(), removed_from = now() where id = $1',
    [early.id],
  )
  const noted = await begun.query(
    `select removable_from > now() + interval '30 days' as later from activity_ends where organization_id = $1`,
    [early.id],
  )
  await begun.query('rollback')
  begun.release()
  expect(noted.rows).toEqual([{ later: true }])
  await working.close()
  // The role can remove the activity a month later. Until then, the date is visible in the table.
  const { rows } = await pool.query(
    `select removable_from > now() + interval '29 days' as later from activity_ends where organization_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ later: true }])
  await pool.query(
    'update organizations set deleted_at = null, removed_from = null where id = $1',
    [id],
  )
  expect(
    (await pool.query('select from activity_ends where organization_id = $1', [id])).rows,
  ).toEqual([])
})
