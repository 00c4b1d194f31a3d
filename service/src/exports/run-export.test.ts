import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportFailures } from '@accord/contract/exports.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { StopRequested } from '#jobs/jobs.ts'
import { beginAttempt, completeExport } from '#data/exports/exports.store.ts'
import { fileOf, partsOf } from '#data/exports/export-folder.ts'
import type { ExportParts } from './end-export.ts'
import { runExport, sweepExports } from './run-export.ts'
import type { Subject } from '#data/exports/exports.store.ts'
import { sealFileKey } from './file/sealed-file.ts'
import { createSealedFile } from '#exports/file/sealed-file.ts'
import {
  download,
  finishExport,
  createFinishedExport,
  manifestIn,
  newestOf,
  ofOrganization,
  rowsIn,
  startTestExport,
  unzipped,
} from '#testing/exports.ts'

let service: TestService
let organization: TestOrganization
let subject: Subject
let parts: ExportParts

beforeAll(async () => {
  service = await startTestService()
  parts = service.context
})
beforeEach(async () => {
  organization = await service.createOrganization()
  subject = ofOrganization(organization)
})
afterAll(() => service[Symbol.asyncDispose]())

const never = new AbortController().signal
const bound = (real: object, name: string | symbol) => {
  const value: unknown = Reflect.get(real, name)
  return typeof value === 'function' ? (value.bind(real) as unknown) : value
}
const newest = async () => (await newestOf(organization.owner.as, subject))!
const kindsOfEmails = async () =>
  (await emailsTo(service.context, organization.owner.email)).map(({ kind }) => kind)
const filesOf = async ({ id }: { id: string }) =>
  (await readdir(parts.config.exportsDir).catch(() => [])).filter((name) => name.startsWith(id))
