import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { locks } from 'node:worker_threads'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { lstat, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { serverPid } from '#database/embedded/embedded-postmaster.ts'
import { disabledLimits } from './test-settings.ts'

const sources = join(import.meta.dirname, '../..')
const joinThem = join(sources, '../../scripts/join-programs.ts')

/**
 * Where a program of the service is: `main`, `worker`, `commands/backup`. A run of tests starts some hundred, and to
 * load a thousand files takes each of them longer than its work: there every program is one file, made of the same
 * sources when the first is asked for. Everybody else starts the sources.
 */
export async function programFile(name: string): Promise<string> {
  const folder = process.env['PROGRAMS_OF_RUN']
  if (folder === undefined) return join(sources, `${name}.ts`)
  const file = join(folder, `${basename(name)}.mjs`)
  await locks.request(folder, async () => {
    if (!existsSync(file)) await promisify(execFile)(process.execPath, [joinThem, folder])
  })
  return file
}

const project = join(import.meta.dirname, '../../../..')
/** What the many starts of a run have compiled, so that each need not do it again. */
export const compileCache = join(project, '.cache', 'compiled')
const endWithParent = ['--import', join(import.meta.dirname, 'end-with-parent.mjs')]
const consoleForTests = join(import.meta.dirname, '../built-console')

/** How a service ended and everything it had said by then. */
export interface ProcessExit {
  code: number | null
  stdout: string
  stderr: string
}

/** The service as its users run it: a process of its own. */
export interface AccordProcess extends AsyncDisposable {
  url: string
  port: number
  /** Of a group of its own. */
  pid: number
  /** Resolves with what was printed until the service is ready; rejects when it ends instead. */
  ready: Promise<string>
  ended: Promise<ProcessExit>
  kill(signal: NodeJS.Signals): void
}

/** Its environment is only what is given here: nothing of the machine's reaches it. */
export async function spawnAccord(
  environment: Record<string, string>,
  ...args: string[]
): Promise<AccordProcess> {
  return spawnWatched([process.execPath, ...endWithParent, await programFile('main'), ...args], {
    DEVELOPMENT: 'on',
    ...environment,
  })
}

/** Another version of it, from a checkout of its own. */
export async function spawnVersion(
  checkout: string,
  environment: Record<string, string>,
): Promise<AccordProcess> {
  const itsMain = join(checkout, 'service/src/main.ts')
  return spawnWatched([process.execPath, ...endWithParent, itsMain], {
    DEVELOPMENT: 'on',
    ...environment,
  })
}

/** `npm start`, in a group of its own as in a terminal; without what npm itself says and without an install. */
export async function spawnNpmStart(
  environment: Record<string, string>,
  ...args: string[]
): Promise<AccordProcess> {
  const npm = ['npm', 'start', '--silent', '--ignore-scripts', '--', ...args]
  return spawnWatched(npm, { HOME: process.env['HOME'] ?? '/', ...environment })
}

async function spawnWatched(
  [file = '', ...args]: string[],
  environment: Record<string, string>,
): Promise<AccordProcess> {
  const port = await freePort()
  const child = spawn(file, args, {
    cwd: project,
    detached: true,
    // The first is closed with this process, however that ends.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      LIMITS: disabledLimits,
      // Connections that a test left open are nobody's.
      DRAIN_SECONDS: '0',
      CONSOLE_DIR: consoleForTests,
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
  })
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]): ProcessExit => ({ code: code as number | null, stdout, stderr }),
  )
  const ready = Promise.withResolvers<string>()
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    if (/Accord is ready: .*\n/.test(printed)) ready.resolve(printed)
  })
  void ended.then(({ stderr }) => ready.reject(new Error(`Accord did not start: ${stderr}`)))
  // Whoever waits only for the end leaves this one alone.
  ready.promise.catch(() => {})
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid!,
    ready: ready.promise,
    ended,
    kill: (signal) => void child.kill(signal),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export type DataFolder = Awaited<ReturnType<typeof newDataFolder>>

/** An empty folder for a service's own database, removed with it. */
export async function newDataFolder() {
  // Should the run be killed, the next one knows by this name that the folder is left over.
  const path = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const cluster = join(path, 'postgres')
  return {
    path,
    /** The PostgreSQL that runs on the folder. */
    postgres: () => serverPid(cluster),
    [Symbol.asyncDispose]: async () => {
      await endPostgres(cluster)
      // Where only root may enter the temporary folder, the files lie behind a link.
      await rm(await realpath(cluster).catch(() => cluster), { recursive: true, force: true })
      await rm(path, { recursive: true, force: true })
    },
  }
}

/** The folder of a service that has ended, once more: quicker than a first start. */
export async function copyOfFolder({ path }: DataFolder): Promise<DataFolder> {
  const copy = await newDataFolder()
  const copied = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])
  for (const name of await readdir(path)) {
    const [from, to] = [join(path, name), join(copy.path, name)]
    if (!(await lstat(from)).isSymbolicLink()) {
      await copied(from, to)
      continue
    }
    const [real, behind] = [await realpath(from), `${await realpath(from)}-${randomUUID()}`]
    await copied(real, behind)
    await symlink(behind, to)
  }
  return copy
}

// Only after a test that failed with the service killed: otherwise it stopped its own.
async function endPostgres(cluster: string) {
  const pid = await serverPid(cluster)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  while ((await serverPid(cluster)) === pid) await delay(20)
}

/** Below those that the system hands to whoever connects, so that nobody takes it before its process does. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen(port)
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!free) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

/** A command in a process of its own, as an operator calls it; `env` holds all that it is to know. */
export async function runCommand(
  name: string,
  given: readonly string[],
  env: Record<string, string> = {},
) {
  const file = await programFile(`commands/${name}`)
  return promisify(execFile)(process.execPath, [file, ...given], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env },
  })
}

/** `accord worker` as a process of its own, so that it can be killed. */
export interface WorkerProcess extends AsyncDisposable {
  /** Rejects when it ends instead. */
  ready: Promise<void>
  ended: Promise<ProcessExit>
  kill(signal: NodeJS.Signals): void
}

interface Options {
  /** In blocks, as the shell counts them: no file can become longer. */
  longestFile?: number
}

/** Its environment is only what is given here: nothing of the machine's reaches it. */
export async function spawnWorker(
  environment: Record<string, string>,
  { longestFile }: Options = {},
): Promise<WorkerProcess> {
  const file = await programFile('worker')
  const limit = longestFile === undefined ? '' : `ulimit -f ${longestFile}; `
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'fatal',
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
  })
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]): ProcessExit => ({ code: code as number | null, stdout, stderr }),
  )
  const ready = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('The worker is ready.')) ready.resolve()
  })
  void ended.then(({ stderr }) => ready.reject(new Error(`The worker did not start: ${stderr}`)))
  // Whoever waits only for the end leaves this one alone.
  ready.promise.catch(() => {})
  return {
    ready: ready.promise,
    ended,
    kill: (signal) => void child.kill(signal),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
