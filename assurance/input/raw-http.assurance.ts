import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { dumpOf } from '@accord/service/testing/dump.ts'
import { type TestService, startTestService } from '@accord/service/testing/test-service.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

/** Bytes that no client library would send, as the only content of a connection. */
export interface RawCase {
  name: string
  bytes: string
  /**
   * Returns whether the status is allowed. Statuses 421, 400, and 404 mean that no handler received
   * the request.
   */
  may: (status: number | undefined) => boolean
}

const refused = (status: number | undefined) =>
  status === undefined || (status >= 400 && status < 500)
const head = (line: string, ...lines: string[]) => [line, ...lines, '', ''].join('\r\n')
const host = 'Host: localhost'
const json = 'Content-Type: application/json'
const login = '{"email":"a@example.com","password":"x"}'

/**
 * Requests that contain a second, hidden request, which parsers would find if they read the length
 * differently.
 */
const lengths = [
  'Content-Length: 5\r\nContent-Length: 40',
  'Content-Length: 40, 5',
  'Content-Length: +40',
  'Content-Length: 0x28',
  'Content-Length: 4 0',
  'Content-Length: -1',
  'Content-Length : 40',
  'Content-Length: 40\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding\t: chunked',
  ' Transfer-Encoding: chunked',
  'X: y\nTransfer-Encoding: chunked',
]
const hidden = '0\r\n\r\nGET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n'

const paths = [
  '/api/auth/login',
  '/api/user',
  '/api/organization',
  '/oauth/token',
  '/api/invitation',
  '/api/network',
  '/api/password/reset',
]

const smuggled = lengths.flatMap((line) =>
  paths.map((path) => ({
    name: `smuggling by '${line}' at ${path}`,
    bytes: `${head(`POST ${path} HTTP/1.1`, host, json, line)}${hidden}`,
    may: refused,
  })),
)

/** Alternative spellings of a path. None of them may reach the handler of the correct path. */
const spellings = (path: string) => [
  `/${path}`,
  path.replace('/api/', '/api//'),
  path.replace('/api/', '//api/'),
  path.replace('/api/', '/api/./'),
  path.replace('/api/', '/x/../api/'),
  path.replace('/api/', '/api%2f'),
  path.replace('/api/', '/%61pi%2F'),
  path.replace('/api/', '/api;x=1/'),
  path.replace('/api/', '/API/'),
  path.replace('/api/', '\\api\\'),
  path.replace('/api/', '/api/%2e/'),
  path.replace('/api/', '/api/%00/'),
  `${path}/`,
  `${path}//`,
  `${path}%20`,
  `${path}.json`,
  `${path}%0d%0aX:%20y`,
]
const respelled = [
  '/api/auth/login',
  '/api/user',
  '/api/password/reset/email',
  '/api/organization',
].flatMap((right) =>
  spellings(right).map((path) => ({
    name: `the path ${path}`,
    bytes: `${head(`POST ${path} HTTP/1.1`, host, json, `Content-Length: ${login.length}`, 'Connection: close')}${login}`,
    may: refused,
  })),
)

const methods = [
  ...'TRACE TRACK CONNECT PUT PROPFIND MKCOL LOCK MOVE COPY SEARCH LINK PURGE DEBUG get'.split(' '),
  'G ET',
  'GET\t',
  'POST\0',
  'A'.repeat(32),
  '',
]
const wrongMethods = methods.flatMap((method) =>
  ['/', '/api/me', '/api/organization', '/oauth/token', '/sign-in'].map((path) => ({
    name: `${JSON.stringify(method)} ${path}`,
    bytes: head(`${method} ${path} HTTP/1.1`, host, 'Connection: close'),
    may: refused,
  })),
)

const lines = [
  'GET /api/me HTTP/9.9',
  'GET /api/me HTTP/1.1 HTTP/1.1',
  'GET /api/me',
  'GET  /api/me HTTP/1.1',
  'GET http://evil.example/api/me HTTP/1.1',
  'GET https://evil.example@localhost/api/me HTTP/1.1',
  'GET //evil.example/api/me HTTP/1.1',
  'GET * HTTP/1.1',
  'GET api/me HTTP/1.1',
  'GET ?x HTTP/1.1',
  `GET /${'a'.repeat(20_000)} HTTP/1.1`,
  `GET /api/me?${'a=1&'.repeat(10_000)} HTTP/1.1`,
  'GET /api/me\0 HTTP/1.1',
  'GET /api/mé HTTP/1.1',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  'PRI * HTTP/2.0',
  '',
]
const headers = [
  `X: ${'a'.repeat(40_000)}`,
  Array.from({ length: 3000 }, (_, at) => `X${at}: y`).join('\r\n'),
  `Cookie: ${'a=b; '.repeat(5000)}`,
  'X y',
  ': y',
  'X\0: y',
  'X: a\0b',
  'X: a\rb',
  ' folded',
  'Host: evil.example',
  'Host: localhost, evil.example',
  'Host: localhost@evil.example',
  'Host: localhost:99999',
  'Host:',
  'Expect: 200-ok',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings',
  'Upgrade: websocket\r\nConnection: Upgrade',
  `Authorization: Bearer ${'a'.repeat(9000)}`,
  'Authorization: Bearer a\r\nAuthorization: Bearer b',
]
const malformed = [
  ...lines.map((line) => ({
    name: line.slice(0, 60),
    bytes: head(line, host, 'Connection: close'),
  })),
  ...headers.flatMap((line) =>
    ['/api/me', '/api/organization', '/oauth/userinfo', '/api/profile'].map((path) => ({
      name: `${line.slice(0, 40)} at ${path}`,
      bytes: head(
        `GET ${path} HTTP/1.1`,
        line.startsWith('Host') ? 'X: y' : host,
        line,
        'Connection: close',
      ),
    })),
  ),
].map((each) => ({ ...each, may: refused }))

