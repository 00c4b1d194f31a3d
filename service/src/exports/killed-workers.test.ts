import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ExportJob,
  exportFailures,
  listDataExports,
  startDataExport,
} from '@accord/contract/exports.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { spawnWorker, type WorkerProcess } from '#testing/helpers/accord-process.ts'
import { checkExport } from '#exports/file/check-export.ts'
import {
  download,
  finishedExport,
  newestOf,
  ofOrganization,
  startTestExport,
} from '#testing/exports.ts'

const heldHere = 4711

let service: TestService
let folder: string
/** A connection that holds the locks for which workers wait. */
let holder: Client
let environment: Record<string, string>
/** The worker that one test leaves to the next one, because starting a worker takes a while. */
let current: WorkerProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const masterKey = randomBytes(32)
  const keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, masterKey.toString('base64'))
  const exportsDir = join(folder, 'exports')
  service = await startTestService({ masterKey, environment: { EXPORTS_DIR: exportsDir } })
  environment = {
    DATABASE_URL: service.databaseUrl,
    SECRET_KEY_FILE: keyFile,
    EXPORTS_DIR: exportsDir,
  }
  holder = new Client({ connectionString: service.databaseUrl })
  await holder.connect()
  // A worker that is about to take the named step waits there while the lock is held.
  await holder.query(`
    create table held (step text);
    create function hold_step() returns trigger language plpgsql set lock_timeout = 0 as $$
    begin
      if new.step <> old.step and new.step in (select step from held) then
        perform pg_advisory_xact_lock(${heldHere});
      end if;
      return new;
    end $$;
    create trigger hold_step before update on exports for each row execute function hold_step()`)
})
afterAll(async () => {
  await current?.[Symbol.asyncDispose]()
  await holder.end()
  await service[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

let organization: TestOrganization
beforeEach(async () => {
  organization = await service.createOrganization()
})

async function theWorker(): Promise<WorkerProcess> {
  current ??= await spawnWorker(environment)
  await current.ready
  return current
}

async function endOf(worker: WorkerProcess) {
  if (current === worker) current = undefined
  return worker.ended
}

/** Waits until a worker is about to take the step with this many jobs, and keeps it waiting there. */
async function heldBefore(step: string, jobs: number, work: () => Promise<unknown>) {
  await holder.query(`select pg_advisory_lock(${heldHere})`)
  await holder.query('insert into held values ($1)', [step])
  await work()
  await vi.waitFor(async () => {
    const { rows } = await holder.query(
      `select 1 from pg_locks where locktype = 'advisory' and objid = ${heldHere} and not granted`,
    )
    expect(rows).toHaveLength(jobs)
  }, waitOptions)
}

/** Ends a dead worker's connections, as on a network that reports its end. */
async function letGo() {
  await holder.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and objid = ${heldHere} and not granted`,
  )
  await holder.query('delete from held')
  await holder.query(`select pg_advisory_unlock(${heldHere})`)
}

/** Simulates that the queue hasn't heard from the dead worker for a long time, and that no retry has to wait. */
async function timePasses(died = new Date()) {
  // A job that started after that belongs to an active worker, even if it's slow.
  await holder.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 hour'
     where state = 'active' and started_on < $1`,
    [died],
  )
  await holder.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null')
  await holder.query(`update pgboss.job set start_after = now() where state = 'retry'`)
}

const emailsOfKind = async (kind: string, { owner }: TestOrganization = organization) =>
  (await emailsTo(service.context, owner.email)).filter((email) => email.kind === kind)

async function attemptsOf({ id }: Pick<ExportJob, 'id'>): Promise<number> {
  const { rows } = await holder.query<{ attempts: number }>(
    'select attempts from exports where id = $1',
    [id],
  )
  return rows[0]!.attempts
}

const filesLeft = () => readdir(environment['EXPORTS_DIR']!).catch(() => [])

describe('EX-4: a worker that is killed', () => {
  const places = [
    ['collecting', 'queued', 1],
    ['packaging', 'collecting', 2],
    ['sealing', 'packaging', 2],
    ['completed', 'sealing', 2],
  ] as const

  for (const [step, visible, attempts] of places) {
    const tags = step === 'sealing' ? [] : ['long']
    test(
      `a worker that is killed before ${step} leaves the job ${visible}, and the next one completes it and sends one email, even for a person's export`,
      { tags },
      async () => {
        const { owner } = organization
        const subject = ofOrganization(organization)
        const doomed = await theWorker()
        await heldBefore(step, 2, async () => {
          await startTestExport(owner.as, subject)
          await owner.asUser.call(startDataExport, { body: {} })
        })
        doomed.kill('SIGKILL')
        await endOf(doomed)
        await letGo()
        expect((await newestOf(owner.as, subject))!.currentStep).toBe(visible)

        const died = new Date()
        await timePasses(died)
        await theWorker()
        const aboutThem = async () =>
          (await owner.asUser.call(listDataExports, { query: {} })).data[0]!
        const job = await vi.waitFor(async () => {
          await timePasses(died)
          const newest = (await newestOf(owner.as, subject))!
          expect([newest.currentStep, (await aboutThem()).currentStep]).toEqual([
            'completed',
            'completed',
          ])
          return newest
        }, waitOptions)
        expect(await attemptsOf(job)).toBe(attempts)
        expect(await attemptsOf(await aboutThem())).toBe(attempts)
        expect(await emailsOfKind('export_completed')).toHaveLength(1)
        expect(await emailsOfKind('data_export_completed')).toHaveLength(1)
        expect((await filesLeft()).filter((name) => name.startsWith(job.id))).toEqual([
          `${job.id}.export`,
        ])

        const path = join(folder, 'downloaded.zip')
        await writeFile(path, (await download(service, owner, subject, job)).bytes)
        expect((await checkExport(path)).problems).toEqual([])
      },
    )
  }
})

describe('EX-4: a worker that is asked to stop', () => {
  test("a worker that is asked to stop returns the job to the queue immediately, and the attempt doesn't count", async () => {
    const subject = ofOrganization(organization)
    const { as } = organization.owner
    const stopped = await theWorker()
    await holder.query('begin')
    await holder.query('lock table invitations in access exclusive mode')
    await startTestExport(as, subject)
    await vi.waitFor(async () => {
      expect((await newestOf(as, subject))!.currentStep).toBe('collecting')
    }, waitOptions)
    stopped.kill('SIGTERM')
    expect(await endOf(stopped)).toMatchObject({ code: 0, stderr: '' })
    await holder.query('rollback')
    const job = (await newestOf(as, subject))!
    expect(job).toMatchObject({ currentStep: 'queued', progress: { rows: 0, total: null } })
    expect(await attemptsOf(job)).toBe(0)

    await timePasses()
    await theWorker()
    expect(await finishedExport(as, subject)).toMatchObject({ currentStep: 'completed' })
  })
})

describe('EX-4: a disk that is full', () => {
  test('a full disk makes the job fail with a message and an email, and leaves nothing behind', async () => {
    await current?.[Symbol.asyncDispose]()
    current = undefined
    const before = await filesLeft()
    await using worker = await spawnWorker(environment, { longestFile: 1 })
    await worker.ready
    const subject = ofOrganization(organization)
    await startTestExport(organization.owner.as, subject)
    const job = await finishedExport(organization.owner.as, subject)
    expect(job).toMatchObject({
      currentStep: 'failed',
      failure: exportFailures.diskFull,
      file: null,
    })
    const [email, ...more] = await emailsOfKind('export_failed')
    expect(email!.text).toContain(exportFailures.diskFull)
    expect(more).toEqual([])
    expect(await filesLeft()).toEqual(before)

    worker.kill('SIGTERM')
    expect(await worker.ended).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('several workers', () => {
  test('EX-4: several workers process each job once', { tags: ['long'] }, async () => {
    const organizations = [organization]
    for (let count = 0; count < 3; count += 1)
      organizations.push(await service.createOrganization())
    await using another = await spawnWorker(environment)
    await Promise.all([theWorker(), another.ready])
    await Promise.all(
      organizations.map((each) => startTestExport(each.owner.as, ofOrganization(each))),
    )
    for (const each of organizations) {
      const job = await finishedExport(each.owner.as, ofOrganization(each))
      expect(job.currentStep).toBe('completed')
      expect(await attemptsOf(job)).toBe(1)
      expect(await emailsOfKind('export_completed', each)).toHaveLength(1)
    }
  })
})

test("a worker with a key that doesn't match the data is rejected with one sentence", async () => {
  await theWorker()
  const keyFile = join(folder, 'another.key')
  await writeFile(keyFile, randomBytes(32).toString('base64'))
  const worker = await spawnWorker({ ...environment, SECRET_KEY_FILE: keyFile })
  const { code, stdout, stderr } = await worker.ended
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(
    /^SECRET_KEY_FILE .*another\.key doesn't contain the key for this data.*\n$/,
  )
})

test('a worker without a shared database is rejected with one sentence', async () => {
  const worker = await spawnWorker({ DATA_DIR: folder })
  expect(await worker.ended).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'DATABASE_URL must be set for a worker. With the embedded database, the service runs its own jobs.\n',
  })
})
