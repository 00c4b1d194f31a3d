import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#database/tables.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { findNextApprovalEnd } from './approval-ends.store.ts'
import { findNextNetworkEnd } from './network-ends.store.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())

/** What the work finds, and how many rows and index entries of the table it reads. */
function readBy<Result>(table: string, work: (trx: Transaction<Database>) => Promise<Result>) {
  return service.context.db.transaction().execute(async (trx) => {
    const found = await work(trx)
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch + (
        select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_index
        where indrelid = ${table}::regclass))::int as read
      from pg_stat_xact_user_tables where relname = ${table}`.execute(trx)
    return { found, read: rows[0]!.read }
  })
}

describe('with 20,000 waiting in one place, the next place is found by a few rows', () => {
  test('of people whose approvals a rule ended', async () => {
    const places = [await service.anOrganization(), await service.anOrganization()]
    for (const [at, { id, owner }] of places.entries()) {
      await service.context.pool.query(
        `insert into approval_end_letters (organization_id, profile_id, applications)
         select $1, p.id, '{}' from profiles p, generate_series(1, $3::int)
         where p.organization_id = $1 and p.user_id = $2`,
        [id, owner.id, at === 0 ? 20_000 : 1],
      )
    }
    const [large, small] = places.map(({ id }) => id) as [string, string]
    const first = await readBy('approval_end_letters', (trx) => findNextApprovalEnd(trx, []))
    const next = await readBy('approval_end_letters', (trx) => findNextApprovalEnd(trx, [large]))
    expect(places.map(({ id }) => id)).toContain(first.found)
    expect(next.found).toBe(small)
    expect(Math.max(first.read, next.read)).toBeLessThan(100)
  })

  test('of members of a network that ended', async () => {
    const [large, small] = [randomUUID(), randomUUID()]
    const plan = (network: string, count: number) =>
      service.context.pool.query(
        `with made as (
           insert into organizations (id, name) select gen_random_uuid(), 'Member'
           from generate_series(1, $2::int) returning id)
         insert into network_end_letters
           (network_id, organization_id, network_name, owner_id, owner_name)
         select $1, id, 'Network', id, 'Owner' from made`,
        [network, count],
      )
    await plan(large, 20_000)
    await plan(small, 1)
    const next = await readBy('network_end_letters', (trx) => findNextNetworkEnd(trx, [large]))
    expect(next.found).toBe(small)
    expect(next.read).toBeLessThan(100)
  })
})
