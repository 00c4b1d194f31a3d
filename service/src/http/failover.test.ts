import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkedChains } from '#testing/activity.ts'
import { runTestExport, ofOrganization } from '#testing/exports.ts'
import {
  type PostgresNode,
  killDatabase,
  newPostgresNode,
} from '#testing/helpers/database-kills.ts'
import { isGood, lostOf, startLoad } from '#testing/helpers/load.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { cuttableDatabase, type CuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let primary: PostgresNode
let standby: PostgresNode
/** An address that leads to the primary, like HAProxy in front of a cluster. */
let address: CuttableDatabase
/** An address that leads to the standby. */
let replica: CuttableDatabase
/** A client that's connected directly to the standby. */
let there: Client
let service: TestService
let organization: TestOrganization

beforeAll(async () => {
  primary = await newPostgresNode()
  standby = await primary.follower('standby')
  await primary.start('synchronous_standby_names=standby')
  await standby.start()
  address = await cuttableDatabase(primary.url)
  replica = await cuttableDatabase(standby.url)
  service = await startTestService({
    databaseUrl: address.url,
    environment: { DATABASE_URL: address.url, DATABASE_REPLICA_URL: replica.url },
    worker: true,
    givesUp: 'as installed',
  })
  there = new Client({ connectionString: standby.url })
  there.on('error', () => {})
  await there.connect()
  organization = await service.createOrganization()
})
afterAll(async () => {
  await there.end()
  await service[Symbol.asyncDispose]()
  await replica[Symbol.asyncDispose]()
  await address[Symbol.asyncDispose]()
  await standby[Symbol.asyncDispose]()
  await primary[Symbol.asyncDispose]()
})

describe('a standby for reading exports', () => {
  const anExport = async () => {
    const founded = await service.createOrganization()
    return runTestExport(founded.owner.as, ofOrganization(founded))
  }

  test('a standby for reading exports provides the rows of an export', async () => {
    let snapshots = 0
    replica.onStatement = (text) => {
      if (text.includes('begin isolation level repeatable read')) snapshots += 1
      return undefined
    }
    expect((await anExport()).progress.rows).toBeGreaterThan(0)
    expect(snapshots).toBe(1)
  })

  test(
    "a standby for reading exports isn't used for data that it doesn't have yet",
    { tags: ['long'] },
    async () => {
      await there.query('select pg_wal_replay_pause()')
      // The standby has neither the organization nor the job.
      expect((await anExport()).progress.rows).toBeGreaterThan(0)
      await there.query('select pg_wal_replay_resume()')
    },
  )

  test(
    "a standby for reading exports doesn't delay exports while it's unavailable",
    { tags: ['long'] },
    async () => {
      await replica.cut()
      expect((await anExport()).progress.rows).toBeGreaterThan(0)
      replica.mend()
    },
  )
})

describe('when the primary is killed under load and its standby replaces it', () => {
  test(
    'no acknowledged change is lost, no caller gets an internal error, and everything continues',
    { tags: ['long'] },
    async () => {
      const { rows: before } = await checkedChains(service)
      const load = startLoad(organization, { readers: 4, writers: 4, pauseMilliseconds: 5 })
      await load.more('write', 15)

      await primary.kill()
      await address.cut()
      const answered = load.answers.length
      address.mend()
      await expect.poll(() => load.answers.length).toBeGreaterThan(answered + 8)
      await standby.promote()
      address.leadTo(standby.url)
      await load.more('write', 15)
      await load.more('read', 15)
      await load.stop()

      const { answers } = load
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201, 503]))
      expect(answers.filter((answer) => !isGood(answer)).length).toBeGreaterThan(0)
      const { rows } = await asked<{ email: string }>('select email from invitations')
      const kept = rows.map(({ email }) => email)
      expect(lostOf(answers, kept)).toEqual([])
      expect(new Set(kept).size).toBe(kept.length)
      const chains = await checkedChains(service)
      expect(chains.broken).toEqual([])
      // Each invitation adds one activity entry.
      expect(chains.rows).toBe(before + kept.length)
    },
  )
})

describe('KL2: when the database is killed under load, or stopped for a while', () => {
  test("callers get 503 and nothing is lost while the database is down, and everything continues once it's back", async () => {
    const killed = { node: standby, service, organization }
    const { faults } = await killDatabase(killed, { kills: 1, awayMilliseconds: 300 })
    // Only the long test measures the time, because this machine may be busy with other tests.
    expect(faults.filter((fault) => !/only after/.test(fault))).toEqual([])
  })
})

/** Runs a query directly on the new primary. */
async function asked<Row extends object>(text: string) {
  const client = new Client({ connectionString: standby.url })
  await client.connect()
  try {
    return await client.query<Row>(text)
  } finally {
    await client.end()
  }
}
