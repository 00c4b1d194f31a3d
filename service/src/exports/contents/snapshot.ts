import type { Pool, PoolClient } from 'pg'
import Cursor from 'pg-cursor'
import { type Entity, sqlForSubject } from './entities.ts'
import { type TextRow, jsonLineOf } from './format-rows.ts'
import { unavailable } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'
import type { Context } from '#context.ts'
import { organizationEntities } from './organization-entities.ts'
import { slugOf } from '#http/slug.ts'

/** The number of rows that are read at a time, which is small enough to need little memory even for long rows. */
const batchRows = 200

/** The database at a certain time. Later writes aren't visible. */
export interface Snapshot {
  at: Date
  rows<Row>(sql: string): Promise<Row[]>
  count(entity: Entity, id: string): Promise<number>
  /** Reads all rows of an entity in order, in batches. */
  batches(entity: Entity, id: string): AsyncGenerator<TextRow[]>
}

/** The pool from which a snapshot is read. */
export type SnapshotReader = Pick<Pool, 'connect' | 'options'>

/** Works on a snapshot, and releases its connection when the signal aborts. */
export async function withSnapshot<Result>(
  reader: SnapshotReader,
  signal: AbortSignal,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const client = await reader.connect()
  let whole = false
  let released = false
  const release = () => {
    if (released) return
    released = true
    // A connection with an open cursor can't be used for anything else.
    client.release(!whole)
  }
  signal.addEventListener('abort', release)
  try {
    await client.query('begin isolation level repeatable read read only')
    // The limit is set again, because PgBouncer drops the settings of new connections.
    const { statement_timeout: longest } = reader.options
    if (longest) await client.query(`set local statement_timeout = ${longest}`)
    await client.query("set local timezone = 'UTC'")
    await client.query("set local datestyle = 'ISO'")
    await client.query("set local bytea_output = 'hex'")
    // Rows that are read in the order of an index arrive immediately. Parallel workers would first sort all of them
    // into files.
    await client.query('set local max_parallel_workers_per_gather = 0')
    const { rows } = await client.query<{ at: Date }>('select now() as at')
    const result = await work(snapshotOf(client, rows[0]!.at))
    await client.query('commit')
    whole = true
    return result
  } catch (error) {
    // After an abort, the connection's own error isn't the reason.
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', release)
    release()
  }
}

function snapshotOf(client: PoolClient, at: Date): Snapshot {
  return {
    at,
    rows: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
    count: async (entity, id) => {
      const { rows } = await client.query<{ rows: string }>(sqlForSubject(id, entity.count))
      return Number(rows[0]?.rows ?? 0)
    },
    batches: (entity, id) => batchesOf(client, sqlForSubject(id, entity.select)),
  }
}

/** Reads values as PostgreSQL's text, so that nothing changes when they're written. */
const asText = { getTypeParser: () => (text: string) => text }

/**
 * Reads rows in batches. If the reader stops before the last row, the snapshot ends, and the cursor ends with its
 * connection.
 */
async function* batchesOf(client: PoolClient, select: string): AsyncGenerator<TextRow[]> {
  const cursor = client.query(new Cursor<TextRow>(select, [], { rowMode: 'array', types: asText }))
  for (let rows; (rows = await cursor.read(batchRows)).length > 0;) yield rows
}

/** How long a request can read a snapshot, so that the caller gets a response within 10 s. */
const patienceMilliseconds = 9000

/** Works on a snapshot for a waiting caller. If it takes too long, the caller gets an error and can try again. */
export async function withSnapshotSoon<Result>(
  reader: SnapshotReader,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const inTime = await withSnapshotInTime(reader, work)
  if (!inTime) throw new RequestError(unavailable, { retryAfter: 2 })
  return inTime.result
}

/** Works on a snapshot. Returns undefined if it takes longer than the caller can wait. */
export async function withSnapshotInTime<Result>(
  reader: SnapshotReader,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  try {
    return {
      result: await withSnapshot(reader, AbortSignal.timeout(patienceMilliseconds), work),
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined
    throw error
  }
}

/** The maximum number of rows that are returned directly to a waiting caller. */
const maxRows = 50_000

/** Returns an organization's data as one JSON document, or undefined if it's too large for that. */
export async function snapshotFile(
  { reader }: Pick<Context, 'reader'>,
  { id, name }: { id: string; name: string },
): Promise<{ name: string; size: number; body: Buffer } | undefined> {
  const made = await withSnapshotInTime(reader, async (snapshot) => {
    let rows = 0
    for (const entity of organizationEntities) rows += await snapshot.count(entity, id)
    if (rows > maxRows) return undefined

    const entities: string[] = []
    for (const entity of organizationEntities) {
      entities.push(`"${entity.name}":[${await jsonOf(snapshot, entity, id)}]`)
    }
    const at = snapshot.at.toISOString()
    const head = `"schemaVersion":1,"snapshotAt":"${at}"`
    const body = Buffer.from(`{${head},${entities.join(',')}}\n`)
    const begin = slugOf(name, 'organization')
    return { name: `${begin}-${at.slice(0, 10)}.json`, size: body.length, body }
  })
  return made?.result
}

async function jsonOf(snapshot: Snapshot, entity: Entity, id: string): Promise<string> {
  const lineOf = jsonLineOf(entity.columns)
  const rows: string[] = []
  for await (const batch of snapshot.batches(entity, id)) {
    rows.push(...batch.map((row) => lineOf(row).trimEnd()))
  }
  return rows.join(',\n')
}