const bodies = [
  'zzz\r\n',
  'ffffffffffffffffff\r\nx',
  '-1\r\nx\r\n0\r\n\r\n',
  '5;ext=a\nb\r\nhello\r\n0\r\n\r\n',
  '1\r\nab\r\n0\r\n\r\n',
  '5\nhello\n0\n\n',
  '0\r\nAuthorization: Bearer x\r\n\r\n',
  '0x5\r\nhello\r\n0\r\n\r\n',
]
const badChunks = bodies.flatMap((body) =>
  paths.flatMap((path) =>
    ['HTTP/1.1', 'HTTP/1.0'].map((version) => ({
      name: `${version} chunks ${JSON.stringify(body).slice(0, 30)} at ${path}`,
      bytes: `${head(`POST ${path} ${version}`, host, json, 'Transfer-Encoding: chunked', 'Connection: close')}${body}`,
      may: refused,
    })),
  ),
)

/** Bodies that are announced but never arrive, and headers that never end. */
const slow = paths
  .flatMap((path) => [
    {
      name: `half a body at ${path}`,
      bytes: `${head(`POST ${path} HTTP/1.1`, host, json, 'Content-Length: 1000')}{"a"`,
    },
    { name: `half a header at ${path}`, bytes: `POST ${path} HTTP/1.1\r\n${host}\r\nX: ` },
    {
      name: `an endless chunk at ${path}`,
      bytes: `${head(`POST ${path} HTTP/1.1`, host, json, 'Transfer-Encoding: chunked')}fff\r\n{`,
    },
  ])
  .map((each) => ({ ...each, may: refused }))

export const rawCases: RawCase[] = [
  ...smuggled,
  ...respelled,
  ...wrongMethods,
  ...malformed,
  ...badChunks,
  ...slow,
]

/** How long a connection may stay silent. The product's own limits are longer. */
const patience = { headers: 1000, request: 1500, look: 200, answer: 60_000, unread: 60_000 }
const mostToOthers = 1000
const atOnce = 25
const full = 500

export const assuranceCheck: AssuranceCheck = {
  id: 'FZ2',
  what: 'malformed HTTP: request smuggling, path variants, TRACE, huge and broken headers, and bodies that never arrive',
  holds:
    'no request reaches a handler, gets more than one response, or causes a 5xx. Other callers get a response within a second',
  size: full,
  unit: 'cases',
  quick: 60,
  run: async (size, { newDatabase }) => {
    await using service = await startTestService({ databaseUrl: await newDatabase(), patience })
    const cases = evenly(rawCases, size)
    const before = await dumpOf(service.context.pool, { except: ['limits'] })
    const faults: string[] = []
    const others = watchOthers(service)
    const waiting = cases.values()
    const work = async () => {
      for (const each of waiting) {
        const wrong = wrongWith(each, await answersTo(service.url, each.bytes))
        if (wrong) faults.push(`${each.name}: ${wrong}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    const slowest = await others.end()
    // Durations are checked only at full size, and not in `npm test`.
    if (size === full && slowest > mostToOthers)
      faults.push(`other callers waited for ${slowest.toFixed(0)} ms`)
    if ((await dumpOf(service.context.pool, { except: ['limits'] })) !== before) {
      faults.push('a table changed')
    }
    return {
      count: cases.length,
      faults,
      also: `Other callers waited at most ${slowest.toFixed(0)} ms`,
    }
  },
}

function evenly(all: RawCase[], size: number): RawCase[] {
  const every = Math.max(1, Math.floor(all.length / size))
  return all.filter((_, at) => at % every === 0)
}

/** Returns the statuses that arrived before the connection closed. */
async function answersTo(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(Buffer.from(bytes, 'latin1'))
  await Promise.race([closed, delay(10_000, undefined, { ref: false })])
  const held = !socket.destroyed
  socket.destroy()
  return held ? `${answer}HELD` : answer
}

function wrongWith({ may }: RawCase, answer: string): string | undefined {
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  if (answer.endsWith('HELD')) return 'held open'
  if (statuses.length > 1) return `responded ${statuses.join(' and ')}`
  if (!may(statuses[0])) return `responded ${statuses[0]}`
  return undefined
}

/** Measures another caller, who sends requests during the whole check. */
function watchOthers({ anonymous }: TestService) {
  let [slowest, over] = [0, false]
  const watching = (async () => {
    while (!over) {
      const began = performance.now()
      await anonymous.request('GET', '/healthz')
      slowest = Math.max(slowest, performance.now() - began)
      await delay(20)
    }
  })()
  return {
    end: async () => {
      over = true
      await watching
      return slowest
    },
  }
}
