import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { migrateTo, migrateToLatest } from '@accord/service/database/migrator/migrate.ts'
import { migrationLimits, openDatabase } from '@accord/service/database/open.ts'
import { installQueues } from '@accord/service/jobs/queues.ts'
import { spawnAccord, spawnVersion } from '@accord/service/testing/helpers/accord-process.ts'
import { randomEmail } from '@accord/service/testing/members.ts'
import { nextVersion } from '@accord/service/testing/versions/next-version.ts'
import { Client } from 'pg'
import { seedAtScale } from '../../bench/seed-at-scale.ts'
import type { AssuranceCheck } from '../assurance-check.ts'
import { newStage, type Stage } from './stage.ts'

const perSecond = 100
const slowestAllowed = 500
const longestWait = 2000
/** The oldest schema that can be upgraded. */
const first = '0001-baseline'

export const assuranceCheck: AssuranceCheck = {
  id: 'MG1',
  what: `every migration of a database with one organization for every ten people, and then the next version's migration at ${perSecond} requests/s while both versions serve`,
  holds:
    'there are no errors, 99 of 100 requests complete within 500 ms, and no statement waits 2 s for a lock',
  size: 100_000,
  unit: 'people',
  run: async (size, { newDatabase }) => {
    const databaseUrl = await olderDatabase(await newDatabase())
    await seedAtScale(databaseUrl, {
      users: size,
      organizations: size / 10,
      longestList: { members: size / 20, organizations: size / 1000 },
    })
    const began = performance.now()
    await latest(databaseUrl)
    const migrated = performance.now() - began

    await using stage = await newStage(databaseUrl, 4)
    const folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
    await using before = await spawnAccord(stage.environment)
    await before.ready
    const load = steadyLoad(stage)
    load.at(before.url)
    await setTimeout(3000)
    const waits = watchLocks(stage)
    await using next = await spawnVersion(await nextVersion(folder), stage.environment)
    await next.ready
    load.at(next.url)
    await setTimeout(10_000)
    const { faults, milliseconds } = await load.stop()
    const longest = await waits.stop()
    await rm(folder, { recursive: true })

    const slowest = milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * 0.99)]!
    if (slowest > slowestAllowed) faults.push(`99 of 100 only in ${Math.round(slowest)} ms`)
    if (longest > longestWait) faults.push(`a statement waited ${longest} ms for a lock`)
    const { rows } = await stage.pool.query<{ n: number }>('select count(*)::int as n from users')
    const also = `All earlier migrations took ${(migrated / 1000).toFixed(1)} s. 99 of 100 of the ${milliseconds.length.toLocaleString('en-US')} requests completed within ${Math.round(slowest)} ms. The longest wait for a lock was ${longest} ms`
    return { count: rows[0]!.n, faults, also }
  },
}

async function olderDatabase(beside: string): Promise<string> {
  const client = new Client({ connectionString: beside })
  await client.connect()
  const name = `${client.database}_older`
  await client.query(`create database ${name} template template0`)
  await client.end()
  const url = beside.replace(client.database!, name)
  const { db, close } = openDatabase(url, { limits: migrationLimits })
  await migrateTo(db, first)
  await close()
  return url
}

async function latest(databaseUrl: string) {
  const { db, pool, close } = openDatabase(databaseUrl, { limits: migrationLimits })
  await migrateToLatest(db)
  await installQueues(pool)
  await close()
}

/**
 * Sends this many requests per second to all running instances in turn, without waiting for earlier
 * responses.
 */
function steadyLoad({ organizations }: Stage) {
  const urls: string[] = []
  const faults: string[] = []
  const milliseconds: number[] = []
  const underWay = new Set<Promise<void>>()
  let sent = 0
  const ask = async (number: number) => {
    const { id, owner } = organizations[number % organizations.length]!
    const as = owner.as.at(urls[number % urls.length]!)
    const began = performance.now()
    const body = { organization: id, email: randomEmail(), roles: ['member'] }
    const answer = await (
      number % 10 === 0
        ? as.request('POST', '/api/invitation', body)
        : as.request('GET', `/api/organization/${id}/members`)
    ).catch((error: unknown) => ({ status: 0, body: String(error) }))
    milliseconds.push(performance.now() - began)
    if (![200, 201].includes(answer.status)) {
      faults.push(`responded ${answer.status} ${JSON.stringify(answer.body)}`)
    }
  }
  const timer = setInterval(() => {
    if (urls.length === 0) return
    const asked = ask(sent++).finally(() => underWay.delete(asked))
    underWay.add(asked)
  }, 1000 / perSecond)
  return {
    at: (url: string) => urls.push(url),
    stop: async () => {
      clearInterval(timer)
      await Promise.all(underWay)
      return { faults, milliseconds }
    },
  }
}

/**
 * Measures the longest time that a statement waited for a lock. Advisory locks don't count, because
 * migrations use them to wait for each other.
 */
function watchLocks({ pool }: Stage) {
  let longest = 0
  let stopped = false
  const watching = (async () => {
    while (!stopped) {
      const { rows } = await pool.query<{ ms: number }>(`
        select coalesce(max(extract(epoch from clock_timestamp() - query_start) * 1000), 0)::int as ms
        from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and wait_event <> 'advisory'`)
      longest = Math.max(longest, rows[0]!.ms)
      await setTimeout(50)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await watching
      return longest
    },
  }
}
