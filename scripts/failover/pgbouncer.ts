import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestOrganization } from '../../service/src/testing/organizations.ts'
import { spawnAccord } from '../../service/src/testing/helpers/accord-process.ts'
import { caller } from '../../service/src/testing/test-client.ts'
import { addresses, type Cluster, findProgram, packaged, passwords } from './cluster.ts'

const port = 55_432
const pool = 5
const callers = 40
const requests = 1000

interface Parts {
  cluster: Cluster
  folder: string
  environment: Record<string, string>
  organization: TestOrganization
}

/** Tests an instance behind PgBouncer with many clients and few connections. Returns a sentence about the result. */
export async function throughPgBouncer(parts: Parts): Promise<string> {
  const { cluster, folder, environment, organization } = parts
  // PGBOUNCER can name a newer version than the system's, including arguments to start it with.
  const given = process.env['PGBOUNCER'] ?? findProgram('pgbouncer')
  const [file, ...args] = given?.split(' ') ?? []
  if (file === undefined) return 'PgBouncer: skipped, not found.'
  const version = execFileSync(file, [...args, '--version'])
    .toString()
    .split('\n')[0]!
  const [, minor] = /(\d+)\.(\d+)/.exec(version)?.slice(1) ?? []
  if (Number(minor) < 21) return `PgBouncer: skipped, ${version} is older than 1.21.`

  await setLimits()
  writeFileSync(join(folder, 'userlist.txt'), `"accord" "${passwords.service}"\n`)
  writeFileSync(join(folder, 'pgbouncer.ini'), iniFor(folder))
  cluster.run('pgbouncer', file, [...args, join(folder, 'pgbouncer.ini')])
  await setTimeout(1000)
  await using instance = await spawnAccord({
    ...environment,
    DATABASE_URL: `postgresql://accord:${passwords.service}@127.0.0.1:${port}/accord`,
  })
  await instance.ready
  const as = caller(instance.url, { authorization: `Bearer ${organization.owner.token}` })
  const statuses: number[] = []
  const go = async () => {
    for (let left = requests / callers; left > 0; left -= 1) {
      const { status } = await as.request('GET', `/api/organization/${organization.id}/members`)
      statuses.push(status)
    }
  }
  await Promise.all(Array.from({ length: callers }, go))
  const good = statuses.filter((status) => status === 200).length
  return `${version}: ${good} of ${requests} requests from ${callers} simultaneous callers succeeded, with a pool of ${pool}.`
}

/** Returns the shipped configuration with the addresses of this run. */
function iniFor(folder: string): string {
  const replaced: [string, string][] = [
    ['host=127.0.0.1 port=5432', `host=127.0.0.1 port=${addresses.primary}`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt')],
    ['default_pool_size = 20', `default_pool_size = ${pool}`],
  ]
  return replaced.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`pgbouncer.ini doesn't contain '${from}' any more.`)
      return text.replace(from, to)
    },
    readFileSync(packaged('pgbouncer.ini'), 'utf8'),
  )
}

async function setLimits() {
  const client = new Client({
    connectionString: `postgresql://postgres:${passwords.superuser}@127.0.0.1:${addresses.primary}/postgres`,
  })
  await client.connect()
  await client.query(readFileSync(packaged('limits.sql'), 'utf8'))
  await client.end()
}
