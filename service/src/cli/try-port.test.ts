import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { explainAddress, requireTwoPorts, tryPort } from './try-port.ts'

async function answering(text: string) {
  const server = createServer((_request, response) => void response.end(text)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, host: '127.0.0.1', [Symbol.dispose]: () => void server.close() }
}

const tried = (address: { port: number; host: string }) => tryPort(address, explainAddress(address))

test('an unused port is free', async () => {
  expect(await tried({ port: 0, host: '127.0.0.1' })).toBe('0 on 127.0.0.1 is free')
})

test.each([
  ['localhost', '127.0.0.1', 5005, true],
  ['0.0.0.0', '127.0.0.1', 5005, true],
  ['192.0.2.1', '::', 5005, true],
  ['192.0.2.1', '127.0.0.1', 5005, false],
  ['localhost', '127.0.0.1', 5006, false],
])('the service on %s and metrics on %s, port %d, conflict: %s', (host, its, port, refused) => {
  const both = () => requireTwoPorts({ host, port: 5005, metrics: { host: its, port } })
  if (refused) expect(both).toThrow('PORT and METRICS_PORT are both 5005')
  else expect(both).not.toThrow()
})

test('a port in use by a running Accord is distinguished from one in use by another program', async () => {
  using accord = await answering('{"status":"alive"}')
  expect(await tried(accord)).toBe(
    `${accord.port} on 127.0.0.1 is in use by a running Accord process`,
  )
  using other = await answering('hello')
  await expect(tried(other)).rejects.toThrow(
    `PORT ${other.port} is already in use by another program. Set it to a free port.`,
  )
})
