import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { startHousekeeping } from '#background/workers.ts'
import { startKeyPolling, startSigningKeyPolling } from '#crypto/key-polling.ts'
import { type TestService, signingKeysForTests, startTestService } from '#testing/test-service.ts'
import { loadSigningKeys } from '#crypto/signing-keys.store.ts'
import { untilBlocked } from '#testing/concurrency.ts'
import { periodic } from './periodic.ts'

const every = 10

describe('a task', () => {
  const log = { warn: vi.fn() }

  test('a task runs again only after it ended, and its failure is logged', async () => {
    const ends: PromiseWithResolvers<void>[] = []
    const run = () => {
      ends.push(Promise.withResolvers())
      return ends.at(-1)!.promise
    }
    const looking = periodic(log, [{ every, failed: 'failed', run }])
    await vi.waitFor(() => expect(ends).toHaveLength(1))
    await setTimeout(10 * every)
    expect(ends).toHaveLength(1)
    const error = new Error('no')
    ends[0]!.reject(error)
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    expect(log.warn.mock.calls).toEqual([[{ err: error }, 'failed']])
    ends[1]!.resolve()
    await looking.stop()
  })

  test("a task doesn't wait for other tasks, and runs when another fails", async () => {
    const second = vi.fn(() => Promise.resolve())
    const blocked = Promise.withResolvers<void>()
    const runs = [() => blocked.promise, () => Promise.reject(new Error('no')), second]
    const looking = periodic(
      log,
      runs.map((run) => ({ every: 60_000, failed: 'failed', run })),
    )
    const all = looking.runNow()
    expect(second).toHaveBeenCalledOnce()
    blocked.resolve()
    await all
    await looking.stop()
  })

  test("a task isn't started a second time while it runs", async () => {
    const look = vi.fn(() => setTimeout(every))
    const looking = periodic(log, [{ every: 60_000, failed: 'failed', run: look }])
    await Promise.all([looking.runNow(), looking.runNow()])
    expect(look).toHaveBeenCalledOnce()
    await looking.stop()
  })
})

describe('a task that is woken', () => {
  const log = { warn: vi.fn() }

  test('a task that is woken runs immediately, and once more when it was woken during a run', async () => {
    const ends: PromiseWithResolvers<void>[] = []
    const run = () => {
      ends.push(Promise.withResolvers())
      return ends.at(-1)!.promise
    }
    const looking = periodic(log, [{ every: 60_000, failed: 'failed', run }])
    looking.wake()
    expect(ends).toHaveLength(1)
    looking.wake()
    looking.wake()
    expect(ends).toHaveLength(1)
    ends[0]!.reject(new Error('no'))
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    ends[1]!.resolve()
    await setTimeout(every)
    expect(ends).toHaveLength(2)
    await looking.stop()
  })

  test("a task that is woken doesn't run after it was stopped", async () => {
    const end = Promise.withResolvers<void>()
    const run = vi.fn(() => end.promise)
    const looking = periodic(log, [{ every: 60_000, failed: 'failed', run }])
    looking.wake()
    looking.wake()
    const stopped = looking.stop()
    looking.wake()
    end.resolve()
    await stopped
    looking.wake()
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('a task that waits for the database', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService()
    const { db, secrets } = service.context
    await loadSigningKeys(db, secrets, signingKeysForTests)
  })
  afterAll(() => service[Symbol.asyncDispose]())

  const watches = {
    housekeeping: { table: 'sessions', start: startHousekeeping },
    'signing key polling': { table: 'signing_keys', start: startSigningKeyPolling },
    'secret key polling': { table: 'instances', start: startKeyPolling },
  }

  test.each(Object.entries(watches))(
    '%s runs once after waiting for the database, and stopping waits for it',
    async (_name, { table, start }) => {
      const { context, databaseUrl } = service
      const holder = await context.pool.connect()
      const { db, pool, close } = openDatabase(databaseUrl, { log: () => {} })
      const warn = vi.fn()
      const watch = await start({ ...context, db, log: { warn } as never }, every)
      try {
        await holder.query(`begin; lock table ${table}`)
        await untilBlocked(context.pool)
        const taken = vi.spyOn(pool, 'connect')
        await setTimeout(20 * every)
        expect(await waiting()).toBe(1)

        let ended = false
        const end = Promise.resolve(watch.stop()).then(() => (ended = true))
        await setTimeout(5 * every)
        expect(ended).toBe(false)
        await holder.query('rollback')
        await end
        // Only the remaining work and the update that reports this process as stopped use connections.
        expect(taken.mock.calls.length).toBeLessThan(5)
        taken.mockClear()
        await setTimeout(5 * every)
        expect(taken).not.toHaveBeenCalled()
        expect(warn).not.toHaveBeenCalled()
        await close()
      } finally {
        holder.release(true)
      }
    },
  )

  const waiting = async () => {
    const { rows } = await service.context.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]!.count
  }
})
