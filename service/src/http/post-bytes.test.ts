import { createServer as createTcpServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type EventReceiver,
  respondWith,
  startEventReceiver,
} from '#testing/helpers/event-receiver.ts'
import { NotPublic, isSendable, postBytes } from './outbound.ts'

let receiver: EventReceiver

beforeAll(async () => {
  receiver = await startEventReceiver()
})
beforeEach(() => {
  receiver.received.length = 0
})
afterAll(() => receiver[Symbol.asyncDispose]())

const here = { local: true, outsideAllow: [] }
const outside = { local: false, outsideAllow: [] as string[] }
const body = Buffer.from('{"type":"endpoint.test","data":{}}')
const post = (to: string, milliseconds = 5000, signal?: AbortSignal) =>
  postBytes(here, { to, headers: { 'webhook-id': 'evt_1' }, body, milliseconds, signal })

describe('posted bytes', () => {
  test('posted bytes arrive unchanged with their headers, and the beginning of the response returns', async () => {
    receiver.respond = respondWith(201, { 'retry-after': '7' }, 'thanks')
    expect(await post(`${receiver.url}/hear?a=1`)).toEqual({
      status: 201,
      milliseconds: expect.any(Number),
      text: 'thanks',
      whole: '',
      retryAfter: '7',
    })
    const [received] = receiver.received
    expect(received).toMatchObject({
      path: '/hear?a=1',
      body,
      headers: { 'webhook-id': 'evt_1', 'accept-encoding': 'identity' },
    })
  })

  test('a response is read as a whole if that was asked for, up to 256 KB', async () => {
    receiver.respond = respondWith(200, {}, 'x'.repeat(300_000))
    const posted = { to: receiver.url, headers: {}, body, milliseconds: 5000, readsWhole: true }
    const { text, whole } = await postBytes(here, posted)
    expect([text!.length, whole.length]).toEqual([2048, 256 * 1024])
  })

  test('posted bytes follow no redirect', async () => {
    receiver.respond = respondWith(307, { location: `${receiver.url}/elsewhere` })
    expect(await post(receiver.url)).toMatchObject({ status: 307 })
    expect(receiver.received).toHaveLength(1)
  })

  test('an endless response is cut after 2 KB', async () => {
    receiver.respond = (response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'.repeat(100_000)), 1)
      response.on('close', () => clearInterval(timer))
    }
    const { status, text } = await post(receiver.url)
    expect([status, text!.length]).toEqual([200, 2048])
  })

  test('a slow body is cut after a second, and the status counts', async () => {
    receiver.respond = (response) => {
      response.writeHead(200)
      response.write('still')
    }
    const started = performance.now()
    expect(await post(receiver.url)).toMatchObject({ status: 200, text: 'still' })
    expect(performance.now() - started).toBeLessThan(4000)
  })

  test('a compressed response is never unpacked or shown', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000))
    receiver.respond = (response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    expect(await post(receiver.url)).toMatchObject({ status: 200, text: null })
  })

  test("bytes that aren't text can be stored", async () => {
    receiver.respond = (response) => void response.end(Buffer.from([0, 0xff, 0x61]))
    const { text } = await post(receiver.url)
    expect(text).toBe('\u{FFFD}\u{FFFD}a')
  })

  test("a receiver that doesn't respond in time is an error", async () => {
    receiver.respond = () => {}
    await expect(post(receiver.url, 200)).rejects.toThrow('There was no response within 0.2 s.')
  })

  test('endless headers are an error within the time', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {})
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write(`x-more: ${'y'.repeat(1000)}\r\n`), 1)
      socket.on('close', () => clearInterval(timer))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expect(post(`http://127.0.0.1:${port}`)).rejects.toThrow(/Header overflow|Parse Error/)
    server.close()
  })

  test.each([
    [
      'switches protocols',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
    ['closes the connection', undefined],
    ['sends informational responses without end', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(20)],
  ])('a receiver that %s has not responded', async (_, answer) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => (answer === undefined ? socket.end() : socket.write(answer)))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expect(post(`http://127.0.0.1:${port}`)).rejects.toThrow(/without a response|hang up/)
    server.close()
  })

  test('a signal cancels the request', async () => {
    receiver.respond = () => {}
    const stop = new AbortController()
    const sent = post(receiver.url, 5000, stop.signal)
    await expect.poll(() => receiver.received.length).toBe(1)
    stop.abort()
    await expect(sent).rejects.toThrow()
  })
})

describe('an address of an endpoint', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://10.0.0.1/',
    'https://localhost:8443/',
    'https://db.internal/',
    'https://siem/',
    'http://hooks.example.com/',
    'https://user:password@hooks.example.com/',
    'https://user@hooks.example.com/',
    'https://hooks.example.com:22/',
    'https://hooks.example.com:80/',
    'https://hooks.example.com/#fragment',
    'file:///etc/passwd',
  ])('an endpoint is refused, and nothing is sent to it: %s', async (to) => {
    expect(isSendable(outside, new URL(to))).toBe(false)
    const sent = postBytes(outside, { to, headers: {}, body, milliseconds: 1000 })
    await expect(sent).rejects.toBeInstanceOf(NotPublic)
  })

  test.each(['https://hooks.example.com/', 'https://hooks.example.com:8443/a?b=c'])(
    'an endpoint on the internet is accepted: %s',
    (to) => {
      expect(isSendable(outside, new URL(to))).toBe(true)
    },
  )

  test('a name gets no request if it resolves to an address that is neither public nor allowed', async () => {
    const { port } = new URL(receiver.url)
    const others = { local: false, outsideAllow: ['10.20.0.0/16'] }
    const to = `https://localhost:${port}/`
    expect(isSendable(others, new URL(to))).toBe(true)
    const sent = postBytes(others, { to, headers: {}, body, milliseconds: 2000 })
    await expect(sent).rejects.toBeInstanceOf(NotPublic)
  })

  test('an internal network is open only if it is allowed, and only to https', async () => {
    const allowed = { local: false, outsideAllow: ['127.0.0.0/8', 'fd12:3456::/32'] }
    const { port } = new URL(receiver.url)
    expect(isSendable(allowed, new URL(`https://127.0.0.1:${port}/`))).toBe(true)
    expect(isSendable(allowed, new URL('https://[fd12:3456::1]:8443/'))).toBe(true)
    expect(isSendable(allowed, new URL('https://siem.internal/'))).toBe(true)
    expect(isSendable(allowed, new URL(`http://127.0.0.1:${port}/`))).toBe(false)
    expect(isSendable(allowed, new URL('https://10.0.0.1/'))).toBe(false)
    // It's reached, but it doesn't speak TLS.
    const to = `https://localhost:${port}/`
    const sent = postBytes(allowed, { to, headers: {}, body, milliseconds: 2000 })
    await expect(sent).rejects.not.toBeInstanceOf(NotPublic)
  })
})
