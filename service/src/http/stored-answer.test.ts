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

describe("a response that's compressed at its first request", () => {
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  /** Makes zlib fail as if it were out of memory. */
  function failing(name: 'brotliCompress' | 'gzip') {
    const spy = vi.spyOn(zlib, name).mockImplementation((...asked: unknown[]) => {
      const done = asked.at(-1) as (error: Error) => void
      done(new Error('Initialization failed'))
    })
    syncBuiltinESMExports()
    return spy
  }

  test("a response that's compressed at its first request is compressed again after a failure, and only once after a success", async () => {
    const accepts = { 'accept-encoding': 'br' }
    const failed = failing('brotliCompress')
    const refused = await get('/verify-email', accepts)
    expect(refused.status).toBe(500)
    // The error is plain text and isn't cached as the page.
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

  test("a response that's compressed at its first request isn't compressed for requests that don't get the compressed body", async () => {
    failing('brotliCompress')
    failing('gzip')
    const plain = await get('/sign-up', { 'accept-encoding': 'identity' })
    expect(plain.status).toBe(200)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const known = { 'accept-encoding': 'br', 'if-none-match': plain.headers['etag'] }
    expect((await get('/sign-up', known)).status).toBe(304)
    const { status, headers } = await get('/sign-up', { 'accept-encoding': 'gzip, br' }, 'HEAD')
    expect([status, headers['content-encoding']]).toEqual([200, 'br'])
    // The compressed length isn't known yet, so no length is sent.
    expect(headers).not.toHaveProperty('content-length')
    const { bytes } = plain
    const whole = await get('/sign-up', {}, 'HEAD')
    expect(whole.headers['content-length']).toBe(String(bytes.length))
  })

  test("a response that's compressed at its first request is compressed only in the requested encoding", async () => {
    failing('brotliCompress')
    expect((await get('/forgot-password', { 'accept-encoding': 'gzip' })).status).toBe(200)
  })
})

describe("a response's ETag", () => {
  test("a response's ETag is the same for all encodings, and weak", async () => {
    const marks = new Set<unknown>()
    for (const accepted of ['br', 'gzip', 'identity']) {
      marks.add((await get('/sign-in', { 'accept-encoding': accepted })).headers['etag'])
    }
    expect([...marks]).toEqual([expect.stringMatching(/^W\/"[\w-]{27}"$/)])
  })

  test("a response's ETag is found in a browser's list, strong or weak, and no other tag matches", async () => {
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
