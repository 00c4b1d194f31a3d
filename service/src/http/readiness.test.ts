import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { version } from '#version.ts'
import { readinessOf } from '#http/health.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService({ worker: true })
})
afterAll(() => service[Symbol.asyncDispose]())

const ready = async () => (await service.anonymous.request('GET', '/readyz')) as Answer
type Answer = { status: number; body: { checks: Record<string, string> } }

const allWell = { process: 'ok', database: 'ok', jobs: 'ok', mail: 'ok', disk: 'ok' }

test('a working service is ready, and shows its version', async () => {
  expect(await ready()).toMatchObject({
    status: 200,
    body: { ready: true, version, checks: allWell },
  })
})

test('many concurrent readiness checks cause few database queries', async () => {
  const { pool } = service.context
  let taken = 0
  const count = () => void (taken += 1)
  pool.on('acquire', count)
  const answers = await runConcurrently(200, async () => (await ready()).status)
  pool.off('acquire', count)
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(taken).toBeLessThan(200)
})

describe('problems that affect all instances are reported, but take none out of service', () => {
  test('readiness reports an email that stays queued while none is sent', async () => {
    const { pool } = service.context
    const letter = (id: string) =>
      pool.query(
        `insert into mails (id, kind, recipient, subject, sealed, state, created_at, next_attempt_at)
         values ($1, 'test', 'a@example.com', 's', '\\x00', 'queued', now() - interval '16 minutes', now() + interval '1 hour')`,
        [id],
      )
    const id = randomUUID()
    await letter(id)
    expect(await ready()).toMatchObject({
      status: 200,
      body: { checks: { ...allWell, mail: 'late' } },
    })
    // Another email was sent since then, so that recipient is slow, not the mail server.
    const other = randomUUID()
    await letter(other)
    await pool.query(
      `update mails set state = 'sent', sealed = null, sent_at = now() where id = $1`,
      [other],
    )
    expect(await ready()).toMatchObject({ status: 200, body: { checks: allWell } })
    await pool.query('delete from mails')
  })

  test('readiness reports a job that failed permanently', async () => {
    const { pool, db, jobs } = service.context
    const id = randomUUID()
    await db.transaction().execute((trx) => jobs.enqueue(trx, 'exports', id))
    await pool.query(`update pgboss.job set state = 'failed', completed_on = now() where id = $1`, [
      id,
    ])
    expect(await ready()).toMatchObject({
      status: 200,
      body: { checks: { ...allWell, jobs: 'dead jobs' } },
    })
    await pool.query('delete from pgboss.job')
  })

  test("readiness reports a queue that can't count its dead jobs", async () => {
    const jobs = { running: true, countDead: () => Promise.reject(new Error('took too long')) }
    const readiness = await readinessOf({ ...service.context, jobs, stopping: false })
    expect(readiness).toMatchObject({ ready: true, checks: allWell })
  })

  test.skipIf(process.platform !== 'linux')('readiness reports a full disk', async () => {
    // Nothing can be written to this system folder.
    const config = { ...service.context.config, exportsDir: '/proc/self/exports' }
    const readiness = await readinessOf({ ...service.context, config, stopping: false })
    expect(readiness).toMatchObject({ ready: true, checks: { ...allWell, disk: 'full' } })
  })
})

test("a stopping process isn't ready", async () => {
  const readiness = await readinessOf({ ...service.context, stopping: true })
  expect(readiness).toMatchObject({ ready: false, checks: { process: 'stopping' } })
})
