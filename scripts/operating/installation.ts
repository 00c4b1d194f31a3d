import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { asNobody, bareDebian, must, nobody } from '../release/bare-debian.ts'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { freePort } from '@accord/service/testing/helpers/accord-process.ts'
import { disabledLimits } from '@accord/service/testing/helpers/test-settings.ts'
import { addresses } from '../failover/cluster.ts'
import { askAt } from './front.ts'

/** A minimal Debian with a read-only folder for programs and a folder for data. */
export interface BareRoot {
  /** The folder that is mounted at /opt. */
  programs: string
  /** The folder that is mounted at /data. */
  data: string
  /** Runs a command until it exits and returns its output. Throws an error with the output if it fails. */
  run(command: string[], environment?: Record<string, string>): Promise<string>
  start(command: string[], environment: Record<string, string>): Promise<InBareRoot>
}

interface InBareRoot {
  child: ChildProcess
  /** The program's own process ID on this machine, because bubblewrap doesn't forward signals. */
  pid: number
}

export async function newBareRoot(folder: string, programs: string): Promise<BareRoot> {
  const root = await bareDebian()
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  chownSync(data, nobody, nobody)
  const alone = [
    '--unshare-all',
    '--share-net',
    '--as-pid-1',
    '--die-with-parent',
    '--info-fd',
    '3',
  ]
  const onlyRead = ['--ro-bind', root, '/', '--ro-bind', programs, '/opt']
  const ownOnes = [
    '--tmpfs',
    '/tmp',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--chdir',
    '/',
    '--clearenv',
  ]
  const bare = [...asNobody, 'bwrap', ...alone, ...onlyRead, '--bind', data, '/data', ...ownOnes]
  const args = (command: string[], environment: Record<string, string>) => {
    const set = Object.entries({ PATH: '/usr/bin:/bin', ...environment })
    return [...bare, ...set.flatMap((one) => ['--setenv', ...one]), ...command]
  }
  const start: BareRoot['start'] = async (command, environment) => {
    const child = spawn('setpriv', args(command, environment), {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    const told = await textOf(child.stdio[3] as NodeJS.ReadableStream)
    return { child, pid: (JSON.parse(told) as { 'child-pid': number })['child-pid'] }
  }
  return {
    programs,
    data,
    start,
    run: async (command, environment = {}) => {
      const { child } = await start(command, environment)
      const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
      const [said, complained] = await Promise.all([textOf(child.stdout!), textOf(child.stderr!)])
      const code = await ended
      if (code === 0) return said
      throw new Error(`${command.join(' ')} exited with ${code}: ${said}${complained}`.trim())
    },
  }
}

/**
 * Unpacks an archive with the tools in the minimal Debian, like an operator would. Returns the folder's name in /opt.
 */
export async function unpack(archive: string, programs: string): Promise<string> {
  const root = await bareDebian()
  const binds = ['--ro-bind', root, '/', '--bind', programs, '/opt']
  const given = ['--ro-bind', dirname(archive), '/srv', '--chdir', '/srv', '--dev', '/dev']
  const name = archive.slice(dirname(archive).length + 1)
  const steps = `sha256sum --check --ignore-missing SHA256SUMS && tar -xzf ${name} -C /opt --no-same-owner`
  await must('bwrap', ['--unshare-all', ...binds, ...given, '/bin/sh', '-c', steps])
  return name.replace(/\.tar\.gz$/, '')
}

export interface Running {
  stop(): Promise<void>
}

/** Starts Accord and waits until it reports that it's ready. */
async function startAccord(
  root: BareRoot,
  command: string[],
  environment: Record<string, string>,
): Promise<Running> {
  const { child, pid } = await root.start(command, environment)
  const ended = once(child, 'exit')
  let said = ''
  const ready = Promise.withResolvers<void>()
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    if (/is ready[:.]/.test(said)) ready.resolve()
  }
  child.stdout!.on('data', hear)
  child.stderr!.on('data', hear)
  void ended.then(() => ready.reject(new Error(`${command.join(' ')} didn't start: ${said}`)))
  await ready.promise
  return {
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      process.kill(pid, 'SIGTERM')
      const [code] = (await ended) as [number | null]
      if (code !== 0) throw new Error(`${command.join(' ')} exited with ${code}: ${said}`)
    },
  }
}

