import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#testing/people.ts'
import { rawRequest } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'

const path = '/api/auth/login'
const home = '203.0.113.7'
const homeIPv6 = '2001:db8:0:1::7'

/**
 * A service without a proxy, one behind a proxy that forwards the caller's address, and a second instance behind the
 * same proxy.
 */
let plain: TestService
let behind: TestService
let second: TestService
let ana: Person
/** The accounts whose password was compared with a guess. */
const evaluated: (string | undefined)[] = []

beforeAll(async () => {
  const options: Parameters<typeof startTestService>[0] = {
    limits: 'signInPerAccountAndAddress=2/15m',
    watchPasswords: (real) => ({
      ...real,
      check: (stored, password) => {
        if (password === guessed) evaluated.push(stored?.id)
        return real.check(stored, password)
      },
    }),
  }
  plain = await startTestService(options)
  const environment = { TRUST_PROXY: 'loopback' }
  behind = await startTestService({ ...options, environment, beside: plain })
  second = await startTestService({ ...options, environment, beside: plain })
})
afterAll(async () => {
  for (const instance of [second, behind, plain]) await instance[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await plain.context.pool.query('delete from limits')
  ana = await plain.createPerson()
  evaluated.length = 0
})

const guessed = 'Wrong-1-Guess'
const from = (address: string, at = behind) => at.anonymous.with({ 'x-forwarded-for': address })
const guess = (email: string, as = plain.anonymous) =>
  as.request('POST', path, { email, password: guessed })
const raw = (at: TestService, address: string, headers: object = {}, body: object = {}) =>
  rawRequest(at.url, address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: ana.email, password: guessed, ...body }),
  })
/** Uses up both guesses that a network has. */
const useUp = async (as = plain.anonymous) => {
  for (const _guess of [1, 2]) await guess(ana.email, as)
  expect(evaluated).toEqual([ana.id, ana.id])
}
const ofAna = () => evaluated.filter((id) => id === ana.id)

describe("RL1: one guess over the limit isn't evaluated", () => {
  test.each<[trick: string, headers: Record<string, string>]>([
    ['X-Forwarded-For, where no proxy is trusted', { 'x-forwarded-for': '198.51.100.1' }],
    ['Forwarded', { forwarded: 'for=198.51.100.1;by=203.0.113.43' }],
    ['X-Real-IP', { 'x-real-ip': '198.51.100.1' }],
    ["a content delivery network's header", { 'cf-connecting-ip': '198.51.100.1' }],
    ['another address of its own', { 'x-original-url': path, 'x-rewrite-url': path }],
    ['the cookie of a known browser, made up', { cookie: `accord-device=acd_${'A'.repeat(43)}` }],
  ])("one guess over the limit isn't evaluated by %s", async (_trick, headers) => {
    await useUp()
    await raw(plain, path, headers)
    expect(evaluated).toHaveLength(2)
  })

  test.each([
    ['from another host of its IPv6 network', homeIPv6, '2001:db8:0:1:aaaa:bbbb:cccc:dddd'],
    ['from the same IPv6 address in another spelling', homeIPv6, '2001:0DB8::1:0:0:0:7'],
    ['from its IPv4 address written as IPv6', home, '::ffff:203.0.113.7'],
    ['from that in hexadecimal', home, '::FFFF:cb00:7107'],
    ['with an address in front of its own', home, `198.51.100.1, ${home}`],
    ['with a zone behind its address', homeIPv6, `${homeIPv6}%eth0`],
  ])("one guess over the limit isn't evaluated %s", async (_trick, before, after) => {
    await useUp(from(before))
    await guess(ana.email, from(after))
    expect(evaluated).toHaveLength(2)
    // As a control, this shows that a guess from another network is evaluated.
    await guess(ana.email, from('198.51.100.1'))
    expect(evaluated).toHaveLength(3)
  })

  test.each([
    ['two slashes in front', `/${path}`],
    ['two slashes inside', '/api//auth/login'],
    ['a slash at the end', `${path}/`],
    ['capital letters', path.toUpperCase()],
    ['an encoded letter', '/api/auth/%6Cogin'],
    ['an encoded slash', '/api/auth%2Flogin'],
    ['a step up and down again', '/api/user/../auth/login'],
    ['parameters', `${path};v=1?v=1`],
    ['the host in front', `http://localhost${path}`],
  ])("one guess over the limit isn't evaluated by a path with %s", async (_trick, address) => {
    await useUp()
    await raw(plain, address)
    expect(evaluated).toHaveLength(2)
  })

  test.each<[trick: string, spelled: (email: string) => string]>([
    ['capital letters', (email) => email.toUpperCase()],
    ['spaces around', (email) => `\t ${email}\u00a0`],
    ['a dot at the end of its domain', (email) => `${email}.`],
    ['letters of full width', (email) => email.replace('e', 'ｅ').replace('@', '＠')],
    ['invisible characters', (email) => email.replace('@', '\u200b@')],
    ['a tag', (email) => email.replace('@', '+x@')],
  ])(
    "one guess over the limit isn't evaluated by the address of the account with %s",
    async (_trick, spelled) => {
      await useUp()
      await guess(spelled(ana.email))
      expect(ofAna()).toHaveLength(2)
    },
  )

  test("one guess over the limit isn't evaluated on another instance, or one that started since", async () => {
    await useUp(from(home))
    await guess(ana.email, from(home, second))
    expect(evaluated).toHaveLength(2)
  })

  test("one guess over the limit isn't evaluated with many parallel requests on two instances", async () => {
    await runConcurrently(20, (index) => guess(ana.email, from(home, index % 2 ? behind : second)))
    expect(evaluated).toHaveLength(2)
  })

  test("one guess over the limit isn't evaluated after signing in to one's own account", async () => {
    const own = await plain.createPerson()
    await useUp()
    await own.signInAgain()
    await guess(ana.email)
    expect(evaluated).toHaveLength(2)
  })

  test("one guess over the limit isn't evaluated with the address twice in one body", async () => {
    await useUp()
    const twice = `{"email":"x@example.com","password":"${guessed}","email":"${ana.email}"}`
    await plain.anonymous.request('POST', path, twice)
    expect(evaluated).toHaveLength(2)
  })

  test("one guess over the limit isn't evaluated in many requests of one connection", async () => {
    const { hostname, port } = new URL(plain.url)
    const body = JSON.stringify({ email: ana.email, password: guessed })
    const one = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`
    const socket = connect(Number(port), hostname)
    socket.write(`${`${one}\r\n${body}`.repeat(5)}${one}connection: close\r\n\r\n${body}`)
    socket.resume()
    await once(socket, 'close')
    expect(evaluated).toEqual([ana.id, ana.id])
  })
})
