import { syncBuiltinESMExports } from 'node:module'
import zlib, { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { rawRequest } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())

const get = (path: string, headers: object = {}, method = 'GET') =>
  rawRequest(service.url, path, { method, headers })

describe('what is compressed when it is first asked for', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  /** As zlib does where it gets no memory. */
  function failing(name: 'brotliCompress' | 'gzip') {
    const spy = vi.spyOn(zlib, name).mockImplementation((...asked: unknown[]) => {
      const done = asked.at(-1) as (error: Error) => void
      done(new Error('Initialization failed'))
    })
    syncBuiltinESMExports()
    return spy
  }

  test('is tried again by the next who asks, where it failed, and done once where it did not', async () => {
    const accepts = { 'accept-encoding': 'br' }
    const failed = failing('brotliCompress')
    const refused = await get('/verify-email', accepts)
    expect(refused.status).toBe(500)
    // Told in plain words, and not to be kept as the page.
    expect(refused.headers).not.toHaveProperty('content-encoding')
    expect(refused.headers).not.toHaveProperty('etag')
    failed.mockRestore()
    const counted = vi.spyOn(zlib, 'brotliCompress')
    syncBuiltinESMExports()
    const answers = [await get('/verify-email', accepts), await get('/verify-email', accepts)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(brotliDecompressSync(answers[1]!.bytes).toString()).toContain('verify-email')
    expect(counted).toHaveBeenCalledOnce()
  })

  test('is not waited for by those who get nothing of it', async () => {
    failing('brotliCompress')
    failing('gzip')
    const plain = await get('/sign-up', { 'accept-encoding': 'identity' })
    expect(plain.status).toBe(200)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const known = { 'accept-encoding': 'br', 'if-none-match': plain.headers['etag'] }
    expect((await get('/sign-up', known)).status).toBe(304)
    const { status, headers } = await get('/sign-up', { 'accept-encoding': 'gzip, br' }, 'HEAD')
    expect([status, headers['content-encoding']]).toEqual([200, 'br'])
    // What it would be is not known yet, and no other length is told for it.
    expect(headers).not.toHaveProperty('content-length')
    const { bytes } = plain
    const whole = await get('/sign-up', {}, 'HEAD')
    expect(whole.headers['content-length']).toBe(String(bytes.length))
  })

  test('is one and not both', async () => {
    failing('brotliCompress')
    expect((await get('/forgot-password', { 'accept-encoding': 'gzip' })).status).toBe(200)
  })
})

describe('the mark of an answer', () => {
  test('is the same however it is compressed, and says that it is of what it means, not of its bytes', async () => {
    const marks = new Set<unknown>()
    for (const accepted of ['br', 'gzip', 'identity']) {
      marks.add((await get('/sign-in', { 'accept-encoding': accepted })).headers['etag'])
    }
    expect([...marks]).toEqual([expect.stringMatching(/^W\/"[\w-]{27}"$/)])
  })

  test('is found among those that a browser has, strong or weak, and no other is taken for it', async () => {
    const weak = String((await get('/sign-in')).headers['etag'])
    const strong = weak.slice(2)
    const statusFor = async (known: string) =>
      (await get('/sign-in', { 'if-none-match': known })).status
    for (const known of [weak, strong, `"a", ${weak}`, `W/"a,b",${strong} , "c"`, '*']) {
      expect([known, await statusFor(known)]).toEqual([known, 304])
    }
    const inner = strong.slice(1, -1)
    for (const known of ['"a"', '', inner, `"${inner}x"`, `"*"`, `w/${strong}`]) {
      expect([known, await statusFor(known)]).toEqual([known, 200])
    }
  })
})
