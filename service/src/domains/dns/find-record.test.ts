import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DnsServer, startDnsServer } from '#testing/helpers/dns-server.ts'
import { findRecord } from './find-record.ts'

let first: DnsServer
let second: DnsServer
beforeAll(async () => {
  first = await startDnsServer()
  second = await startDnsServer()
})
afterAll(async () => {
  await first[Symbol.asyncDispose]()
  await second[Symbol.asyncDispose]()
})
beforeEach(() => {
  first.zones.clear()
  second.zones.clear()
})

const name = '_accord-verification.harbour.example'
const right = 'accord-domain-verification=abc'
const look = () =>
  findRecord([[first.address], [second.address]], { domain: 'harbour.example', token: 'abc' })

type Zone = Parameters<DnsServer['zones']['set']>[1]
function publish(zone: Zone, other: Zone = zone) {
  first.zones.set(name, zone)
  second.zones.set(name, other)
}

test('the record is found if both resolvers have it, also among others', async () => {
  publish([right], ['something else', right])
  expect(await look()).toEqual({ result: 'found', found: [] })
})

test('a long record is found in several parts', async () => {
  publish(['v'.repeat(600), right])
  expect((await look()).result).toBe('found')
})

test('a name that does not exist has no record, and neither has one without TXT records', async () => {
  expect(await look()).toEqual({ result: 'no_record', found: [] })
  publish([])
  expect(await look()).toEqual({ result: 'no_record', found: [] })
})

test('other values are reported, at most three, and the beginning of each', async () => {
  publish(['one', 'two\u0000\u202e', 'x'.repeat(500)], ['one', 'four', 'five'])
  const { result, found } = await look()
  expect(result).toBe('other_value')
  expect(found).toEqual(['one', 'two????', `${'x'.repeat(99)}…`])
})

test.each([
  [[right], []],
  [['other'], [right]],
])('two resolvers disagree if only one of them has the record', async (zone, other) => {
  publish(zone, other)
  expect(await look()).toEqual({ result: 'disagree', found: [] })
})

test('a name server that fails is not a missing record', async () => {
  publish('failing', [right])
  expect(await look()).toEqual({ result: 'failed', found: [] })
})

test('a name server that never responds is waited for at most five seconds', async () => {
  publish('silent', [right])
  const since = performance.now()
  expect(await look()).toEqual({ result: 'failed', found: [] })
  expect(performance.now() - since).toBeLessThan(7000)
})

test('the next name server of a group is used if one fails', async () => {
  publish([right])
  const servers = ['127.0.0.1:1', first.address]
  const found = await findRecord([servers, [second.address]], {
    domain: 'harbour.example',
    token: 'abc',
  })
  expect(found.result).toBe('found')
})
