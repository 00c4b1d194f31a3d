import { listSessions } from '@accord/contract/session.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let ana: Person

beforeAll(async () => {
  service = await startTestService({ environment: { TRUST_PROXY: 'loopback' } })
  ana = await service.createPerson()
})
afterAll(() => service[Symbol.asyncDispose]())

async function addressSeen(forwardedFor: string, at = service) {
  const { body, status } = await at.anonymous
    .with({ 'x-forwarded-for': forwardedFor })
    .request('POST', '/api/auth/login', { email: ana.email, password: ana.password })
  expect(status).toBe(200)
  const { accessToken } = body as { accessToken: string }
  const sessions = await at.anonymous
    .with({ authorization: accessToken })
    .call(listSessions, { query: {} })
  return sessions.data[0]!.address
}

describe("a caller's address behind a trusted proxy", () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['nonsense', '127.0.0.1'],
    ['203.0.113.7:4711', '127.0.0.1'],
  ])("a caller's address forwarded for %s is %s", async (forwarded, address) => {
    expect(await addressSeen(forwarded)).toBe(address)
  })

  test.each([
    ['1', '203.0.113.7'],
    ['2', '198.51.100.1'],
    ['10.0.0.0/8', '127.0.0.1'],
  ])("a caller's address is read behind %s", async (proxies, address) => {
    await using behind = await startTestService({
      beside: service,
      environment: { TRUST_PROXY: proxies },
    })
    expect(await addressSeen('192.0.2.9, 198.51.100.1, 203.0.113.7', behind)).toBe(address)
  })

  test("a caller's address is the connecting address if no proxy is trusted", async () => {
    await using plain = await startTestService({ beside: service })
    expect(await addressSeen('203.0.113.7', plain)).toBe('127.0.0.1')
  })
})