/** Prepares two instances and a worker. Each of them can run any version in the bare root. */
export async function newInstallation(root: BareRoot, smtpUrl: string) {
  writeFileSync(join(root.data, 'secret.key'), randomBytes(32).toString('base64'), { mode: 0o600 })
  chownSync(join(root.data, 'secret.key'), nobody, nobody)
  for (const name of ['exports', 'backups']) {
    mkdirSync(join(root.data, name))
    chownSync(join(root.data, name), nobody, nobody)
  }
  const environment = {
    PUBLIC_URL: 'https://id.example.com',
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    DATABASE_URL: databaseAs('accord_work', 'change-me'),
    DATA_DIR: '/data',
    SECRET_KEY_FILE: '/data/secret.key',
    EXPORTS_DIR: '/data/exports',
    SMTP_URL: smtpUrl,
    LIMITS: disabledLimits,
    LOG_LEVEL: 'warn',
    WORKER: 'off',
  }
  const ports: [number, number] = [await freePort(), await freePort()]
  return {
    ports,
    startInstance: (name: string, port: number) =>
      startAccord(root, [`/opt/${name}/accord`], { ...environment, PORT: String(port) }),
    startWorker: (name: string) =>
      startAccord(root, [`/opt/${name}/accord`, 'worker'], environment),
    /** Uses the role that owns the tables. All other commands use the role with fewer privileges. */
    migrate: (name: string) =>
      root.run([`/opt/${name}/accord`, 'migrate'], {
        ...environment,
        DATABASE_MIGRATION_URL: databaseAs('accord_owner', 'change-me-too'),
      }),
    command: (name: string, ...args: string[]) =>
      root.run([`/opt/${name}/accord`, ...args], environment),
  }
}

/** packaging/roles.sql defines the roles. */
function databaseAs(role: string, password: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${addresses.primary}/accord`
}

const migration = `create table trials (id uuid primary key, words text not null);
comment on table trials is 'Made by the next version of a trial.';
alter table organizations add column trial text;
comment on column organizations.trial is 'Made by the next version of a trial.';
`

/** Creates a version with a higher number and one additive migration. Returns its folder. */
export async function makeNextVersion(programs: string, name: string, version: string) {
  const next = nextOf(version)
  const nextName = name.replace(version, next)
  const inNext = (...parts: string[]) => join(programs, nextName, ...parts)
  await must('cp', ['-al', join(programs, name), inNext()])
  const described = readFileSync(inNext('package.json'), 'utf8')
  replace(inNext('package.json'), described.replace(`"${version}"`, `"${next}"`))
  replace(inNext('VERSION'), `${next}\n`)
  replace(inNext('service', 'src', 'database', 'migrations', '9000-trial.sql'), migration)
  return { nextName, next }
}

function nextOf(version: string): string {
  const [major, minor] = version.split('.')
  return `${major}.${Number(minor) + 1}.0`
}

/** Both versions share their files through hard links, so a changed file must be a new file. */
function replace(file: string, text: string) {
  rmSync(file, { force: true })
  writeFileSync(file, text)
}

/** Restores a backup with its key into another bare root that has no database. Returns the output. */
export async function restoreElsewhere(
  folder: string,
  from: BareRoot,
  backup: string,
  name: string,
) {
  mkdirSync(folder)
  const root = await newBareRoot(folder, from.programs)
  await must('cp', ['-a', join(from.data, backup), join(root.data, 'backup')])
  const key = join(root.data, 'secret.key')
  copyFileSync(join(from.data, 'secret.key'), key)
  chownSync(key, nobody, nobody)
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const environment = {
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: '/data',
    LIMITS: disabledLimits,
  }
  const accord = `/opt/${name}/accord`
  const said = await root.run([accord, 'restore', '/data/backup'], environment)
  return {
    /** The output is shortened to the part after the table. */
    said: said.slice(said.indexOf('Restored the backup')).trim(),
    start: async () => ({ ...(await startAccord(root, [accord], environment)), ask: askAt(url) }),
  }
}
