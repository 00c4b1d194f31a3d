import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccordProcess, spawnAccord } from '#testing/helpers/accord-process.ts'
import { createTestDatabase } from '#testing/helpers/test-database.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { drainable } from './drain.ts'

let folder: string
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, randomBytes(32).toString('base64'))
  const database = await createTestDatabase()
  await database.close()
  environment = {
    DATABASE_URL: database.url,
    SECRET_KEY_FILE: keyFile,
    EXPORTS_DIR: join(folder, 'exports'),
    DRAIN_SECONDS: '30',
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const question = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

async function connected(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  await once(socket, 'connect')
  return socket
}

/**
 * Sends one request on a keep-alive connection. Returns its status and whether the response closes the connection.
 * Rejects if the connection breaks.
 */
async function asked(socket: Socket): Promise<{ status: string; last: boolean }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: string; last: boolean }>()
  let said = ''
  const hear = (bytes: Buffer) => {
    said += bytes.toString('latin1')
    const [head = '', body] = said.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (body === undefined || body.length < length) return
    resolve({ status: head.slice(9, 12), last: /connection: close/i.test(head) })
  }
  const broken = () => reject(new Error(`The connection broke after '${said}'.`))
  socket.on('data', hear)
  for (const event of ['error', 'end'] as const) socket.once(event, broken)
  socket.write(question)
  try {
    return await promise
  } finally {
    socket.off('data', hear)
    for (const event of ['error', 'end'] as const) socket.off(event, broken)
  }
}

describe('TW1: an instance that is replaced under load', () => {
  let old: AccordProcess
  let next: AccordProcess

  beforeAll(async () => {
    ;[old, next] = await Promise.all([spawnAccord(environment), spawnAccord(environment)])
    await Promise.all([old.ready, next.ready])
  })
  afterAll(() => Promise.all([old, next].map((each) => each[Symbol.asyncDispose]())))

  test('an instance that is replaced under load breaks no connection and responds to every request', async () => {
    const clients = 16
    let answers = 0
    let moved = 0
    await runConcurrently(clients, async () => {
      let socket = await connected(old.port)
      for (let told = false; moved < clients;) {
        const { status, last } = await asked(socket)
        expect(status).toBe('200')
        answers += 1
        if (answers === clients * 5) old.kill('SIGTERM')
        if (!last) continue
        // A proxy sends the next request to another instance as soon as it learns that a connection will close.
        expect(told).toBe(false)
        told = true
        moved += 1
        socket.destroy()
        socket = await connected(next.port)
      }
      socket.destroy()
    })
    expect(await old.ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('an instance that is replaced under load still responds after /readyz fails, and stops waiting at the second signal', async () => {
    const [idle, silent] = [await connected(next.port), await connected(next.port)]
    silent.on('error', () => {})
    await Promise.all([asked(idle), asked(silent)])
    next.kill('SIGTERM')
    const ready = async () => (await fetch(`${next.url}/readyz`)).status
    await expect.poll(ready, { interval: 5 }).toBe(503)
    expect(await asked(idle)).toEqual({ status: '200', last: true })
    const again = setInterval(() => next.kill('SIGTERM'), 100)
    expect(await next.ended).toMatchObject({ code: 1 })
    clearInterval(again)
  })
})

describe('a caller with an open, silent connection', () => {
  test("a caller's silent connection is closed, and later requests on it aren't run", async () => {
    const app = Fastify()
    const callers = drainable(app)
    let done = 0
    app.get('/healthz', () => ({ done: (done += 1) }))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const idle = await connected(port)
    await asked(idle)
    const ending = callers.begin(0, new AbortController().signal)
    await once(idle, 'end')
    idle.write(question)
    idle.end()
    await ending
    expect(done).toBe(1)
    expect(app.server.listening).toBe(false)
    await app.close()
  })
})
