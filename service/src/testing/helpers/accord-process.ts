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
 * Returns the path of one of the service's programs, such as `main`, `worker`, or `commands/backup`. A test run starts
 * about a hundred programs, and loading a thousand files takes longer than their work. Therefore, a test run bundles
 * every program into one file when it's first needed. Outside of a test run, programs start from the sources.
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
/** The compile cache that all processes of a run share. */
export const compileCache = join(project, '.cache', 'compiled')
const endWithParent = ['--import', join(import.meta.dirname, 'end-with-parent.mjs')]
const consoleForTests = join(import.meta.dirname, '../built-console')

/** A process's exit code and everything it printed. */
export interface ProcessExit {
  code: number | null
  stdout: string
  stderr: string
}

/** The service as users run it, in a separate process. */
export interface AccordProcess extends AsyncDisposable {
  url: string
  port: number
  /** The ID of the process, which leads its own process group. */
  pid: number
  /** Resolves with the output once the service is ready. Rejects if it exits first. */
  ready: Promise<string>
  ended: Promise<ProcessExit>
  kill(signal: NodeJS.Signals): void
}

/** Starts the service. Its environment contains only the given variables, and nothing from the machine. */
export async function spawnAccord(
  environment: Record<string, string>,
  ...args: string[]
): Promise<AccordProcess> {
  return spawnWatched([process.execPath, ...endWithParent, await programFile('main'), ...args], {
    DEVELOPMENT: 'on',
    ...environment,
  })
}

/** Starts another version from its own checkout. */
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

/**
 * Runs `npm start` in its own process group as in a terminal, but without npm's own output and without installing
 * packages.
 */
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
    // The first pipe closes when this process ends for any reason.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      LIMITS: disabledLimits,
      // The service doesn't wait for connections that a test left open.
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
  // This prevents an unhandled rejection if a test waits only for the exit.
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

/** Creates an empty folder for a service's embedded database, which is removed with the folder. */
export async function newDataFolder() {
  // If the run is killed, the next one recognizes the leftover folder by this name.
  const path = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const cluster = join(path, 'postgres')
  return {
    path,
    /** Returns the ID of the PostgreSQL process that runs on the folder. */
    postgres: () => serverPid(cluster),
    [Symbol.asyncDispose]: async () => {
      await endPostgres(cluster)
      // If only root can enter the temporary folder, the files are behind a link.
      await rm(await realpath(cluster).catch(() => cluster), { recursive: true, force: true })
      await rm(path, { recursive: true, force: true })
    },
  }
}

/** Copies a stopped service's folder, which is faster than a first start. */
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

// Stops PostgreSQL after a failed test that killed its service. Otherwise, the service has stopped it.
async function endPostgres(cluster: string) {
  const pid = await serverPid(cluster)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  while ((await serverPid(cluster)) === pid) await delay(20)
}

/**
 * Returns a free port below those that the system assigns to outgoing connections, so that no connection takes it
 * first.
 */
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

/** Runs a command in a separate process, like an operator. `env` is its whole environment. */
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

/** An `accord worker` in a separate process, so that it can be killed. */
export interface WorkerProcess extends AsyncDisposable {
  /** Rejects if the process exits first. */
  ready: Promise<void>
  ended: Promise<ProcessExit>
  kill(signal: NodeJS.Signals): void
}

interface Options {
  /** The maximum size of a file, in the shell's blocks. */
  longestFile?: number
}

/** Starts a worker. Its environment contains only the given variables, and nothing from the machine. */
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
  // This prevents an unhandled rejection if a test waits only for the exit.
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
