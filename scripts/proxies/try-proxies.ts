import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from 'node:tls'
import { freePort, spawnAccord } from '@accord/service/testing/helpers/accord-process.ts'
import { startPostgresForTests } from '@accord/service/testing/helpers/postgres-for-tests.ts'
import { startSmtpCatcher } from '@accord/service/testing/helpers/smtp-catcher.ts'
import { signUpForm } from '@accord/service/testing/people.ts'
import { requestPlainly, visitor } from './ask.ts'
import { type ProxyPlace, proxies, versionOf, writeCertificate, writeProxyFile } from './proxies.ts'

const forgedTrace = 'deadbeef'.repeat(4)

/**
 * `npm run make -- proxies` tests two instances behind each installed proxy, using the files in `packaging/proxies`.
 */
await using postgres = await begun(startPostgresForTests(), ({ stop }) => stop())
await using smtp = await startSmtpCatcher()
await using collector = await startCollector()

for (const proxy of proxies) {
  const version = versionOf(proxy)
  if (version === undefined) {
    console.log(`${proxy.name}: not installed, skipped.`)
    continue
  }
  await tryBehind(proxy, `${proxy.name} ${version}`)
}

async function tryBehind(proxy: (typeof proxies)[number], name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'accord-proxy-'))
  await chmod(folder, 0o755)
  const ca = await writeCertificate(folder)
  const keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, randomBytes(32).toString('base64'), { mode: 0o600 })
  const databaseUrl = await postgres.newDatabase()
  const instance = () =>
    spawnAccord({
      DEVELOPMENT: 'off',
      PUBLIC_URL: 'https://id.example.com',
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      DATABASE_URL: databaseUrl,
      SECRET_KEY_FILE: keyFile,
      EXPORTS_DIR: join(folder, 'exports'),
      SMTP_URL: smtp.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      LIMITS: 'signInPerAddress=5/1h,requestsAnonymous=1000000/1m',
    })
  await using one = await instance()
  await one.ready
  await using two = await instance()
  await two.ready

  const place: ProxyPlace = {
    folder,
    http: await freePort(),
    https: await freePort(),
    instances: [one.port, two.port],
  }
  const [file = '', ...args] = proxy.command(await writeProxyFile(proxy, place), place)
  const running = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder })
  const ended = once(running, 'exit')
  let said = ''
  running.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const { ask, leave } = visitor(place.https, ca)
  try {
    await reached(() => ask({ path: '/readyz' })).catch(() => assert.fail(said))
    const page = await ask({ path: '/sign-in' })
    assert.equal(page.status, 200)
    assert.match(String(page.headers['strict-transport-security']), /max-age=63072000/)
    const moved = await requestPlainly(place.http, '/sign-in')
    assert.match(String(moved.headers.location), /^https:\/\/id\.example\.com/)
    assert.equal((await requestPlainly(place.http, '/api/me')).status, 403)
    await assert.rejects(handshake(place.https, ca, 'TLSv1.1'))
    await handshake(place.https, ca, 'TLSv1.2')
    await handshake(place.https, ca, 'TLSv1.3')
    await signsUp(ask)
    await countsGuessesByAddress(ask)
    const told = collector.bodies.length
    await believesNoCaller(ask)
    const requests = await asksWhile(ask, async () => {
      one.kill('SIGTERM')
      await one.ended
      await delay(500)
    })
    two.kill('SIGTERM')
    await two.ended
    const traces = collector.bodies.slice(told).join('')
    assert.match(traces, /GET \/api\/me/)
    assert.doesNotMatch(traces, new RegExp(forgedTrace))
    console.log(
      `${name}: TLS 1.2 and 1.3 only, cookies for this host only, real addresses that can't be forged; ` +
        `none of ${requests} requests was lost while one instance was stopped.`,
    )
  } finally {
    leave()
    running.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

type Ask = ReturnType<typeof visitor>['ask']

async function signsUp(ask: Ask) {
  const { status, headers, body } = await ask({ path: '/api/user', json: signUpForm() })
  assert.equal(status, 201, body)
  assert.match(headers['set-cookie']!.join('\n'), /^__Host-accord-sign-up=.*; Secure$/m)
}

/** Checks that a client can't claim another address, and that each address is counted separately. */
async function countsGuessesByAddress(ask: Ask) {
  const guess = async (from: string, forged: string) => {
    const json = { email: `${randomBytes(4).toString('hex')}@northside.example`, password: 'Wrong' }
    const headers = { 'x-forwarded-for': forged, forwarded: `for=${forged}` }
    return (await ask({ path: '/api/auth/login', json, headers, from })).status
  }
  const statuses: number[] = []
  for (let count = 1; count <= 7; count += 1)
    statuses.push(await guess('127.0.0.1', `9.9.9.${count}`))
  assert.equal(statuses.at(-1), 429, `guesses answered ${statuses.join(', ')}`)
  assert.notEqual(await guess('127.0.0.2', '127.0.0.1'), 429)
}

/** Checks that a client can't set the host name or the trace ID. */
async function believesNoCaller(ask: Ask) {
  const headers = {
    'x-forwarded-host': 'elsewhere.example',
    traceparent: `00-${forgedTrace}-${'1'.repeat(16)}-01`,
  }
  assert.equal((await ask({ path: '/sign-in', headers })).status, 200)
  assert.equal((await ask({ path: '/api/me', headers })).status, 401)
}

/** Starts a server that collects traces. */
async function startCollector() {
  const bodies: string[] = []
  const server = createServer((asked, answer) => {
    void text(asked).then((body) => {
      bodies.push(body)
      answer.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => void server.close()
  return { bodies, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: stop }
}

/** Sends requests during an event and returns their number. Fails if any of them fails. */
async function asksWhile(ask: Ask, happening: () => Promise<void>): Promise<number> {
  let [answered, over] = [0, false]
  const asking = Array.from({ length: 8 }, async () => {
    while (!over) {
      const { status, body } = await ask({ path: '/sign-in' })
      assert.equal(status, 200, body)
      answered += 1
    }
  })
  const happened = happening().finally(() => (over = true))
  await Promise.all([...asking, happened])
  return answered
}

async function handshake(port: number, ca: string, version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') {
  const socket = connect({
    host: '127.0.0.1',
    port,
    ca,
    servername: 'id.example.com',
    minVersion: version,
    maxVersion: version,
    ...(version === 'TLSv1.1' && { ciphers: 'DEFAULT@SECLEVEL=0' }),
  })
  await once(socket, 'secureConnect')
  socket.destroy()
}

async function reached(ask: () => Promise<{ status: number }>) {
  for (let left = 100; ; left -= 1) {
    const status = await ask().then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    assert.ok(left > 0)
    await delay(100)
  }
}

async function begun<T extends object>(starting: Promise<T>, stop: (started: T) => Promise<void>) {
  const started = await starting
  return { ...started, [Symbol.asyncDispose]: () => stop(started) }
}
