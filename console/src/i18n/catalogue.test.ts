import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCatalogue } from './catalogue.ts'

const catalogue = { Color: 'Colour' }
const answers = (...replies: (Response | Error)[]) =>
  vi.fn(() => {
    const reply = replies.length > 1 ? replies.shift()! : replies[0]!
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply.clone())
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('GEN-4: a language is read from its file', async () => {
  const fetched = answers(Response.json(catalogue))
  vi.stubGlobal('fetch', fetched)
  expect(await loadCatalogue('en-CA')).toEqual(catalogue)
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/locales/en-CA.json')
})

test('a failed read is retried after 350 ms, and then after twice as long', async () => {
  const broken = new Response('<html>', { status: 200 })
  const fetched = answers(
    new Error('offline'),
    Response.json({ message: 'Busy' }, { status: 503 }),
    broken,
    Response.json(catalogue),
  )
  vi.stubGlobal('fetch', fetched)
  const loading = loadCatalogue('en-CA')
  for (const [pause, tries] of [
    [349, 1],
    [1, 2],
    [699, 2],
    [1, 3],
    [1399, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause)
    expect(fetched).toHaveBeenCalledTimes(tries)
  }
  expect(await loading).toEqual(catalogue)
})

test('after five retries, en-US is used', async () => {
  const fetched = answers(new Error('offline'))
  vi.stubGlobal('fetch', fetched)
  const loading = loadCatalogue('en-CA')
  await vi.runAllTimersAsync()
  expect(await loading).toEqual({})
  expect(fetched).toHaveBeenCalledTimes(6)
})
