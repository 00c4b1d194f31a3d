import { randomUUID } from 'node:crypto'
import { listExportReceipts } from '@accord/contract/exports.ts'
import { deleteNetwork, updateNetwork } from '@accord/contract/networks.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateToLatest } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { migrationsBefore } from '#testing/migrations-before.ts'
import { type ANetwork, aNetwork, joinedTo } from '#testing/networks.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { insertReceipts } from './export-receipts.store.ts'
import { madeExport, ofNetwork } from '#testing/export-runs.ts'

let service: TestService
let owner: AnOrganization
let member: AnOrganization
let network: ANetwork

beforeAll(async () => {
  service = await startTestService()
  owner = await service.anOrganization({ form: { name: 'Owner' } })
  member = await service.anOrganization()
  network = await aNetwork(owner, { name: 'Circle', shares: ['organization'] })
  await joinedTo(network, member)
})
afterAll(() => service[Symbol.asyncDispose]())

const receiptsOf = async ({ id, owner: { as } }: AnOrganization) =>
  (await as.call(listExportReceipts, { params: { id }, query: {} })).data

describe('receipts', () => {
  test('EX-4: keep their words when names change, and stay when the network has ended', async () => {
    await madeExport(service, owner.owner.as, ofNetwork(network))
    const told = await receiptsOf(member)
    expect(told).toMatchObject([
      {
        network: { id: network.id, name: 'Circle' },
        exportedBy: { id: owner.id, name: 'Owner' },
        shares: ['organization'],
        rows: 1,
      },
    ])

    const params = { id: network.id }
    await owner.owner.as.call(updateNetwork, { params, body: { name: 'Harmless' } })
    await owner.owner.as.call(updateOrganization, {
      params: { id: owner.id },
      body: { name: 'Nobody' },
    })
    expect(await receiptsOf(member)).toEqual(told)
    await owner.owner.as.call(deleteNetwork, { params })
    expect(await receiptsOf(member)).toEqual(told)
  })

  test('are given to as many as joined, but for those that ended meanwhile', async () => {
    const { db, pool } = service.context
    const large = await aNetwork(owner)
    const { rows } = await pool.query<{ id: string }>(
      `insert into organizations (id, name) select gen_random_uuid(), 'Member ' || n
       from generate_series(1, 11000) n returning id`,
    )
    const receipts = [...rows, { id: randomUUID() }].map(({ id }) => ({
      organizationId: id,
      shares: ['organization' as const, 'user' as const],
      rows: 2,
    }))
    const exportId = randomUUID()
    await insertReceipts(db, { exportId, networkId: large.id }, receipts)
    const given = await pool.query(
      `select count(*)::int as count, min(network_name) as network, max(shares) as shares
       from export_receipts where export_id = $1`,
      [exportId],
    )
    expect(given.rows).toEqual([
      { count: 11_000, network: large.name, shares: ['organization', 'user'] },
    ])
  })

  test('that were given before they kept their words are given them', async () => {
    await using folder = await migrationsBefore('0012-lasting-receipts.sql')
    const { url } = await createTestDatabase()
    const { db, close } = openDatabase(url)
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrateToLatest(db, folder.path)
    const [by, id] = [randomUUID(), randomUUID()]
    await sql`insert into organizations (id, name) values (${by}, 'Owner')`.execute(db)
    await sql`insert into networks (id, organization_id, name) values (${id}, ${by}, 'Circle')`.execute(
      db,
    )
    await sql`
      with export as (insert into exports (id, type, organization_id, network_id)
        values (gen_random_uuid(), 'network', ${by}, ${id}) returning id)
      insert into export_receipts (id, export_id, network_id, organization_id, shares, rows)
      select gen_random_uuid(), id, ${id}, ${by}, '{}', 1 from export`.execute(db)

    await migrateToLatest(db)
    const kept = await db
      .selectFrom('export_receipts')
      .select(['network_id', 'network_name', 'exported_by', 'exported_by_name'])
      .execute()
    expect(kept).toEqual([
      { network_id: id, network_name: 'Circle', exported_by: by, exported_by_name: 'Owner' },
    ])
    await close()
  })
})
