import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { type CuttableDatabase, cuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import { finishedExport, newestOf, ofOrganization, startTestExport } from '#testing/exports.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { advanceExport, completeExport } from '#data/exports/exports.store.ts'
import { Stalled, runExport } from './run-export.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const rowOf = ({ id }: { id: string }) =>
  database.db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Loses the connection on the query for the organization's first rows. Resolves once it's lost. */
function loseOnce(cable: CuttableDatabase, { id }: TestOrganization): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let lost = false
  cable.onStatement = (text) => {
    if (lost || !text.includes('order by o.id') || !text.includes(id)) return undefined
    lost = true
    resolve()
    return 'lost after'
  }
  return promise
}

describe('EX-4: a connection that hangs in the middle of an export', () => {
  let cable: CuttableDatabase
  let service: TestService

  beforeAll(async () => {
    cable = await cuttableDatabase(database.url)
    service = await startTestService({ databaseUrl: cable.url, worker: 'with export threads' })
  })
  afterAll(async () => {
    await service[Symbol.asyncDispose]()
    await cable[Symbol.asyncDispose]()
  })

  // This test runs last, because the connection still doesn't respond when the service ends.
  test(
    "a connection that hangs in the middle of an export doesn't block another export",
    waitOptions,
    async () => {
      const [stuck, other] = [
        await service.createOrganization(),
        await service.createOrganization(),
      ]
      const lost = loseOnce(cable, stuck)
      await startTestExport(stuck.owner.as, ofOrganization(stuck))
      await lost
      await startTestExport(other.owner.as, ofOrganization(other))
      expect(await finishedExport(other.owner.as, ofOrganization(other))).toMatchObject({
        currentStep: 'completed',
      })
      expect((await newestOf(stuck.owner.as, ofOrganization(stuck)))!.currentStep).toBe('packaging')
    },
  )
})

describe('EX-4: an attempt without progress', () => {
  test(
    'an attempt without progress ends when its connection hangs, and the next attempt completes the job',
    { tags: ['long'] },
    async () => {
      await using cable = await cuttableDatabase(database.url)
      await using service = await startTestService({ databaseUrl: cable.url })
      const organization = await service.createOrganization()
      const job = await startTestExport(organization.owner.as, ofOrganization(organization))
      const parts = { ...service.context, log: { info: () => {}, warn: () => {} } as never }
      const never = new AbortController().signal
      const lost = loseOnce(cable, organization)
      await expect(runExport(parts, job.id, never, { patience: 3000 })).rejects.toThrow(Stalled)
      await lost
      await runExport(parts, job.id, never)
      expect(await rowOf(job)).toMatchObject({ step: 'completed', attempts: 2 })
    },
  )

  test('an attempt without progress ends although its heartbeat continues, and writes nothing afterwards', async () => {
    await using service = await startTestService({ databaseUrl: database.url })
    const organization = await service.createOrganization()
    const job = await startTestExport(organization.owner.as, ofOrganization(organization))
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

    expect(await advanceExport(database.db, given, { step: 'sealing' })).toBe(false)
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
