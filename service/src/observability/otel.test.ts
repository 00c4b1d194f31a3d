import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { expect, test } from 'vitest'
import { traceMetrics } from './metrics.ts'
import { alongWithTrace, beginSpan, inSpan, startTracing, traceIdNow } from './trace.ts'

// No program listens on this port.
const away = { url: 'http://127.0.0.1:1/v1/traces', headers: {}, serviceName: undefined }
const all = { followsParent: true, share: 1 }
const resource = { 'service.name': 'accord' }
const dropped = async () => (await traceMetrics.dropped.get()).values[0]!.value
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('spans are dropped and counted while the collector is absent', async () => {
  const before = await dropped()
  const tracing = await startTracing({ ...away, sampler: all }, resource)
  for (let count = 0; count < 3000; count += 1) beginSpan('x').end()
  // One batch is being sent, and all others wait.
  expect(await dropped()).toBe(before + 3000 - 2048 - 512)
  await tracing.stop()
  // On a busy machine, the batch that was being sent fails only after the stop.
  await expect.poll(dropped).toBe(before + 3000)
})

test('only spans that the collector rejects are counted as dropped', async () => {
  const statuses = [400, 200]
  const collector = createServer((request, response) => {
    void text(request).then(() => response.writeHead(statuses.shift()!).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`
  for (const more of [1, 0]) {
    const before = await dropped()
    const tracing = await startTracing({ ...away, url, sampler: all }, resource)
    beginSpan('x').end()
    await tracing.stop()
    expect(await dropped()).toBe(before + more)
  }
  collector.close()
})

test('traces are sampled by ID unless the parent span decides', async () => {
  const low = `00-${'0'.repeat(24)}1${'0'.repeat(7)}-${'b'.repeat(16)}-00`
  const high = `00-${'0'.repeat(24)}f${'0'.repeat(7)}-${'b'.repeat(16)}-00`
  for (const followsParent of [true, false]) {
    const sampler = { followsParent, share: 0.5 }
    const tracing = await startTracing({ ...away, sampler }, resource)
    const chosen = [low, high].map((header) =>
      beginSpan('x', {}, propagation.extract(ROOT_CONTEXT, { traceparent: header })).isRecording(),
    )
    expect(chosen).toEqual(followsParent ? [false, false] : [true, false])
    await tracing.stop()
  }
})

test('work runs without spans if tracing is off', async () => {
  expect(await inSpan('x', async () => [traceIdNow(), alongWithTrace()])).toEqual([undefined, {}])
  expect(beginSpan('x').isRecording()).toBe(false)
})

test('a received trace is passed on', async () => {
  const tracing = await startTracing({ ...away, sampler: all }, resource)
  const place = propagation.extract(ROOT_CONTEXT, { traceparent })
  expect(context.with(place, alongWithTrace)).toEqual({ traceparent })
  expect(trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent: 'x' }))).toBe(
    undefined,
  )
  await tracing.stop()
})

test('the OpenTelemetry SDK is loaded only if spans are exported', () => {
  const settings = JSON.stringify({ ...away, sampler: all })
  const code = `
      import { createRequire, registerHooks } from 'node:module'
      const loaded = []
      const ofTheSdk = () =>
        loaded.filter((url) => /opentelemetry.(sdk|exporter|otlp|core)/.test(url))
      registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context) } })
      const { startTracing } = await import('./trace.ts')
      await import('../run-service.ts')
      const before = ofTheSdk()
      await startTracing(${settings}, {})
      console.log(JSON.stringify({ before, after: ofTheSdk() }))
      process.exit()`
  const run = ['--input-type=module', '--eval', code]
  const printed = execFileSync(process.execPath, run, { cwd: import.meta.dirname }).toString()
  const { before, after } = JSON.parse(printed)
  expect(before).toEqual([])
  expect(after.length).toBeGreaterThan(10)
})
