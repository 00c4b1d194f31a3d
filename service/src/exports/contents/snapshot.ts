import type { Pool, PoolClient } from 'pg'
import Cursor from 'pg-cursor'
import { about, type Entity } from './entities.ts'
import type { TextRow } from './format-rows.ts'

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
      const { rows } = await client.query<{ rows: string }>(about(id, entity.count))
      return Number(rows[0]?.rows ?? 0)
    },
    batches: (entity, id) => batchesOf(client, about(id, entity.select)),
  }
}

/** As the database writes its values: nothing is made of them that would be written differently. */
const asText = { getTypeParser: () => (text: string) => text }

/** Whoever stops before the last row ends the snapshot, and the cursor ends with its connection. */
async function* batchesOf(client: PoolClient, select: string): AsyncGenerator<TextRow[]> {
  const cursor = client.query(new Cursor<TextRow>(select, [], { rowMode: 'array', types: asText }))
  for (let rows; (rows = await cursor.read(batchRows)).length > 0;) yield rows
}
