import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { exported, ofOrganization } from '#testing/export-runs.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { newPostgresNode, type PostgresNode } from '#testing/parts/postgres-node.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let primary: PostgresNode
let standby: PostgresNode
let service: TestService
let organization: AnOrganization
/** Asked of the standby itself. */
let there: Client

beforeAll(async () => {
  primary = await newPostgresNode()
  standby = await primary.follower('standby')
  await primary.start()
  await standby.start()
  service = await startTestService({
    databaseUrl: primary.url,
    environment: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url },
    worker: true,
  })
  there = new Client({ connectionString: standby.url })
  there.on('error', () => {})
  await there.connect()
}, 60_000)
afterAll(async () => {
  await there.end()
  await service[Symbol.asyncDispose]()
  await standby[Symbol.asyncDispose]()
  await primary[Symbol.asyncDispose]()
})
beforeEach(async () => {
  organization = await service.anOrganization()
})
afterEach(async () => {
  await there.query('select pg_wal_replay_resume()').catch(() => {})
})

const snapshotsThere = async () => {
  const { rows } = await there.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where application_name = 'accord' and query = 'commit'`,
  )
  return rows[0]!.count
}

test('an export is read from the standby', async () => {
  expect(await snapshotsThere()).toBe(0)
  const job = await exported(organization.owner.as, ofOrganization(organization))
  expect(job.progress.rows).toBeGreaterThan(0)
  expect(await snapshotsThere()).toBe(1)
})

test('what the standby does not have yet is read from the primary', async () => {
  await there.query('select pg_wal_replay_pause()')
  // The standby knows neither of it nor of its job.
  const other = await service.anOrganization()
  const job = await exported(other.owner.as, ofOrganization(other))
  expect(job.progress.rows).toBeGreaterThan(0)
}, 60_000)

test('a standby that is away holds no export up', async () => {
  await standby.stop()
  const job = await exported(organization.owner.as, ofOrganization(organization))
  expect(job.progress.rows).toBeGreaterThan(0)
}, 60_000)
