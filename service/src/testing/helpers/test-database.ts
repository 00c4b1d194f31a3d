import { randomBytes } from 'node:crypto'
import { Client, type Pool, type PoolClient } from 'pg'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase, readerLimits } from '#database/open.ts'
import { requestLimits } from '#database/pool.ts'
import { copyTemplate } from './postgres-for-tests.ts'

export type TestDatabase = OpenDatabase & AsyncDisposable & { url: string }

/**
 * Tests share a busy machine with the server, so connections, locks, and statements may take
 * longer than in an installation. A test of a hanging database uses an installation's limits.
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
 * A migrated database for one test file. It isn't dropped: the server would still be closing
 * connections, and pg reports each as an unhandled 57P01. The end of the run removes it.
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
 * Makes each connection parse and plan a statement only once. The service names few of its statements, because most of
 * them are rare in an installation. Tests repeat them thousands of times on a few rows, where planning one takes
 * several times as long as running it.
 */
export function planOnce(pool: Pool) {
  pool.on('connect', (client: PoolClient) => {
    // Looked up for each statement, so that a test that watches all clients sees connections opened before it, too.
    client.query = (statement: unknown, ...rest: unknown[]) =>
      Client.prototype.query.apply(client, [named(statement), ...rest] as never) as never
  })
}

/** A statement without values stays as it is, because it may be several statements, which can't be prepared. */
function named(statement: unknown): unknown {
  const { text, values, name, submit } = statement as Record<string, unknown>
  const canPrepare = typeof text === 'string' && Array.isArray(values) && values.length > 0
  if (!canPrepare || name !== undefined || submit !== undefined) return statement
  const known = statementNames.get(text) ?? `test ${statementNames.size}`
  statementNames.set(text, known)
  return { ...(statement as object), name: known }
}

/** The same database for another role. The test server needs no local password. */
export function asRole(url: string, role: string): string {
  return url.replace(/^(\w+:\/\/)[^@/]*@/, `$1${role}@`)
}

/** A database without tables, like a new machine after the loss of everything. */
export async function emptyDatabase(): Promise<string> {
  const { serverUrl, template } = inject('postgres')
  const name = template.replace(/template$/, randomBytes(6).toString('hex'))
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template template0`)
  await client.end()
  return serverUrl.replace(/^(\w+:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
