import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '#testing/helpers/accord-process.ts'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { openDatabase } from './open.ts'
import { prepared } from './prepared.ts'

/** Finds PgBouncer from Debian's package. Without it, the tests are skipped. */
function findPgBouncer(): string | undefined {
  try {
    const found = execFileSync('sh', ['-c', 'command -v pgbouncer || ls /usr/sbin/pgbouncer'])
    return found.toString().trim()
  } catch {
    return undefined
  }
}

const program = findPgBouncer()
const poolSize = 2
/** The service needs named statements, which PgBouncer has supported since version 1.21. */
const knowsNames =
  program !== undefined &&
  /^PgBouncer (1\.2[1-9]|[2-9])/.test(execFileSync(program, ['--version'], { encoding: 'utf8' }))

let database: TestDatabase
let folder: string
let bouncer: ChildProcess | undefined
let url: string

beforeAll(async () => {
  if (program === undefined) return
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  await chmod(folder, 0o755)
  const port = await freePort()
  const { rows } = await database.pool.query<Record<'name' | 'role' | 'socket' | 'port', string>>(
    `select current_database() as name, current_user as role, current_setting('port') as port,
       split_part(current_setting('unix_socket_directories'), ',', 1) as socket`,
  )
  const { name, role, socket, port: serverPort } = rows[0]!
  await writeFile(join(folder, 'users.txt'), `"${role}" ""\n`)
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=${socket} port=${serverPort} user=${role}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
${knowsNames ? 'max_prepared_statements = 200' : ''}
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  )
  // PgBouncer refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  bouncer = spawn(program, [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...asNobody })
  url = `postgresql://${role}@127.0.0.1:${port}/${name}`
  await vi.waitUntil(() => answers(url), waitOptions)
})
afterAll(async () => {
  if (program === undefined) return
  bouncer?.kill()
  await database.close()
  await rm(folder, { recursive: true })
})

async function answers(address: string): Promise<boolean> {
  const client = new Client({ connectionString: address })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const keep = prepared<{ word: string | null }, never>(
  'keep-behind-pgbouncer',
  ({ word }) => sql`insert into kept values (${word}::text)`,
)

// Without PgBouncer (apt-get install pgbouncer), these tests are skipped.
describe.skipIf(!knowsNames)('a PgBouncer that shares connections', () => {
  test('prepared statements stay in their transaction and fail with it', async () => {
    await database.pool.query('create table kept (word text not null)')
    const { db, close } = openDatabase(url, { limits: { max: 6 } })
    const add = (...words: (string | null)[]) =>
      db.transaction().execute(async (trx) => {
        for (const word of words) await keep(trx, { word })
      })
    const names = Array.from({ length: 20 }, (_, at) => `${at}`)
    // In the second round, the connections have already prepared the statement.
    for (const round of ['a', 'b']) {
      const added = await Promise.allSettled([
        ...names.map((name) => add(`${round}${name}`, `${round}${name} too`)),
        ...names.map(() => add('undone', null)),
      ])
      expect(added.filter(({ status }) => status === 'rejected')).toHaveLength(names.length)
    }
    await close()
    const { rows } = await database.pool.query<{ word: string }>('select word from kept')
    expect(rows).toHaveLength(4 * names.length)
    expect(rows).not.toContainEqual({ word: 'undone' })
  })
})
