import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startSmtpCatcher } from '@accord/service/testing/helpers/smtp-catcher.ts'
import { version } from '../../service/src/version.ts'
import {
  makeDatabase,
  missingPrograms,
  newCluster,
  primary,
  standbys,
  until,
} from '../failover/cluster.ts'
import { inProject } from '../project-folder.ts'
import { must, whyNoBareDebian } from '../release/bare-debian.ts'
import {
  makeNextVersion,
  newBareRoot,
  newInstallation,
  restoreElsewhere,
  unpack,
} from './installation.ts'
import { type Row, byStatus, countLost, isGood, startTraffic, tableOf } from './traffic.ts'
import { askAt, nginxVersion, startNginx } from './front.ts'
import { actAgain, good, makeOrganization, signIn, signUp } from './people.ts'

/**
 * `npm run make -- try-operating [ARCHIVE]` simulates an operator's week in a few minutes. It runs the archive on a
 * minimal Debian behind nginx with TLS, as two instances and a worker on three servers under Patroni. While people sign
 * in, it kills a database server, replaces an instance with the next version, creates a backup, and restores it
 * elsewhere.
 */
const reason = await whyNot()
if (reason !== undefined) {
  console.log(`Skipped: ${reason}`)
  process.exit()
}
const archive = resolve(process.argv[2] ?? (await madeArchive()))
const people = 12

await using stack = new AsyncDisposableStack()
const folder = mkdtempSync(join(tmpdir(), 'accord-operating-'))
chmodSync(folder, 0o755)
stack.defer(() => rmSync(folder, { recursive: true, force: true }))

const programs = join(folder, 'opt')
mkdirSync(programs)
const name = await unpack(archive, programs)
const root = await newBareRoot(folder, programs)
const said = (await root.run([`/opt/${name}/accord`, '--version'])).trim()
say(`On a bare Debian: checksum correct, unpacked, accord --version prints ${said}`)

const databases = join(folder, 'databases')
mkdirSync(databases)
const cluster = newCluster(databases)
stack.defer(() => cluster.stop())
await cluster.start()
await makeDatabase(inProject('packaging', 'roles.sql'))
say(`Three PostgreSQL servers under Patroni behind HAProxy: ${await primary()} is the primary`)

const smtp = stack.use(await startSmtpCatcher())
const accord = await newInstallation(root, smtp.url)
const [firstPort, secondPort] = accord.ports
await accord.migrate(name)
let first = await accord.startInstance(name, firstPort)
stack.defer(() => first.stop())
const second = await accord.startInstance(name, secondPort)
stack.defer(() => second.stop())
const worker = await accord.startWorker(name)
stack.defer(() => worker.stop())
const nginx = await startNginx(folder, accord.ports)
stack.defer(() => nginx.stop())
const { ask } = nginx
say(`Two instances and a worker run as nobody, behind nginx ${nginxVersion()} with TLS`)

const known = []
for (let count = 0; count < people; count += 1) known.push(await signUp(ask, smtp))
const [ownerOfAll, ...others] = known
const owner = await makeOrganization(ask, ownerOfAll!)
say(
  `${people} people signed up and opened the links in their emails; sign-ins, reads, and writes begin`,
)

const traffic = startTraffic(ask, others, owner)
const rows: Row[] = []
await during('nothing happens', () => setTimeout(10_000))

await during('the primary is killed (-9), PostgreSQL and Patroni', async () => {
  const killed = (await primary())!
  cluster.killNode(killed)
  await until(async () => ![undefined, killed].includes(await primary()), 'a new primary')
  say(`  ${killed} was killed, ${await primary()} is the primary`)
  await traffic.more(200)
  cluster.startNode(killed)
  await until(async () => (await standbys()).includes(killed), 'the killed server as a standby')
  say(`  ${killed} came back as a standby`)
})

const { nextName, next } = await makeNextVersion(programs, name, said)
await during(`an instance is upgraded from ${said} to ${next}, with a migration`, async () => {
  await accord.migrate(nextName)
  await first.stop()
  first = await accord.startInstance(nextName, firstPort)
  const versions = [await versionAt(firstPort), await versionAt(secondPort)]
  say(`  the instances run ${versions.join(' and ')}, on one database`)
})
const refused = await accord.migrate(name).catch((error: Error) => error.message)
say(`  ${said}, started again: ${refused.replace(/^.* exited with 1: /, '')}`)

await during('the worker makes a data export', async () => {
  const path = `/api/data-export/organization/${owner.organization}`
  good(await ask({ path, json: {}, headers: owner.headers }))
  await until(async () => {
    const { body } = await ask({ path, headers: owner.headers })
    return body.includes('"currentStep":"completed"')
  }, 'a data export')
})

const begun = Date.now()
await during('a backup is made', async () => {
  const told = await accord.command(nextName, 'backup', '/data/backups/one')
  say(`  ${told.trim().split('\n').at(-1)}`)
})
await traffic.stop()

const lost = await countLost(ask, owner.headers, traffic.asked)
const written = traffic.asked.filter(({ made }) => made !== undefined)
const ids = smtp.letters.map(({ messageId }) => messageId)

const elsewhere = await restoreElsewhere(join(folder, 'elsewhere'), root, 'backups/one', nextName)
say(`On another bare Debian without any database, accord restore prints:\n${elsewhere.said}`)
const restored = await elsewhere.start()
stack.defer(() => restored.stop())
for (const one of known) await signIn(restored.ask, one)
const before = written.filter(({ until: at }) => at < begun)
const lostThere = await countLost(restored.ask, await actAgain(restored.ask, ownerOfAll!), before)

console.log(`\n${tableOf(rows, traffic.asked)}\n`)
const signIns = traffic.asked.filter(({ kind }) => kind === 'sign-in')
console.log(`Requests: ${traffic.asked.length}; ${byStatus(traffic.asked)}`)
console.log(`Sign-ins: ${signIns.filter(isGood).length} of ${signIns.length} succeeded`)
console.log(`Writes acknowledged: ${written.length}; lost: ${lost}`)
console.log(`Emails: ${ids.length}; duplicates: ${ids.length - new Set(ids).size}`)
console.log(
  `Restored: ${known.length} of ${people} people signed in. Of ${before.length} writes acknowledged before the backup began, ${lostThere} are missing`,
)
if (lost + lostThere > 0) process.exitCode = 1

async function during(event: string, happens: () => Promise<unknown>) {
  say(event)
  const since = Date.now()
  await happens()
  await traffic.more(100)
  rows.push({ event, since, until: Date.now() })
}

async function versionAt(port: number): Promise<string> {
  const { body } = await askAt(`http://127.0.0.1:${port}`)({ path: '/readyz' })
  return (JSON.parse(body) as { version: string }).version
}

async function whyNot(): Promise<string | undefined> {
  const missing = missingPrograms()
  if (nginxVersion() === undefined) missing.push('nginx')
  if (missing.length === 0) return whyNoBareDebian()
  return `${missing.join(', ')} not found. On Debian: apt-get install patroni etcd-server haproxy python3-etcd python3-psycopg2 nginx`
}

async function madeArchive(): Promise<string> {
  const file = inProject('release', `accord-${version}-linux-${process.arch}.tar.gz`)
  if (!existsSync(file)) await must('npm', ['run', 'release'])
  return file
}

function say(what: string) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${what}`)
}
