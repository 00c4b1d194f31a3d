import {
  type Answered,
  type Load,
  isGood,
  lostOf,
  startLoad,
} from '../../service/src/testing/helpers/load.ts'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../service/src/database/open.ts'
import { organizationOf } from '../../service/src/testing/organizations.ts'
import { spawnAccord, spawnWorker } from '../../service/src/testing/helpers/accord-process.ts'
import { signedUp } from '../../service/src/testing/people.ts'
import { caller } from '../../service/src/testing/test-client.ts'
import {
  addresses,
  is,
  makeDatabase,
  missingPrograms,
  newCluster,
  packaged,
  passwords,
  primary,
  standbys,
  switchOver,
  until,
} from './cluster.ts'
import { throughPgBouncer } from './pgbouncer.ts'

/** The responses that clients got around one event. */
export interface EventTiming {
  event: string
  reads: string
  writes: string
  slowest: string
  lost: number
}

/** Summarizes the responses since the event. `lost` is the number of acknowledged writes that are missing. */
export function eventTimingOf(
  event: string,
  answers: Answered[],
  since: number,
  lost: number,
): EventTiming {
  const after = answers.filter(({ at, milliseconds }) => at + milliseconds >= since)
  const slowest = Math.max(0, ...after.map(({ milliseconds }) => milliseconds))
  return {
    event,
    reads: inWords(after, 'read', since),
    writes: inWords(after, 'write', since),
    slowest: `${(slowest / 1000).toFixed(1)} s`,
    lost,
  }
}

function inWords(answers: Answered[], kind: Answered['kind'], since: number): string {
  const all = answers.filter((answer) => answer.kind === kind)
  const bad = all.filter((answer) => !isGood(answer))
  if (bad.length === 0) return `all ${all.length} requests succeeded`
  const byStatus = Map.groupBy(bad, ({ status }) => status)
  const counts = [...byStatus].map(
    ([status, some]) =>
      `${some.length} of ${all.length} requests ${status ? `returned ${status}` : 'got no response'}`,
  )
  const lastBad = Math.max(...bad.map(({ at, milliseconds }) => at + milliseconds))
  const again = all.filter((answer) => isGood(answer) && answer.at + answer.milliseconds >= lastBad)
  const good = Math.min(...again.map(({ at, milliseconds }) => at + milliseconds))
  return `${counts.join(', ')}. Recovery took ${((good - since) / 1000).toFixed(1)} s`
}

export function tableOf(rows: EventTiming[]): string {
  return [
    '| Event | Reads | Writes | Slowest response | Lost acknowledged writes |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ event, reads, writes, slowest, lost }) =>
        `| ${event} | ${reads} | ${writes} | ${slowest} | ${lost} |`,
    ),
  ].join('\n')
}

const missing = missingPrograms()
if (missing.length > 0) {
  console.log(
    `Skipped: ${missing.join(', ')} not found. On Debian: apt-get install patroni etcd-server haproxy python3-etcd python3-psycopg2`,
  )
  process.exit()
}

const url = `postgresql://accord:${passwords.service}@127.0.0.1:${addresses.primary}/accord`

await using stack = new AsyncDisposableStack()
const folder = mkdtempSync(join(tmpdir(), 'accord-failover-'))
chmodSync(folder, 0o755)
stack.defer(() => rmSync(folder, { recursive: true, force: true }))
const cluster = newCluster(folder)
stack.defer(() => cluster.stop())

say('Starting etcd, three servers under Patroni, and HAProxy')
await cluster.start()
await makeDatabase(packaged('role.sql'))

say('Starting two instances and a worker')
const keyFile = join(folder, 'secret.key')
writeFileSync(keyFile, randomBytes(32).toString('base64'), { mode: 0o600 })
const environment = {
  DATABASE_URL: url,
  SECRET_KEY_FILE: keyFile,
  EXPORTS_DIR: join(folder, 'exports'),
  WORKER: 'off',
}
const first = stack.use(await spawnAccord(environment))
await first.ready
const second = stack.use(await spawnAccord(environment))
await second.ready
const worker = stack.use(await spawnWorker(environment))
await worker.ready

const { db, close } = openDatabase(url, { log: () => {} })
stack.defer(close)
const organization = await organizationOf(await signedUp({ db }, first.url))
const beside = caller(second.url, { authorization: `Bearer ${organization.owner.token}` })
const ofSecond = { ...organization, owner: { ...organization.owner, as: beside } }

const table: EventTiming[] = []
await during('planned switchover', async () => {
  const from = (await primary())!
  await switchOver(from)
  await until(
    async () => !(await is(from, 'primary')) && (await primary()) !== undefined,
    'a new primary',
  )
})
let killed = (await primary())!
await during('kill -9 of PostgreSQL and Patroni on the primary', async () => {
  killed = (await primary())!
  cluster.killNode(killed)
  await until(async () => {
    const now = await primary()
    return now !== undefined && now !== killed
  }, 'a new primary')
})
await during('return of the killed server', async () => {
  cluster.startNode(killed)
  await until(() => is(killed, 'replica'), 'the killed server as a standby')
})
await during('etcd frozen for 15 s', async () => {
  cluster.signal('etcd', 'SIGSTOP')
  await setTimeout(15_000)
  cluster.signal('etcd', 'SIGCONT')
})
console.log(`\n${tableOf(table)}\n`)
console.log(await throughPgBouncer({ cluster, folder, environment, organization }))
if (table.some(({ lost, reads, writes }) => lost > 0 || /× 500/.test(reads + writes))) {
  process.exitCode = 1
}

/** Records the responses of both instances during an event. */
async function during(event: string, happens: () => Promise<void>) {
  say(event)
  await until(async () => (await standbys()).length >= 1, 'a standby')
  const loads = [organization, ofSecond].map((which) =>
    startLoad(which, { readers: 2, writers: 1, pauseMilliseconds: 40 }),
  )
  await goodAgain(loads)
  const since = Date.now()
  await happens()
  await goodAgain(loads)
  await Promise.all(loads.map((load) => load.stop()))
  const answers = loads.flatMap((load) => load.answers)
  const there = await db.selectFrom('invitations').select('email').execute()
  const lost = lostOf(
    answers,
    there.map(({ email }) => email),
  ).length
  table.push(eventTimingOf(event, answers, since, lost))
}

async function goodAgain(loads: Load[]) {
  for (const load of loads) {
    await load.more('read', 20)
    await load.more('write', 20)
  }
}

function say(what: string) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${what}`)
}
