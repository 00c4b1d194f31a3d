import type { Pool } from 'pg'
import { signGrownChains } from '#activity/sign-heads.ts'
import { approveForTest, authorizeForTest } from '../applications.ts'
import { insertTestExport } from '../exports.ts'
import { createTestInvitation } from '../members.ts'
import { createTestNetwork, invitedTo, joinedTo } from '../networks.ts'
import { registerTestClient } from '../oauth.ts'
import type { TestOrganization } from '../organizations.ts'
import { createTestReview } from '#testing/reviews.ts'
import type { TestService } from '../test-service.ts'

/**
 * Creates an organization with some of everything that an organization can have, and a second one on the other side.
 * Returns the IDs that belong to the first one, and its file.
 */
export async function createFullOrganization(
  service: TestService,
  ending: TestOrganization,
  other: TestOrganization,
) {
  const { db, pool, secrets } = service.context
  const { id, owner } = ending
  const [admin, member] = [
    await service.createMember({ id }, ['admin']),
    await service.createMember({ id }, ['member']),
  ]
  const contact = await service.createMember({ id }, ['contact'])
  const [own, foreign] = [await registerTestClient(ending), await registerTestClient(other)]
  await authorizeForTest(other, own)
  await authorizeForTest(ending, foreign)
  for (const [who, which] of [
    [member, own],
    [contact, foreign],
    [owner, foreign],
    [other.owner, own],
  ] as const) {
    const { status } = await approveForTest(who, which)
    if (status !== 200) throw new Error(`not approved: ${status}`)
  }
  const [network, joined] = [await createTestNetwork(ending), await createTestNetwork(other)]
  await joinedTo(network, other)
  await joinedTo(joined, ending)
  await invitedTo(network, await service.createOrganization())
  await createTestInvitation(service, ending, { by: admin })
  const file = await insertTestExport(service, ending)
  await insertTestExport(service, ending, { type: 'network', id: network.id })
  await createTestReview(service, ending, { state: 'open', of: member })
  // Each side's network export creates one receipt about the other side.
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
  await signGrownChains(db, secrets.signatureKey)
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

/** Returns our tables with a row that contains one of these IDs. */
export async function tablesNaming(pool: Pool, ids: readonly string[]): Promise<string[]> {
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
