import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { StartupError } from '#config/startup-error.ts'
import { openDatabase } from './open.ts'
import {
  requireLimits,
  requireNamedStatements,
  requireReachable,
} from '#database/startup-checks.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('a database that keeps the limits and named statements is accepted', async () => {
  await requireLimits(database.pool)
  await requireNamedStatements(database.pool)
})

/** Simulates a PgBouncer that ignores unknown parameters. */
async function behind(pgBouncer: string, check: (pool: Pool) => Promise<void>) {
  const { pool, close } = openDatabase(database.url)
  pool.on('connect', (client) => void client.query(pgBouncer).catch(() => {}))
  const refusal = await check(pool).catch((error: unknown) => error)
  await close()
  expect(refusal).toBeInstanceOf(StartupError)
  return (refusal as Error).message
}

test.each([
  ['statement_timeout', '0 ms instead of 10000 ms'],
  ['lock_timeout', '0 ms instead of 2000 ms'],
  ['idle_in_transaction_session_timeout', '0 ms instead of 15000 ms'],
])('a lost %s is rejected with instructions', async (name, is) => {
  const said = await behind(`set ${name} = 0`, requireLimits)
  expect(said).toContain(`(${name} is ${is}). This happens behind PgBouncer. Run: alter role "`)
  expect(said).toContain(`set statement_timeout = '10000ms';`)
  expect(said).toContain(`set idle_in_transaction_session_timeout = '15000ms';`)
})

test('shared statement names are rejected with instructions', async () => {
  const said = await behind(`prepare "named-at-start" as select 1`, requireNamedStatements)
  expect(said).toContain('Use PgBouncer 1.21 or later and set max_prepared_statements = 200.')
})

test('a PgBouncer that rejects the limits is reported with the setting to change', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(refusalOf('unsupported startup parameter: lock_timeout')))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pool = new Pool({ connectionString: `postgresql://accord@127.0.0.1:${port}/accord` })
  await expect(requireReachable(pool)).rejects.toThrow(
    "DATABASE_URL points to a PgBouncer that rejects Accord's timeouts. Set ignore_startup_parameters = " +
      'extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout ' +
      'and max_prepared_statements = 200 (1.21 or later).',
  )
  await pool.end()
  server.close()
})

/** Returns a rejection in the format of the protocol: a letter, the length, and fields that end with a zero. */
function refusalOf(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields])
}
