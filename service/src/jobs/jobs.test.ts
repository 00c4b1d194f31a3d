import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#database/transactions.ts'
import { StartupError } from '#config/startup-error.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { type Jobs, startJobs, StopRequested } from './jobs.ts'
import { installQueues } from './queues.ts'

let service: TestService
let jobs: Jobs

beforeAll(async () => {
  service = await startTestService()
  jobs = await newJobs()
})
afterAll(async () => {
  await jobs.stop()
  await service[Symbol.asyncDispose]()
})

function newJobs() {
  const log = { warn: () => {} } as never
  return startJobs({ pool: service.context.pool, log, works: true })
}

const enqueue = (id: string) =>
  inTransaction(service.context.db, (trx) => jobs.enqueue(trx, 'exports', id))

/** Makes retries due immediately, so that the test doesn't wait for them. */
const retryNow = () =>
  service.context.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)

describe('a job', () => {
  test('a job exists only if its transaction was committed', async () => {
    const [kept, undone] = [randomUUID(), randomUUID()]
    await enqueue(kept)
    const failing = inTransaction(service.context.db, async (trx) => {
      await jobs.enqueue(trx, 'exports', undone)
      throw new Error('the rest of it failed')
    })
    await expect(failing).rejects.toThrow('the rest of it failed')
    expect(await jobs.isPending('exports', kept)).toBe(true)
    expect(await jobs.isPending('exports', undone)).toBe(false)
    await service.context.pool.query('delete from pgboss.job')
  })

  test('a job runs immediately when woken, and again if its handler throws', async () => {
    const id = randomUUID()
    const tries: string[] = []
    await using worker = disposable(await newJobs())
    await worker.jobs.work('exports', async (given) => {
      tries.push(given)
      if (tries.length === 1) throw new Error('not yet')
    })
    await enqueue(id)
    worker.jobs.wake('exports')
    await vi.waitFor(async () => {
      await retryNow()
      worker.jobs.wake('exports')
      expect(await jobs.isPending('exports', id)).toBe(false)
    }, waitOptions)
    expect(tries).toEqual([id, id])
  })

  test("a job that takes long doesn't delay others if there are several workers", async () => {
    const [slow, quick] = [randomUUID(), randomUUID()]
    const begun = Promise.withResolvers<void>()
    const quickDone = Promise.withResolvers<void>()
    await using worker = disposable(await newJobs())
    const handle = async (id: string) => {
      begun.resolve()
      if (id === slow) await quickDone.promise
      else quickDone.resolve()
    }
    await worker.jobs.work('exports', handle, { count: 2, takes: 10 })
    await enqueue(slow)
    worker.jobs.wake('exports')
    await begun.promise
    await enqueue(quick)
    await quickDone.promise
    const isDone = async (id: string) => !(await jobs.isPending('exports', id))
    await vi.waitFor(async () => {
      expect([await isDone(slow), await isDone(quick)]).toEqual([true, true])
    }, waitOptions)
  })

  test('a job is repeated alone if it fails in a batch', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const tries: string[] = []
    for (const id of ids) await enqueue(id)
    await using worker = disposable(await newJobs())
    const handle = async (id: string) => {
      tries.push(id)
      if (id === ids[1] && tries.filter((each) => each === id).length === 1) throw new Error('no')
    }
    await worker.jobs.work('exports', handle, { count: 1, takes: 10 })
    await vi.waitFor(async () => {
      await retryNow()
      worker.jobs.wake('exports')
      expect(tries).toHaveLength(4)
    }, waitOptions)
    expect(tries.toSorted()).toEqual([...ids, ids[1]!].toSorted())
  })

  test('a job returns to the queue if its worker stops while it runs', async () => {
    const id = randomUUID()
    const begun = Promise.withResolvers<void>()
    const worker = await newJobs()
    let reason: unknown
    await worker.work('exports', (_id, signal) => {
      begun.resolve()
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason
          reject(new Error('stopped'))
        })
      })
    })
    await enqueue(id)
    worker.wake('exports')
    await begun.promise
    expect(worker.running).toBe(true)
    await worker.stop()
    expect(worker.running).toBe(false)
    expect(reason).toBeInstanceOf(StopRequested)
    expect(await jobs.isPending('exports', id)).toBe(true)
    const { rows } = await service.context.pool.query<{ state: string }>(
      'select state from pgboss.job where id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'retry' }])
  })

  test('a job can still be added by requests in progress when the service stops', async () => {
    const stopped = await newJobs()
    await stopped.stop()
    const id = randomUUID()
    await inTransaction(service.context.db, (trx) => stopped.enqueue(trx, 'exports', id))
    expect(await jobs.isPending('exports', id)).toBe(true)
    await service.context.pool.query('delete from pgboss.job')
  })
})

describe('the queues', () => {
  test('the queues can be installed by several processes at the same time, and again', async () => {
    await Promise.all([1, 2, 3].map(() => installQueues(service.context.pool)))
    expect(await jobs.isPending('exports', randomUUID())).toBe(false)
  })

  test('the queues are rejected if a newer version created them', async () => {
    const { pool } = service.context
    await pool.query('update pgboss.version set version = version + 1')
    const refused = installQueues(pool)
    await expect(refused).rejects.toBeInstanceOf(StartupError)
    await expect(refused).rejects.toThrow(
      /^The job queue of this data was created by a newer version of Accord \(its tables have version \d+\)\. This is /,
    )
    await pool.query('update pgboss.version set version = version - 1')
  })

  test('the queues must run for the service to be ready', async () => {
    const ready = async () => (await service.anonymous.request('GET', '/readyz')).status
    expect(await ready()).toBe(200)
    await service.context.jobs.stop()
    expect(await ready()).toBe(503)
  })
})

function disposable(started: Jobs) {
  return { jobs: started, [Symbol.asyncDispose]: () => started.stop() }
}
