import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportFailures } from '@accord/contract/exports.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lettersTo } from '#testing/inbox.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { beginAttempt, completeExport } from './exports.store.ts'
import { fileOf, partsOf } from './export-folder.ts'
import type { ExportParts } from './export-parts.ts'
import { sweepExports } from './export-worker.ts'
import type { Subject } from './plan.ts'
import { runExport } from './run-export.ts'
import { download, finish, madeExport, newestOf, ofOrganization, start } from './testing.ts'

let service: TestService
let organization: AnOrganization
let subject: Subject
let parts: ExportParts

beforeAll(async () => {
  service = await startTestService()
  const log = { warn: () => {} } as never
  parts = { ...service.context, log }
})
beforeEach(async () => {
  organization = await service.anOrganization()
  subject = ofOrganization(organization)
})
afterAll(() => service[Symbol.asyncDispose]())

const never = new AbortController().signal
const newest = async () => (await newestOf(organization.owner.as, subject))!
const kindsOfLetters = async () =>
  (await lettersTo(service.context, organization.owner.email)).map(({ kind }) => kind)
const filesOf = async ({ id }: { id: string }) =>
  (await readdir(parts.config.exportsDir).catch(() => [])).filter((name) => name.startsWith(id))

describe('EX-4: a job', () => {
  test('that fails goes back to the queue, and has failed for good after three attempts', async () => {
    const { id } = await start(organization.owner.as, subject)
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
    expect((await kindsOfLetters()).filter((kind) => kind === 'export_failed')).toHaveLength(1)
    // From here on another one can be started.
    expect(await madeExport(service, organization.owner.as, subject)).toMatchObject({
      currentStep: 'completed',
    })
  })

  test('whose workers died three times is not begun again', async () => {
    const job = await start(organization.owner.as, subject)
    for (let attempt = 1; attempt <= 3; attempt += 1) await beginAttempt(parts.db, job.id, 3)
    await finish(service, job)
    expect(await newest()).toMatchObject({
      currentStep: 'failed',
      failure: exportFailures.interrupted,
    })
    const [letter] = await lettersTo(service.context, organization.owner.email)
    expect(letter!.text).toContain(exportFailures.interrupted)
  })

  test('that was completed is not done again, though the queue hands it out', async () => {
    const job = await madeExport(service, organization.owner.as, subject)
    await finish(service, job)
    expect(await newest()).toEqual(job)
    expect((await kindsOfLetters()).filter((kind) => kind === 'export_completed')).toHaveLength(1)
  })

  test('that no queue knows any more has failed, and one that waits has not', async () => {
    const job = await start(organization.owner.as, subject)
    await sweepExports(parts)
    expect((await newest()).currentStep).toBe('queued')
    await service.context.pool.query('delete from pgboss.job where id = $1', [job.id])
    await sweepExports(parts)
    expect(await newest()).toMatchObject({
      currentStep: 'failed',
      failure: exportFailures.interrupted,
    })
  })

  test('that goes with its organization ends without a word', async () => {
    const job = await start(organization.owner.as, subject)
    await service.context.pool.query('delete from exports where id = $1', [job.id])
    await finish(service, job)
    expect(await filesOf(job)).toEqual([])
  })
})

describe('EX-4: an attempt', () => {
  test('that another one overtook changes nothing more, and its file goes', async () => {
    const job = await start(organization.owner.as, subject)
    let overtaken = false
    // The other one begins while this one asks for its snapshot.
    const reader = new Proxy(parts.reader, {
      get: (pool, name) => {
        if (name !== 'connect') return Reflect.get(pool, name) as unknown
        return async () => {
          if (!overtaken) {
            overtaken = true
            await beginAttempt(parts.db, job.id, 3)
          }
          return pool.connect()
        }
      },
    })
    await runExport({ ...parts, reader }, job.id, never)
    expect(overtaken).toBe(true)
    expect(await newest()).toMatchObject({ currentStep: 'collecting' })
    expect(await filesOf(job)).toEqual([])
    const facts = { rows: 1, fileName: 'x.zip', size: 1, digest: Buffer.alloc(32) }
    expect(await completeExport(parts.db, { id: job.id, attempts: 1 }, facts)).toBeUndefined()
  })

  test('that is told to stop gives the job back, and does not count', async () => {
    const job = await start(organization.owner.as, subject)
    const stopped = AbortSignal.abort(new Error('told to stop'))
    await expect(runExport(parts, job.id, stopped)).rejects.toThrow('told to stop')
    expect(await newest()).toMatchObject({ currentStep: 'queued' })
    expect(await filesOf(job)).toEqual([])
    await finish(service, job)
    expect(await newest()).toMatchObject({ currentStep: 'completed' })
  })
})

describe('files of exports', () => {
  test('that were left by attempts which ended without a word are removed, others stay', async () => {
    const { exportsDir } = parts.config
    const done = await madeExport(service, organization.owner.as, subject)
    const other = await service.anOrganization()
    const { id } = await start(other.owner.as, ofOrganization(other))
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

  test('that were changed on disk do not arrive whole', async () => {
    const job = await madeExport(service, organization.owner.as, subject)
    const path = fileOf(parts.config.exportsDir, job.id)
    const bytes = await readFile(path)
    bytes[100]! ^= 1
    await writeFile(path, bytes)
    const outcome = await download(service, organization.owner, subject, job).then(
      ({ status }) => status,
      () => 'cut off',
    )
    expect(['cut off', 500]).toContain(outcome)
  })
})
