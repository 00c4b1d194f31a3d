import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { deleteOrganization } from '@accord/contract/deletions.ts'
import { randomBytes } from 'node:crypto'
import { access } from 'node:fs/promises'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signGrownChains } from '#activity/sign-heads.ts'
import { grantWork } from '#database/migrating/grants.ts'
import { openDatabase } from '#database/open.ts'
import { fileOf } from '#exports/file/export-folder.ts'
import { checkedChains } from '#testing/activity.ts'
import { approved, authorizedBy } from '#testing/applications.ts'
import { aBareExport } from '#testing/exports.ts'
import { lettersTo } from '#testing/inbox.ts'
import { anInvitation } from '#testing/members.ts'
import { aNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import { aRegistered, startOAuthService } from '#testing/oauth.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { asRole } from '#testing/parts/test-database.ts'
import { aReviewOf } from '#testing/reviews/bare-review.ts'
import type { TestService } from '#testing/test-service.ts'
import { sweepUses } from '#uses/last-uses.store.ts'
import { removeDue } from './deletion-worker.ts'

let service: TestService
let ending: AnOrganization
let other: AnOrganization

beforeAll(async () => {
  service = await startOAuthService()
  other = await service.anOrganization()
  ending = await service.anOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())

/** Whoever works is killed at the statement after so many: what was not committed by then is undone. */
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

/** Of everything that an organization can have, some; answers the ids of what is its own, and its file. */
async function filled({ id, owner }: AnOrganization) {
  const { pool } = service.context
  const [admin, member] = [
    await service.aMember({ id }, ['admin']),
    await service.aMember({ id }, ['member']),
  ]
  const contact = await service.aMember({ id }, ['contact'])
  const [own, foreign] = [await aRegistered(ending), await aRegistered(other)]
  await authorizedBy(other, own)
  await authorizedBy(ending, foreign)
  for (const [who, which] of [
    [member, own],
    [contact, foreign],
    [owner, foreign],
    [other.owner, own],
  ] as const) {
    expect((await approved(who, which)).status).toBe(200)
  }
  const [network, joined] = [await aNetwork(ending), await aNetwork(other)]
  await joinedTo(network, other)
  await joinedTo(joined, ending)
  await invitedTo(network, await service.anOrganization())
  await anInvitation(service, ending, { by: admin })
  const file = await aBareExport(service, ending)
  await aBareExport(service, ending, { type: 'network', id: network.id })
  await aReviewOf(service, ending, { state: 'open', of: member })
  // One of a network export of each side, about the other.
  for (const [by, about, of] of [
    [ending, other, network],
    [other, ending, joined],
  ] as const) {
    await pool.query(
      `insert into export_receipts (id, export_id, network_id, network_name, exported_by,
         exported_by_name, organization_id, shares, rows)
       values (gen_random_uuid(), gen_random_uuid(), $1, $2, $3, $4, $5, '{}', 1)`,
      [of.id, of.name, by.id, by.name, about.id],
    )
  }
  await signGrownChains(service.context.db, service.context.secrets.signatureKey)
  const { rows } = await pool.query<{ id: string }>(
    `select $1::uuid as id union select id from profiles where organization_id = $1
     union select id from applications where organization_id = $1
     union select id from networks where organization_id = $1
     union select id from approvals where organization_id = $1
     union select id from authorizations where organization_id = $1
     union select id from exports where organization_id = $1
     union select id from access_reviews where organization_id = $1`,
    [id],
  )
  return { ids: rows.map((row) => row.id), file }
}

/** Tables of ours with a row that names one of these. */
async function tablesNaming(ids: readonly string[]): Promise<string[]> {
  const { pool } = service.context
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  const naming = []
  for (const { name } of rows) {
    const found = await pool.query(`select 1 from ${name} t where t::text ~ $1 limit 1`, [
      ids.join('|'),
    ])
    if (found.rows.length > 0) naming.push(name)
  }
  return naming
}

/** Seconds on a machine of its own, minutes where many share it. */
const patience = { timeout: 240_000 }

test(
  'killed after its first statement, its second and so on, it goes on: at the end nothing is left but others’ words',
  patience,
  async () => {
    const { context } = service
    const { ids, file } = await filled(ending)
    expect((await tablesNaming(ids)).length).toBeGreaterThan(12)
    const params = { id: ending.id }
    await ending.owner.as.call(deleteOrganization, { params })
    await context.pool.query('update organizations set removed_from = now() where id = $1', [
      ending.id,
    ])

    // By the role that works for us, which can only add to activity, heads and receipts.
    const role = `accord_test_${randomBytes(4).toString('hex')}`
    await sql.raw(`create role ${role} login`).execute(context.db)
    await grantWork(context.db, role)
    const working = openDatabase(asRole(service.databaseUrl, role))
    let kills = 0
    for (let statements = 1; ; statements += 1) {
      const db = working.db.withPlugin(killedAfter(statements))
      const killed = await removeDue({ ...context, db }, { most: 2 }).then(
        () => false,
        (error: Error) => error.message === 'killed' || Promise.reject(error),
      )
      if (!killed) break
      kills += 1
      if (kills % 8 === 0) expect((await checkedChains(service)).broken).toEqual([])
    }
    await working.close()
    expect(kills).toBeGreaterThan(20)

    // Counts of tries end by themselves; so do uses, once what was used is gone.
    await sql`delete from limits`.execute(context.db)
    for (const id of ids) await sweepUses(context.db, Number.parseInt(id.slice(0, 2), 16))
    expect(await tablesNaming(ids)).toEqual(['export_receipts', 'organization_activity'])
    await expect(access(fileOf(context.config.exportsDir, file))).rejects.toThrow('ENOENT')
    const { rows } = await context.pool.query(
      'select organization_id, exported_by_name from export_receipts where exported_by = $1',
      [ending.id],
    )
    expect(rows).toEqual([{ organization_id: other.id, exported_by_name: ending.name }])

    // Both sides of a network still read their history.
    const { data } = await other.owner.as.call(listOrganizationActivity, {
      params: { id: other.id },
      query: { $limit: 100 },
    })
    const kinds = data.map(({ kind }) => kind)
    for (const kind of [
      'network_joined',
      'network_deleted',
      'network_left',
      'application_removed',
    ]) {
      expect(kinds).toContain(kind)
    }
    expect(kinds.filter((kind) => kind === 'network_deleted')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'application_removed')).toHaveLength(1)
    const letters = await lettersTo(context, ending.owner.email)
    expect(letters.filter(({ kind }) => kind === 'organization_removed')).toHaveLength(1)
    expect((await checkedChains(service)).broken).toEqual([])
  },
)

test('very many members go in steps, none of which is long', async () => {
  const { pool } = service.context
  const large = await service.anOrganization()
  await pool.query(
    `with made as (
       insert into users (id, email, first_name, last_name)
       select gen_random_uuid(), 'many-' || n || '@example.com', 'Many', 'People'
       from generate_series(1, 300) n returning id, email)
     insert into profiles (id, user_id, organization_id, email, roles)
     select gen_random_uuid(), id, $1, email, '{member}' from made`,
    [large.id],
  )
  await large.owner.as.call(deleteOrganization, { params: { id: large.id } })
  await pool.query('update organizations set removed_from = now() where id = $1', [large.id])
  let most = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      most = Math.max(most, Number(result.numAffectedRows ?? 0))
      return result
    },
  }
  const db = service.context.db.withPlugin(counting)
  await removeDue({ ...service.context, db }, { most: 50 })
  expect(most).toBe(50)
  const { rows } = await pool.query('select 1 from organizations where id = $1', [large.id])
  expect(rows).toEqual([])
})

test('one that cannot be removed keeps no other from it', async () => {
  const { db, pool } = service.context
  const [stuck, next] = [await service.anOrganization(), await service.anOrganization()]
  for (const [{ id, owner }, days] of [
    [stuck, 2],
    [next, 1],
  ] as const) {
    await owner.as.call(deleteOrganization, { params: { id } })
    await pool.query(
      'update organizations set removed_from = now() - make_interval(days => $2) where id = $1',
      [id, days],
    )
  }
  const left = async () => {
    const ids = [stuck.id, next.id]
    const { rows } = await pool.query('select id from organizations where id = any ($1)', [ids])
    return rows.map(({ id }) => id)
  }
  const holder = await db.startTransaction().execute()
  await sql`select from organizations where id = ${stuck.id} for update`.execute(holder)
  await expect(removeDue(service.context)).rejects.toThrow('lock timeout')
  expect(await left()).toEqual([stuck.id])
  await holder.rollback().execute()
  await removeDue(service.context)
  expect(await left()).toEqual([])
})
