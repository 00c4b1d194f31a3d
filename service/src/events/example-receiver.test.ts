import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatSigningSecret, newSigningSecret, openSigningSecret } from '#crypto/event-secrets.ts'
import { enableEndpoint } from '#data/events/endpoint-states.store.ts'
import { findEndpoint } from '#data/events/endpoints.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { insertTestEndpoint, recordUpdate } from '#testing/events.ts'
import { freePort } from '#testing/helpers/accord-process.ts'
import { startOAuthService } from '#testing/oauth.ts'
import type { TestService } from '#testing/test-service.ts'
import { startEventDelivery } from './deliver.ts'
import { sendTestEvent } from './send-now.ts'

let service: TestService
beforeAll(async () => {
  service = await startOAuthService()
})
afterAll(() => service[Symbol.asyncDispose]())

/** Starts the example like `npm run example-receiver`. */
async function startExample(secret: string, port: number) {
  const main = join(import.meta.dirname, '../../../examples/event-receiver/main.ts')
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], WEBHOOK_SECRET: secret, PORT: String(port) },
  })
  const example = { printed: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (example.printed += text))
  await expect.poll(() => example.printed, waitOptions).toContain('waits for events')
  return Object.assign(example, {
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  })
}

test('the example receiver prints events, and notices repeats, gaps, and wrong signatures', async () => {
  const { context } = service
  const organization = await service.createOrganization()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const owner = { organization_id: organization.id }
  const { id, secret: sealed } = await insertTestEndpoint(service, organization, owner, { url })
  const secret = formatSigningSecret(openSigningSecret(context.secrets, sealed, id))
  await using example = await startExample(secret, port)
  const prints = (text: string) => expect.poll(() => example.printed, waitOptions).toContain(text)

  expect(await sendTestEvent(context, (await findEndpoint(context.db, id))!)).toMatchObject({
    status: 204,
  })
  await prints('endpoint.test evt_')

  const worker = startEventDelivery({ ...context, log: context.log }, { findMilliseconds: 20 })
  const first = await recordUpdate(service, organization)
  await prints(`"position":${first.position},`)
  expect(example.printed).toContain('organization.updated evt_')

  // The outcome is recorded after the example has printed.
  await expect
    .poll(
      async () =>
        (
          await context.pool.query(
            "select from event_deliveries where endpoint_id = $1 and state = 'pending'",
            [id],
          )
        ).rowCount,
      waitOptions,
    )
    .toBe(0)
  // An endpoint that was never verified collects nothing, so the example misses this event.
  await context.pool.query("update event_endpoints set state = 'unverified' where id = $1", [id])
  await context.pool.query('update event_endpoints set last_success_at = null where id = $1', [id])
  const missed = await recordUpdate(service, organization)
  await expect
    .poll(async () => (await context.pool.query('select from event_outbox')).rowCount, waitOptions)
    .toBe(0)
  await context.pool.query("update event_endpoints set state = 'paused' where id = $1", [id])
  await inTransaction(context.db, (trx) => enableEndpoint(trx, id))
  const third = await recordUpdate(service, organization)
  await prints(`"position":${third.position},`)
  expect(example.printed).toContain(`Position ${missed.position} of ${organization.id} is missing`)
  await worker.stop()

  const body = JSON.stringify({ type: 'x', timestamp: new Date().toISOString(), data: {} })
  const post = async (key: string, eventId: string) => {
    const at = new Date()
    const headers = {
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign(eventId, at, body),
    }
    return (await fetch(url, { method: 'POST', headers, body })).status
  }
  expect([await post(secret, 'evt_1'), await post(secret, 'evt_1')]).toEqual([204, 204])
  await prints('Skipped evt_1,')
  const ring = newSigningSecret(context.secrets, id)
  const other = formatSigningSecret(openSigningSecret(context.secrets, ring, id))
  expect(await post(other, 'evt_2')).toBe(401)
  await prints('Rejected a request: ')
  // IDs of other events may start like this one.
  expect(example.printed).not.toMatch(/evt_2\b/)
  const long = await fetch(url, { method: 'POST', body: 'x'.repeat(200_000) })
  expect(long.status).toBe(413)
})
