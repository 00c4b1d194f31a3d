import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inProject } from '../project-folder.ts'
import { Client } from 'pg'

/** The ports on this machine. Server N uses the `api` and `postgres` ports plus N. */
const ports = { etcd: 55_379, peers: 55_380, api: 55_000, postgres: 55_100, primary: 55_200 }
const names = ['node1', 'node2', 'node3'] as const
export type NodeName = (typeof names)[number]

export const passwords = { superuser: 'superuser', service: 'change-me' }

/** HAProxy's ports for read-write and read-only connections. */
export const addresses = { primary: ports.primary, replicas: ports.primary + 1 }

const programs = ['patroni', 'etcd', 'haproxy'] as const

/** Returns the programs that aren't installed on this machine. */
export function missingPrograms(): string[] {
  return programs.filter((name) => findProgram(name) === undefined)
}

export function findProgram(name: string): string | undefined {
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Creates three servers under Patroni with etcd and HAProxy, using the files in packaging/high-availability. */
export function newCluster(folder: string) {
  const account = accountOf()
  const running = new Map<string, ChildProcess>()
  if (account) chownSync(folder, account.uid, account.gid)

  const run = (name: string, file: string, args: string[], env: Record<string, string> = {}) => {
    // The servers may outlive this process, so each one writes its log directly to a file.
    const log = openSync(join(folder, `${name}.log`), 'a')
    const child = spawn(file, args, {
      ...account,
      cwd: folder,
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      detached: true,
    })
    closeSync(log)
    running.set(name, child)
    return child
  }
  const startNode = (name: NodeName) => {
    const [api, postgres] = [apiOf(name), postgresOf(name)]
    return run(name, findProgram('patroni')!, [packaged('patroni.yml')], {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${ports.etcd}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgres}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres}`,
      PATRONI_POSTGRESQL_DATA_DIR: join(folder, name),
      // By default, all three would write to one file in the home folder and overwrite each other's passwords.
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: 'replicator',
      PATRONI_REWIND_USERNAME: 'rewinder',
      PATRONI_REWIND_PASSWORD: 'rewinder',
    })
  }
  return {
    run,
    startNode,
    start: async () => {
      const [clients, peers] = [ports.etcd, ports.peers].map((port) => `http://127.0.0.1:${port}`)
      run('etcd', findProgram('etcd')!, [
        '--name=etcd1',
        `--data-dir=${join(folder, 'etcd')}`,
        `--listen-client-urls=${clients}`,
        `--advertise-client-urls=${clients}`,
        `--listen-peer-urls=${peers}`,
        `--initial-advertise-peer-urls=${peers}`,
        `--initial-cluster=etcd1=${peers}`,
      ])
      // The servers start one after the other, because the first one becomes the primary.
      startNode('node1')
      await until(() => is('node1', 'primary'), 'a first primary')
      startNode('node2')
      startNode('node3')
      run('haproxy', findProgram('haproxy')!, ['-db', '-f', packaged('haproxy.cfg')], haproxyOf())
      await until(async () => (await standbys()).length === 2, 'two standbys')
      await until(() => is('node1', 'primary'), 'a primary')
    },
    /** Simulates a power failure: neither Patroni nor PostgreSQL shuts down. */
    killNode: (name: NodeName) => {
      const note = readFileSync(join(folder, name, 'postmaster.pid'), 'utf8')
      running.get(name)!.kill('SIGKILL')
      process.kill(Number.parseInt(note, 10), 'SIGKILL')
    },
    signal: (name: string, signal: NodeJS.Signals) => void running.get(name)!.kill(signal),
    stop: async () => {
      // Patroni stops first, because it needs etcd to stop its PostgreSQL server.
      for (const some of [names, ['pgbouncer', 'haproxy', 'etcd']]) {
        const children = some.flatMap((name) => running.get(name) ?? [])
        for (const child of children) child.kill('SIGTERM')
        await Promise.all(children.map(ended))
      }
    },
  }
}

export type Cluster = ReturnType<typeof newCluster>

async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const late = setTimeout(30_000, 'late', { ref: false })
  if ((await Promise.race([once(child, 'exit'), late])) === 'late') child.kill('SIGKILL')
}

export function packaged(name: string): string {
  return inProject('packaging', 'high-availability', name)
}

const apiOf = (name: NodeName) => ports.api + Number(name.at(-1))
const postgresOf = (name: NodeName) => ports.postgres + Number(name.at(-1))

function haproxyOf(): Record<string, string> {
  const nodes = names.flatMap((name) => [
    [name.toUpperCase(), `127.0.0.1:${postgresOf(name)}`],
    [`${name.toUpperCase()}_API`, String(apiOf(name))],
  ])
  return {
    PRIMARY: `127.0.0.1:${addresses.primary}`,
    REPLICAS: `127.0.0.1:${addresses.replicas}`,
    ...(Object.fromEntries(nodes) as Record<string, string>),
  }
}

/** Returns whether Patroni reports the server as the primary or as a streaming standby. */
export async function is(name: NodeName, role: 'primary' | 'replica'): Promise<boolean> {
  const asked = fetch(`http://127.0.0.1:${apiOf(name)}/${role}`, {
    signal: AbortSignal.timeout(2000),
  })
  return asked.then(
    ({ ok }) => ok,
    () => false,
  )
}

export async function primary(): Promise<NodeName | undefined> {
  for (const name of names) if (await is(name, 'primary')) return name
  return undefined
}

export async function standbys(): Promise<NodeName[]> {
  const follow = await Promise.all(names.map((name) => is(name, 'replica')))
  return names.filter((_name, at) => follow[at])
}

/** Makes the primary hand over to an up-to-date standby. */
export async function switchOver(from: NodeName) {
  const body = JSON.stringify({ leader: from })
  const answer = await fetch(`http://127.0.0.1:${apiOf(from)}/switchover`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`The switchover failed: ${await answer.text()}`)
}

export async function until(so: () => Promise<boolean> | boolean, what: string, seconds = 120) {
  const deadline = Date.now() + seconds * 1000
  while (!(await so())) {
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s for ${what} without success.`)
    await setTimeout(100)
  }
}

/** PostgreSQL refuses to run as root, so root uses the account from PostgreSQL's package. */
function accountOf() {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Creates the roles and the database with the same SQL file that operators use. */
export async function makeDatabase(file: string) {
  const client = new Client({
    connectionString: `postgresql://postgres:${passwords.superuser}@127.0.0.1:${addresses.primary}/postgres`,
  })
  await client.connect()
  // Each statement runs separately, because PostgreSQL can't create a database inside a transaction.
  for (const statement of readFileSync(file, 'utf8').split(';\n')) {
    if (statement.trim() !== '') await client.query(statement)
  }
  await client.end()
}