async function attemptsOf({ id }: { id: string }): Promise<number> {
  const row = await parts.db
    .selectFrom('exports')
    .select('attempts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.attempts
}

/** The members have names that can't be compressed. */
const manyMembers = (count: number) =>
  service.context.pool.query(
    `with people as (
       insert into users (id, email, first_name, last_name, password_hash)
       select gen_random_uuid(), gen_random_uuid() || '@example.com', gen_random_uuid(), 'x', 'none'::bytea
       from generate_series(1, $2::int) returning id, email
     )
     insert into profiles (id, user_id, organization_id, email, roles)
     select gen_random_uuid(), id, $1, email, '{member}' from people`,
    [organization.id, count],
  )

describe('EX-4: the reason why an attempt failed', () => {
  const warned: unknown[] = []
  const told = (): ExportParts => {
    warned.length = 0
    return {
      ...parts,
      log: { info: () => {}, warn: (line: unknown) => void warned.push(line) } as never,
    }
  }

  test("the reason why an attempt failed is logged as text if the folder isn't writable", async () => {
    const { id } = await startTestExport(organization.owner.as, subject)
    const nowhere = { ...told(), config: { ...parts.config, exportsDir: '/dev/null/exports' } }
    await expect(runExport(nowhere, id, never)).rejects.toMatchObject({ code: 'ENOTDIR' })
    const reason = "EXPORTS_DIR /dev/null/exports isn't writable (ENOTDIR)"
    expect(warned).toContainEqual({ reason, export: id, attempts: 1 })
  })

  test('a thread that runs out of memory ends only its attempt, and the next attempt is made', async () => {
    const { id } = await startTestExport(organization.owner.as, subject)
    const limits = { maxOldGenerationSizeMb: 5 }
    await expect(runExport(told(), id, never, { limits })).rejects.toMatchObject({
      code: 'ERR_WORKER_OUT_OF_MEMORY',
    })
    const reason = 'the export thread ran out of memory'
    expect(warned).toContainEqual({ reason, export: id, attempts: 1 })
    expect(await filesOf({ id })).toEqual([])
    await runExport(parts, id, never)
    expect(await newest()).toMatchObject({ currentStep: 'completed' })
  })

  test('a full database disk ends an attempt, and there are no more attempts', async () => {
    const { pool } = service.context
    // This causes PostgreSQL's error at the moment when the export is completed.
    await pool.query(`
      create function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before update on exports for each row when (new.step = 'completed')
        execute function no_room()`)
    onTestFinished(async () => void (await pool.query('drop function no_room cascade')))
    const { id } = await startTestExport(organization.owner.as, subject)
    await runExport(told(), id, never)
    expect(await newest()).toMatchObject({
      currentStep: 'failed',
      failure: exportFailures.diskFull,
    })
    expect(await attemptsOf({ id })).toBe(1)
    const reason = 'the database disk is full (53100)'
    expect(warned).toContainEqual({ reason, export: id, attempts: 1 })
    expect(await filesOf({ id })).toEqual([])
  })
})

describe('EX-4: a job', () => {
  test('an export with many rows has a digest for each file and one for the whole export', async () => {
    const many = 2_000
    await manyMembers(many)
    const job = await createFinishedExport(service, organization.owner.as, subject)
    const { bytes } = await download(service, organization.owner, subject, job)
    const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
    expect(job.file?.digest).toBe(sha256(bytes))
    const files = await unzipped(bytes)
    const told = manifestIn(files).files
    expect(told.map((file) => file.sha256)).toEqual(
      told.map(({ path }) => sha256(files.get(path)!)),
    )
    expect(rowsIn(files, 'members.jsonl')).toHaveLength(many + 1)
  })

  test('a job that fails returns to the queue, and fails permanently after three attempts', async () => {
    const { id } = await startTestExport(organization.owner.as, subject)
    const nowhere = { ...parts, config: { ...parts.config, exportsDir: '/dev/null/exports' } }
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect(runExport(nowhere, id, never)).rejects.toMatchObject({ code: 'ENOTDIR' })
      expect(await newest()).toMatchObject({ currentStep: 'queued', failure: null })
    }
    await runExport(nowhere, id, never)
    expect(await newest()).toMatchObject({
      currentStep: 'failed',
      failure: exportFailures.fault,
      completedAt: expect.any(String),
      file: null,
    })
    await runExport(parts, id, never)
    expect(await newest()).toMatchObject({ currentStep: 'failed' })
    expect((await kindsOfEmails()).filter((kind) => kind === 'export_failed')).toHaveLength(1)
    // After this, another export can start.
    expect(await createFinishedExport(service, organization.owner.as, subject)).toMatchObject({
      currentStep: 'completed',
    })
  })

  test("a job whose workers died three times isn't started again", async () => {
    const job = await startTestExport(organization.owner.as, subject)
    for (let attempt = 1; attempt <= 3; attempt += 1) await beginAttempt(parts.db, job.id, 3)
    await finishExport(service, job)
    expect(await newest()).toMatchObject({
      currentStep: 'failed',
      failure: exportFailures.interrupted,
    })
    const [email] = await emailsTo(service.context, organization.owner.email)
    expect(email!.text).toContain(exportFailures.interrupted)
  })

  test("a job that was completed isn't run again, even if the queue returns it", async () => {
    const job = await createFinishedExport(service, organization.owner.as, subject)
    await finishExport(service, job)
    expect(await newest()).toEqual(job)
    expect((await kindsOfEmails()).filter((kind) => kind === 'export_completed')).toHaveLength(1)
  })

  test("a job fails if it's no longer in the queue, but not while it's waiting there", async () => {
    const job = await startTestExport(organization.owner.as, subject)
    await sweepExports(parts)
    expect((await newest()).currentStep).toBe('queued')
    await service.context.pool.query('delete from pgboss.job where id = $1', [job.id])
    await sweepExports(parts)
    expect(await newest()).toMatchObject({
      currentStep: 'failed',
      failure: exportFailures.interrupted,
    })
  })

  test('a job that is deleted with its organization ends without an error', async () => {
    const job = await startTestExport(organization.owner.as, subject)
    await service.context.pool.query('delete from exports where id = $1', [job.id])
    await finishExport(service, job)
    expect(await filesOf(job)).toEqual([])
  })
})

