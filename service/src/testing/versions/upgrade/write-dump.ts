import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { cutActivity } from '#lifecycle/activity/cut-activity.ts'
import { signGrownChains } from '#activity/sign-heads.ts'
import { fillInDemoData } from '#dev/demo-data.ts'
import { demoPassword } from '#dev/demo/greeting.ts'
import { makeActivityOlder } from '#testing/activity.ts'
import { startPostgresForTests } from '#testing/helpers/postgres-for-tests.ts'
import { createFullOrganization } from '#testing/scenarios/full-organization.ts'
import { spawnAccord } from '#testing/helpers/accord-process.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { caller } from '#testing/test-client.ts'
import { version } from '#version.ts'
import { fillTheRest } from './fill-the-rest.ts'

/**
 * Writes the dump of this version, from which every later one must migrate. Run it once, when the version is released.
 * It needs pg_dump in the PATH and a PostgreSQL 15 server in DATABASE_URL. That's the oldest server that we support,
 * and newer ones can read its dumps.
 */
const [dumpFile, keyFile] = ['sql', 'key'].map((end) =>
  join(import.meta.dirname, `${version}.${end}`),
) as [string, string]
if (!existsSync(keyFile)) writeFileSync(keyFile, `${randomBytes(32).toString('base64')}\n`)
const masterKey = Buffer.from(readFileSync(keyFile, 'utf8'), 'base64')

const postgres = await startPostgresForTests()
const databaseUrl = await postgres.newDatabase()
try {
  {
    await using service = await startTestService({ databaseUrl, masterKey })
    await fillInDemoData(service.context)
    const [full, other] = [await service.createOrganization(), await service.createOrganization()]
    await createFullOrganization(service, full, other)
    await haveActivityCut(service)
  }
  await startOnce()
  await fillTheRest(databaseUrl)
  const dump = execFileSync(
    'pg_dump',
    ['--no-owner', '--inserts', '--rows-per-insert=50', `--dbname=${databaseUrl}`],
    { encoding: 'utf8', maxBuffer: 1e9 },
  )
  // Only psql understands lines with a backslash, which protect against a malicious server.
  writeFileSync(dumpFile, dump.replaceAll(/^\\(?:un)?restrict .*\n/gm, ''))
  console.log(`Wrote ${dumpFile}.`)
} finally {
  await postgres.stop()
}

/** Gives one chain a signed start. */
async function haveActivityCut(service: TestService) {
  const { db, pool, secrets } = service.context
  const { id, owner } = await service.createOrganization()
  await makeActivityOlder(service, id, 400)
  await pool.query('update organizations set activity_years = 1 where id = $1', [id])
  await owner.as.call(updateOrganization, { params: { id }, body: { city: 'Bath' } })
  const cut = await cutActivity(service.context, id, secrets.signatureKey)
  if (!('removed' in cut) || cut.removed === 0) throw new Error('no activity was cut')
  await signGrownChains(db, secrets.signatureKey)
}

/** Starts like an installation, so that its keys are recorded and someone is signed in. */
async function startOnce() {
  const exports = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const environment = { DATABASE_URL: databaseUrl, SECRET_KEY_FILE: keyFile, EXPORTS_DIR: exports }
  await using accord = await spawnAccord(environment)
  await accord.ready
  const { status } = await caller(accord.url).request('POST', '/api/auth/login', {
    email: 'ana.duarte@northside.example',
    password: demoPassword,
  })
  if (status !== 200) throw new Error(`sign-in: ${status}`)
  await rm(exports, { recursive: true })
}
