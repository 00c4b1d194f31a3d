import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/parts/test-database.ts'
import { type CuttableDatabase, cuttableDatabase } from '#testing/parts/cuttable-database.ts'
import { ended, newestOf, ofOrganization, start } from '#testing/export-runs.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { soon } from '#testing/together.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { advance, completeExport } from './exports.store.ts'
import { Stalled } from './progress-watch.ts'
import { runExport } from './run-export.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const rowOf = ({ id }: { id: string }) =>
  database.db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('EX-4: a connection that falls silent in the middle of an export', () => {
  let cable: CuttableDatabase
  let service: TestService

  beforeAll(async () => {
    cable = await cuttableDatabase(database.url)
    service = await startTestService({ databaseUrl: cable.url, worker: true })
  })
  afterAll(async () => {
    await service[Symbol.asyncDispose]()
    await cable[Symbol.asyncDispose]()
  })

  /** Asks for an export whose connection is lost once it is asked for the first rows. */
  async function startSilent(organization: AnOrganization) {
    const silent = Promise.withResolvers<void>()
    let lost = false
    cable.onStatement = (text) => {
      if (lost || !text.includes('copy (') || !text.includes(organization.id)) return undefined
      lost = true
      silent.resolve()
      return 'lost after'
    }
    const job = await start(organization.owner.as, ofOrganization(organization))
    await silent.promise
    return job
  }

  test('ends the attempt, not the job', soon, async () => {
    const job = await startSilent(await service.anOrganization())
    await vi.waitFor(async () => {
      await database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
      service.context.jobs.wake('exports')
      expect(await rowOf(job)).toMatchObject({ step: 'completed', attempts: 2 })
    }, soon)
  })

  // Last: this one is still silent when the service ends.
  test('keeps no other export waiting', soon, async () => {
    const patient = { asks: 600_000, answers: 600_000, atMost: 600_000 }
    Object.assign(service.context.reader.options, { silence: patient })
    const [stuck, other] = [await service.anOrganization(), await service.anOrganization()]
    await startSilent(stuck)
    await start(other.owner.as, ofOrganization(other))
    expect(await ended(other.owner.as, ofOrganization(other))).toMatchObject({
      currentStep: 'completed',
    })
    expect((await newestOf(stuck.owner.as, ofOrganization(stuck)))!.currentStep).toBe('packaging')
  })
})

describe('EX-4: an attempt without progress', () => {
  test('is given up though its heart beats, and writes nothing afterwards', async () => {
    await using service = await startTestService({ databaseUrl: database.url })
    const organization = await service.anOrganization()
    const job = await start(organization.owner.as, ofOrganization(organization))
    const parts = { ...service.context, log: { info: () => {}, warn: () => {} } as never }
    const never = new AbortController().signal
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('lock table invitations in access exclusive mode')
    await expect(runExport(parts, job.id, never, { patience: 1000 })).rejects.toThrow(Stalled)
    await holder.query('rollback')
    holder.release()
    const given = await rowOf(job)
    expect(given).toMatchObject({ step: 'queued', attempts: 1, rows: 0 })

    expect(await advance(database.db, given, { step: 'sealing' })).toBe(false)
    const made = {
      rows: 1,
      fileName: 'late.zip',
      size: 1,
      digest: Buffer.alloc(32),
      fileKey: Buffer.alloc(32),
    }
    expect(await completeExport(database.db, given, made)).toBeUndefined()

    await runExport(parts, job.id, never)
    expect(await rowOf(job)).toMatchObject({ step: 'completed', attempts: 2 })
  })
})