describe('EX-4: an attempt', () => {
  test('an attempt that was overtaken by another one makes no more changes, and its file is deleted', async () => {
    const job = await startTestExport(organization.owner.as, subject)
    // Another export starts while this one reads.
    const { pool } = service.context
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('lock table invitations in access exclusive mode')
    const overtaken = runExport(parts, job.id, never)
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select 1 from pg_locks where not granted')
      expect(rows).toHaveLength(1)
    }, waitOptions)
    expect(await beginAttempt(parts.db, job.id, 3)).toMatchObject({ attempts: 2 })
    await holder.query('rollback')
    holder.release()
    await overtaken
    expect(await newest()).toMatchObject({ currentStep: 'collecting' })
    expect(await filesOf(job)).toEqual([])
    const facts = {
      rows: 1,
      fileName: 'x.zip',
      size: 1,
      digest: Buffer.alloc(32),
      fileKey: Buffer.alloc(32),
    }
    expect(await completeExport(parts.db, { id: job.id, attempts: 1 }, facts)).toBeUndefined()
  })

  test("an attempt that is asked to stop returns the job to the queue, and doesn't count", async () => {
    const job = await startTestExport(organization.owner.as, subject)
    const stopped = AbortSignal.abort(new StopRequested())
    for (let time = 1; time <= 4; time += 1) {
      await expect(runExport(parts, job.id, stopped)).rejects.toThrow(StopRequested)
      expect(await newest()).toMatchObject({ currentStep: 'queued' })
    }
    expect(await filesOf(job)).toEqual([])
    await finishExport(service, job)
    expect(await newest()).toMatchObject({ currentStep: 'completed' })
  })

  test('an attempt that the queue cancels counts, so that no job runs forever', async () => {
    const job = await startTestExport(organization.owner.as, subject)
    const taken = AbortSignal.abort(new Error('handler execution exceeded 14400s'))
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect(runExport(parts, job.id, taken)).rejects.toThrow('exceeded')
      expect(await newest()).toMatchObject({ currentStep: 'queued' })
    }
    await runExport(parts, job.id, taken)
    expect(await newest()).toMatchObject({
      currentStep: 'failed',
      failure: exportFailures.interrupted,
    })
  })

  test('an attempt to create a file over the limit makes the job fail immediately', async () => {
    const job = await startTestExport(organization.owner.as, subject)
    await manyMembers(6000)
    const wakeMailer = vi.fn()
    const strict = { ...parts, wakeMailer, config: { ...parts.config, exportMaxBytes: 150_000 } }
    await runExport(strict, job.id, never)
    expect(await newest()).toMatchObject({
      currentStep: 'failed',
      failure: exportFailures.tooLarge,
    })
    expect(wakeMailer).toHaveBeenCalled()
    expect(await filesOf(job)).toEqual([])
  })
})

