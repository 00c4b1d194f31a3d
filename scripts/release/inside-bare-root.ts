import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/**
 * Runs inside the bare root with the archive's Node. It imports only Node's own modules, because no packages are
 * installed there.
 */
const [accord = '', version = ''] = process.argv.slice(2)
// A bare root can't resolve localhost, so this is an IP address.
const url = 'http://127.0.0.1:5005'
const environment = {
  PUBLIC_URL: url,
  HOST: '127.0.0.1',
  DATA_DIR: '/data',
  DEVELOPMENT: 'on',
  PATH: process.env['PATH'],
}
const person = {
  firstName: 'Ana',
  lastName: 'Duarte',
  email: 'ana@example.com',
  password: 'Harbour-42-Lantern',
}
const credentials = { email: person.email, password: person.password }

expect('it runs as an unprivileged user', process.getuid?.() !== 0)
expect('the unpacked archive is read-only', !mayWrite(`${accord}-x`) && !mayWrite('/etc/x'))
expect(
  'there is no network',
  Object.keys(networkInterfaces()).every((name) => name === 'lo'),
)
expect('--version prints the version', run('--version') === `${version}\n`)
expect('--help lists the commands', run('--help').includes('check-activity'))
expect('it requires DATA_DIR', refused({}).startsWith('DATA_DIR is not set'))

const first = await start()
const { version: ready } = (await (await fetch(`${url}/readyz`)).json()) as { version: string }
expect('/readyz shows the version', ready === version)
expect('the console is served', (await (await fetch(`${url}/sign-in`)).text()).includes('<form'))
const signedUp = await post('/api/user', { ...person, confirmedPassword: person.password })
expect('a person signs up', signedUp === 201)
expect('verifies their address', (await post('/api/verify-email', await verification())) < 300)
expect('and signs in', (await post('/api/auth/login', credentials)) === 200)
const archive = await exported()
expect('an organization is exported', archive !== undefined)
expect('verify-export finds it unchanged', run('verify-export', archive!).includes('Harbour'))
expect('it exits on SIGTERM', (await stop(first)) === 0)
expect('with its PostgreSQL', await postgresEnds())

const second = await start()
expect(
  'after a restart, the person can still sign in',
  (await post('/api/auth/login', credentials)) === 200,
)
expect('it exits on SIGTERM again', (await stop(second)) === 0)
expect(
  'migrate finds everything up to date',
  run('migrate').startsWith('The database is up to date'),
)
expect('check-activity finds all chains valid', run('check-activity').includes('organizations:'))

function expect(what: string, holds: boolean) {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`)
  if (!holds) process.exit(1)
}

function mayWrite(file: string): boolean {
  try {
    writeFileSync(file, '')
    return existsSync(file)
  } catch {
    return false
  }
}

function run(...args: string[]): string {
  return execFileSync(accord, args, { env: environment, encoding: 'utf8' })
}

function refused(env: Record<string, string>): string {
  try {
    return execFileSync(accord, {
      env: { PATH: process.env['PATH'], ...env },
      stdio: 'pipe',
    }).toString()
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr)
  }
}

async function start() {
  const child = spawn(accord, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('Accord is ready')) break
  }
  expect('it starts and prints its address', said.includes(`Accord is ready: ${url}`))
  return child
}

async function stop(child: ReturnType<typeof spawn>): Promise<unknown> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  return (await ended)[0]
}

async function post(path: string, body: object): Promise<number> {
  return (await send(path, body)).status
}

function send(path: string, body: object, token?: string): Promise<Response> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const headers = { 'content-type': 'application/json', ...authorization }
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Exports a new organization and returns the path of the saved file. */
async function exported(): Promise<string | undefined> {
  const answer = async <Body>(response: Promise<Response>) =>
    (await (await response).json()) as Body
  type Known = { id: string }
  const user = await answer<Known & { accessToken: string }>(send('/api/auth/login', credentials))
  const { organization, profile } = await answer<Record<'organization' | 'profile', Known>>(
    send('/api/organization', { name: 'Harbour' }, user.accessToken),
  )
  const wanted = { user: user.id, profile: profile.id }
  const { token } = await answer<{ token: string }>(
    send('/api/auth/profile/token', wanted, user.accessToken),
  )
  const jobs = `/api/data-export/organization/${organization.id}`
  const { id } = await answer<Known>(send(jobs, {}, token))
  for (let tries = 0; tries < 300; tries += 1) {
    const headers = { authorization: `Bearer ${token}` }
    const saved = await fetch(`${url}${jobs}/${id}/file`, { headers })
    if (saved.ok) {
      writeFileSync('/tmp/export.zip', Buffer.from(await saved.arrayBuffer()))
      return '/tmp/export.zip'
    }
    await setTimeout(100)
  }
  return undefined
}

/** Reads the verification code from the emails in the development outbox. */
async function verification() {
  const outbox = await (await fetch(`${url}/dev/outbox`)).text()
  const [letter = ''] = /\/dev\/outbox\/[\w-]+/.exec(outbox) ?? []
  const code = /\/verify-email\/(acc_[\w-]{43})/.exec(await (await fetch(url + letter)).text())?.[1]
  return { code, password: person.password }
}

/** PostgreSQL deletes its PID file a moment before the process exits. */
async function postgresEnds(): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (!processes().some((name) => name.includes('postgres'))) return true
    await setTimeout(100)
  }
  return false
}

function processes(): string[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return numbers.map((number) => {
    try {
      return execFileSync('/bin/cat', [`/proc/${number}/cmdline`], { encoding: 'utf8' })
    } catch {
      return ''
    }
  })
}
