import type { Pool, PoolClient } from 'pg'
import Cursor from 'pg-cursor'
import { type Entity, sqlForSubject } from './entities.ts'
import { type TextRow, jsonLineOf } from './format-rows.ts'
import { unavailable } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'
import type { Context } from '#context.ts'
import { organizationEntities } from './organization-entities.ts'
import { slugOf } from '#http/slug.ts'

/** How many rows are read at a time: few enough to take little memory, however long they are. */
const batchRows = 200

/** What the database held at one moment; whatever is written meanwhile is not seen. */
export interface Snapshot {
  at: Date
  rows<Row>(sql: string): Promise<Row[]>
  count(entity: Entity, id: string): Promise<number>
  /** All rows of an entity in their order, some at a time. */
  batches(entity: Entity, id: string): AsyncGenerator<TextRow[]>
}

/** Where a snapshot is read. */
export type SnapshotReader = Pick<Pool, 'connect' | 'options'>

/** Works on a snapshot, and lets go of its connection when told to stop. */
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
    // A connection with an open cursor is of no use to anyone else.
    client.release(!whole)
  }
  signal.addEventListener('abort', release)
  try {
    await client.query('begin isolation level repeatable read read only')
    // Once more, because PgBouncer drops what a connection asks for when it is made.
    const { statement_timeout: longest } = reader.options
    if (longest) await client.query(`set local statement_timeout = ${longest}`)
    await client.query("set local timezone = 'UTC'")
    await client.query("set local datestyle = 'ISO'")
    await client.query("set local bytea_output = 'hex'")
    // In the order of an index rows come at once; several processes would sort all of them first, into files.
    await client.query('set local max_parallel_workers_per_gather = 0')
    const { rows } = await client.query<{ at: Date }>('select now() as at')
    const result = await work(snapshotOf(client, rows[0]!.at))
    await client.query('commit')
    whole = true
    return result
  } catch (error) {
    // What the connection says after it was let go of is not the reason.
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

/** As the database writes its values: nothing is made of them that would be written differently. */
const asText = { getTypeParser: () => (text: string) => text }

/** Whoever stops before the last row ends the snapshot, and the cursor ends with its connection. */
async function* batchesOf(client: PoolClient, select: string): AsyncGenerator<TextRow[]> {
  const cursor = client.query(new Cursor<TextRow>(select, [], { rowMode: 'array', types: asText }))
  for (let rows; (rows = await cursor.read(batchRows)).length > 0;) yield rows
}

/** How long a request that reads a snapshot may take: whoever waits has an answer within 10 s. */
const patienceMilliseconds = 9000

/** For somebody who waits: what takes longer than they do is refused, and can be asked for again. */
export async function withSnapshotSoon<Result>(
  reader: SnapshotReader,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const inTime = await withSnapshotInTime(reader, work)
  if (!inTime) throw new RequestError(unavailable, { retryAfter: 2 })
  return inTime.result
}

/** Nothing where it takes longer than they wait. */
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

/** As much as is made at once, for somebody who waits. */
const maxRows = 50_000

/** The data of an organization as one JSON document; undefined when it is too large for that. */
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