describe('EX-4: a database that is unavailable for a moment', () => {
  test.each([
    ['packaging', 'before update', ''],
    ['completed', 'before update', ''],
    ['completed', 'after update', 'deferrable initially deferred'],
  ])(
    "a database that is unavailable for a moment doesn't lose the work of an attempt that is %s (%s %s)",
    async (step, time, deferred) => {
      const { pool } = service.context
      await pool.query(`
      create sequence faults;
      create function fail_twice() returns trigger language plpgsql as $$
      begin
        if nextval('faults') <= 2 then
          raise exception 'too many connections' using errcode = '53300';
        end if;
        return new;
      end $$;
      create ${deferred && 'constraint'} trigger fail_twice ${time} on exports ${deferred}
        for each row when (new.step = '${step}') execute function fail_twice()`)
      onTestFinished(async () => {
        await pool.query('drop function fail_twice cascade; drop sequence faults')
      })
      const job = await createFinishedExport(service, organization.owner.as, subject)
      expect(job).toMatchObject({ currentStep: 'completed', progress: { rows: 4, total: 4 } })
      expect(await attemptsOf(job)).toBe(1)
      expect(await filesOf(job)).toEqual([`${job.id}.export`])
      expect((await download(service, organization.owner, subject, job)).status).toBe(200)
      expect((await kindsOfEmails()).filter((kind) => kind === 'export_completed')).toHaveLength(1)
    },
  )

  test('a database that is unavailable for a moment is queried again for a commit whose response was lost', async () => {
    const job = await startTestExport(organization.owner.as, subject)
    let lost = 0
    const db = new Proxy(parts.db, {
      get: (real, name) => {
        if (name !== 'transaction') return bound(real, name)
        return () => ({
          execute: async (work: Parameters<ReturnType<typeof real.transaction>['execute']>[0]) => {
            const answer = await real.transaction().execute(work)
            if ((lost += 1) === 1) throw new Error('Connection terminated unexpectedly')
            return answer
          },
        })
      },
    })
    const wakeMailer = vi.fn()
    await runExport({ ...parts, db, wakeMailer }, job.id, never)
    expect(lost).toBe(2)
    expect(await newest()).toMatchObject({ currentStep: 'completed' })
    expect(await filesOf(job)).toEqual([`${job.id}.export`])
    expect(wakeMailer).toHaveBeenCalled()
    expect((await kindsOfEmails()).filter((kind) => kind === 'export_completed')).toHaveLength(1)
  })
})

describe('files of exports', () => {
  test('files of exports from attempts that ended unexpectedly are deleted, and other files stay', async () => {
    const { exportsDir } = parts.config
    const done = await createFinishedExport(service, organization.owner.as, subject)
    const other = await service.createOrganization()
    const { id } = await startTestExport(other.owner.as, ofOrganization(other))
    const running = (await beginAttempt(parts.db, id, 3))!
    const stale = partsOf(exportsDir, { id, attempts: 0 })
    const live = partsOf(exportsDir, running)
    const orphan = fileOf(exportsDir, '00000000-0000-4000-8000-000000000000')
    const left = [
      stale.file,
      stale.spool,
      partsOf(exportsDir, { ...done, attempts: 1 }).file,
      orphan,
    ]
    const foreign = join(exportsDir, 'notes.txt')
    const kept = [live.file, live.spool, foreign, fileOf(exportsDir, done.id)]
    for (const path of [...left, ...kept.slice(0, 3)]) await writeFile(path, 'x')

    await sweepExports(parts)
    const names = (await readdir(exportsDir)).map((name) => join(exportsDir, name))
    expect(left.filter((path) => names.includes(path))).toEqual([])
    expect(kept.filter((path) => !names.includes(path))).toEqual([])
  })

  test("files of exports that were changed on disk can't be downloaded completely", async () => {
    const job = await createFinishedExport(service, organization.owner.as, subject)
    const path = fileOf(parts.config.exportsDir, job.id)
    const size = 300_000
    await rm(path)
    const fileKey = randomBytes(32)
    const file = await createSealedFile(path, fileKey, job.id)
    await file.write(randomBytes(size))
    await file.finish()
    await parts.db
      .updateTable('exports')
      .set({ file_size: String(size), file_key: sealFileKey(parts.secrets, fileKey, job.id) })
      .where('id', '=', job.id)
      .execute()
    expect((await download(service, organization.owner, subject, job)).bytes).toHaveLength(size)

    const bytes = await readFile(path)
    bytes[bytes.length - 1]! ^= 1
    await writeFile(path, bytes)
    const outcome = await download(service, organization.owner, subject, job).then(
      ({ status }) => status,
      () => 'cut off',
    )
    expect(outcome).toBe('cut off')
  })
})
