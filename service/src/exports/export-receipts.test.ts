import { randomUUID } from 'node:crypto'
import { listExportReceipts } from '@accord/contract/exports.ts'
import { deleteNetwork, updateNetwork } from '@accord/contract/networks.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestNetwork, createTestNetwork, joinedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { insertReceipts } from '#data/exports/export-receipts.store.ts'
import { createFinishedExport, ofNetwork } from '#testing/exports.ts'

let service: TestService
let owner: TestOrganization
let member: TestOrganization
let network: TestNetwork

beforeAll(async () => {
  service = await sharedTestService()
  owner = await service.createOrganization({ form: { name: 'Owner' } })
  member = await service.createOrganization()
  network = await createTestNetwork(owner, { name: 'Circle', shares: ['organization'] })
  await joinedTo(network, member)
})

const receiptsOf = async ({ id, owner: { as } }: TestOrganization) =>
  (await as.call(listExportReceipts, { params: { id }, query: {} })).data

describe('receipts', () => {
  test('EX-4: receipts keep their names after a rename, and stay after the network is deleted', async () => {
    await createFinishedExport(service, owner.owner.as, ofNetwork(network))
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

  test('receipts are created for thousands of members, except for deleted organizations', async () => {
    const { db, pool } = service.context
    const large = await createTestNetwork(owner)
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
})
