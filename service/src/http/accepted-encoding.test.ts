import { beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#testing/test-client.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

const get = (path: string, headers: object = {}) => rawRequest(service.url, path, { headers })

describe.each([
  ['a page that is compressed on request', '/sign-in'],
  ['a file', '/assets/app-4f3c2b1a.js'],
  ['a translation file', '/locales/en-US.json'],
])('%s', (_what, path) => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP; Q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip;q=0.0, br; q=0.000', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0.5, br', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['gzip;q=0, *;q=0.1', 'br'],
    ['brotli', undefined],
    ['br;q=much', undefined],
    ['', undefined],
  ])('a response is sent for Accept-Encoding "%s" as %s', async (accepted, encoding) => {
    const { status, headers } = await get(path, { 'accept-encoding': accepted })
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
    expect(headers['vary']).toContain('accept-encoding')
  })

  test('a response is sent uncompressed without Accept-Encoding', async () => {
    const { status, headers } = await get(path)
    expect([status, headers['content-encoding']]).toEqual([200, undefined])
  })
})
