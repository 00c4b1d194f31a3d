import { randomBytes } from 'node:crypto'
import { Client, type Pool, type PoolClient } from 'pg'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase, readerLimits } from '#database/open.ts'
import { requestLimits } from '#database/pool.ts'
import { copyTemplate } from './postgres-for-tests.ts'

export type TestDatabase = OpenDatabase & AsyncDisposable & { url: string }

/**
 * Tests share a busy machine with the server, so connections, locks, and statements may take longer than in an
 * installation. A test of a hanging database uses an installation's limits.
 */
const patience = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 20_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  // Planning a statement for its values takes longer than running it on a test's few rows.
  options: '-c plan_cache_mode=force_generic_plan',
}
export const patientLimits = { ...requestLimits, ...patience, query_timeout: 31_000 }
export const patientReaderLimits = { ...readerLimits, ...patience }

/**
 * Creates a migrated database for one test file. It's removed only at the end of the run. If it were dropped earlier,
 * the server would still be closing connections, and pg reports each of them as an unhandled 57P01.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await copyTemplate(inject('postgres'))
  const opened = openDatabase(url, { limits: patientLimits })
  planOnce(opened.pool)
  return { ...opened, url, [Symbol.asyncDispose]: opened.close }
}

/** The names of statements by their texts. */
const statementNames = new Map<string, string>()

/**
 * Makes each connection parse and plan a statement only once. The service names only a few of its statements, because
 * most of them are rare in an installation. Tests repeat them thousands of times on a few rows, where planning one
 * takes several times as long as running it.
 */
export function planOnce(pool: Pool) {
  pool.on('connect', (client: PoolClient) => {
    // `query` is looked up for each statement, so that a test that watches all clients also sees connections that were
    // opened earlier.
    client.query = (statement: unknown, ...rest: unknown[]) =>
      Client.prototype.query.apply(client, [named(statement), ...rest] as never) as never
  })
}

/**
 * Names a statement. One without values isn't changed, because it may consist of several statements, which can't be
 * prepared.
 */
function named(statement: unknown): unknown {
  const { text, values, name, submit } = statement as Record<string, unknown>
  const canPrepare = typeof text === 'string' && Array.isArray(values) && values.length > 0
  if (!canPrepare || name !== undefined || submit !== undefined) return statement
  const known = statementNames.get(text) ?? `test ${statementNames.size}`
  statementNames.set(text, known)
  return { ...(statement as object), name: known }
}

/** Returns the same database for another role. The test server needs no password for local connections. */
export function asRole(url: string, role: string): string {
  return url.replace(/^(\w+:\/\/)[^@/]*@/, `$1${role}@`)
}

/** Creates a database without tables, like a new machine after the loss of all data. */
export async function emptyDatabase(): Promise<string> {
  const { serverUrl, template } = inject('postgres')
  const name = template.replace(/template$/, randomBytes(6).toString('hex'))
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template template0`)
  await client.end()
  return serverUrl.replace(/^(\w+:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
