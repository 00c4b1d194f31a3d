import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DnsServer, startDnsServer } from '#testing/helpers/dns-server.ts'
import { lookUpHost } from './look-up-host.ts'

let server: DnsServer
beforeAll(async () => {
  server = await startDnsServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const look = (host: string, alsoLocal = false) =>
  lookUpHost(host, { alsoLocal, servers: [server.address] })

test("a host's addresses are found in DNS", async () => {
  server.addresses.set('receiver.example', ['192.0.2.7', '192.0.2.8'])
  expect(await look('receiver.example')).toEqual([
    { address: '192.0.2.7', family: 4 },
    { address: '192.0.2.8', family: 4 },
  ])
})

test('a host whose name server never responds is an error, even if local names count', async () => {
  server.zones.set('silent.example', 'silent')
  await expect(look('silent.example', true)).rejects.toMatchObject({ code: 'ETIMEOUT' })
})

test('a name that only this machine knows is found only if local names count', async () => {
  await expect(look('localhost')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  expect(await look('localhost', true)).toContainEqual({ address: '127.0.0.1', family: 4 })
})
