import { expect, test } from 'vitest'
import { traces } from './metrics.ts'
import { readTraceparent, traceparentOf } from './span.ts'
import { beginSpan, endSpan, inSpan, startTracing } from './trace.ts'

// Nobody listens there.
const away = { url: 'http://127.0.0.1:1/v1/traces', headers: {}, serviceName: undefined }
const resource = { 'service.name': 'accord' }

test('what a collector that is away does not take is dropped and counted, however much it is', async () => {
  const before = traces.dropped.of().value
  const sampler = { followsParent: true, share: 1 }
  const tracing = startTracing({ ...away, sampler }, resource)
  for (let count = 0; count < 3000; count += 1) endSpan(beginSpan({ name: 'x' })!)
  expect(traces.dropped.of().value).toBe(before + 3000 - 2048)
  await tracing.stop()
  expect(traces.dropped.of().value).toBe(before + 3000)
})

test('a share of the traces is chosen by their ids, unless a parent decides', async () => {
  const low = { traceId: '0'.repeat(19) + '1000000000000', spanId: 'b'.repeat(16) }
  const high = { traceId: '0'.repeat(19) + 'f000000000000', spanId: 'b'.repeat(16) }
  for (const followsParent of [true, false]) {
    const tracing = startTracing({ ...away, sampler: { followsParent, share: 0.5 } }, resource)
    const chosen = [low, high].map(
      (place) => beginSpan({ name: 'x' }, { ...place, sampled: false })!.sampled,
    )
    expect(chosen).toEqual(followsParent ? [false, false] : [true, false])
    await tracing.stop()
  }
})

test('where nobody traces, work is done and no span begins', async () => {
  expect(await inSpan({ name: 'x' }, async () => 7)).toBe(7)
  expect(beginSpan({ name: 'x' })).toBeUndefined()
})

test.each([
  undefined,
  '',
  'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
  '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\nx',
])('%j is nobody’s trace', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

test('a trace that was sent along is taken up as it was', () => {
  const header = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  expect(traceparentOf(readTraceparent(header)!)).toBe(header)
})
