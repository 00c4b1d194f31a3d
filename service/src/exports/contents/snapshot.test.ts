import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, readerLimits } from '#database/open.ts'
import { bystander } from '#testing/access/cast.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { members } from './organization-entities.ts'
import { jsonLineOf } from './format-rows.ts'
import { type Snapshot, withSnapshot } from './snapshot.ts'

let service: TestService
let organization: TestOrganization
const never = new AbortController().signal

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
})

async function namesIn(snapshot: Snapshot): Promise<string[]> {
  const at = members.columns.findIndex(({ name }) => name === 'name')
  const names: string[] = []
  for await (const batch of snapshot.batches(members, organization.id)) {
    names.push(...batch.map((row) => row[at]!))
  }
  return names
}

describe('EX-4: a snapshot', () => {
  test('a snapshot stays the same, even if rows are written in the meantime', async () => {
    const { reader } = service.context
    await withSnapshot(reader, never, async (snapshot) => {
      expect(await snapshot.count(members, organization.id)).toBe(1)
      await bystander(service, organization, ['member'])
      expect(await namesIn(snapshot)).toHaveLength(1)
      expect(await snapshot.count(members, organization.id)).toBe(1)
    })
    expect(await withSnapshot(reader, never, namesIn)).toHaveLength(2)
  })

  test('a snapshot formats times the same way with any settings of the database', async () => {
    const limits = { ...readerLimits, options: '-c datestyle=SQL,DMY -c timezone=Asia/Tokyo' }
    const { pool, close } = openDatabase(service.databaseUrl, { limits })
    const { at, joinedAt } = await withSnapshot(pool, never, async (snapshot) => {
      const rows: string[] = []
      for await (const batch of snapshot.batches(members, organization.id)) {
        rows.push(...batch.map(jsonLineOf(members.columns)))
      }
      const [row = ''] = rows
      return { at: snapshot.at, ...(JSON.parse(row) as { joinedAt: string }) }
    })
    expect(joinedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(Math.abs(at.getTime() - Date.parse(joinedAt))).toBeLessThan(600_000)
    await close()
  })

  test('a snapshot uses one process of the database, so the first rows arrive immediately', async () => {
    const { reader } = service.context
    const planned = await withSnapshot(reader, never, (snapshot) =>
      snapshot.rows('show max_parallel_workers_per_gather'),
    )
    expect(planned).toEqual([{ max_parallel_workers_per_gather: '0' }])
  })

  test('a snapshot is complete, no matter where a chunk of data ends', async () => {
    await service.context.pool.query(
      `with people as (
         insert into users (id, email, first_name, last_name, password_hash)
         select gen_random_uuid(), n || '@example.com', repeat('é', n % 40 + 1), 'x', 'none'::bytea
         from generate_series(1, 5000) n returning id, email
       )
       insert into profiles (id, user_id, organization_id, email, roles)
       select gen_random_uuid(), id, $1, email, '{member}' from people`,
      [organization.id],
    )
    const names = await withSnapshot(service.context.reader, never, namesIn)
    expect(names).toHaveLength(5002)
    expect(names.filter((name) => name === `${'é'.repeat(40)} x`)).toHaveLength(125)
  })

  test("a snapshot releases its database connection if it's aborted during a read", async () => {
    const { reader } = service.context
    const stop = new AbortController()
    const stopped = withSnapshot(reader, stop.signal, (snapshot) => {
      const sleeping = snapshot.rows('select pg_sleep(60)')
      stop.abort(new Error('told to stop'))
      return sleeping
    })
    await expect(stopped).rejects.toThrow('told to stop')
    expect(reader.totalCount - reader.idleCount).toBe(0)
  })
})
