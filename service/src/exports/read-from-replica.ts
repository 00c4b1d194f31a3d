import { setTimeout } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { SnapshotReader } from '#exports/contents/snapshot.ts'
import type { Attempt } from '#data/exports/exports.store.ts'

const looks = 10
const pauseMilliseconds = 100

interface Standby {
  replica: Pool
  /** The position of the primary's log when the export was requested. */
  written: string
  warn: (sentence: string) => void
}

/**
 * Chooses the standby if it has everything that was written before now, and otherwise the primary. The check uses the
 * connection that will read, because several servers may share an address.
 */
export function replicaOr(
  reader: Pool,
  { replica, written, warn }: Standby,
  attempt: Attempt,
): SnapshotReader {
  const connect = async () => {
    const client = await upToDate(replica, (one) => has(one, written, attempt)).catch(
      () => undefined,
    )
    if (!client) warn('the replica is behind or unavailable; reading from the primary')
    return client ?? reader.connect()
  }
  return { connect: connect as Pool['connect'], options: reader.options }
}

async function upToDate(replica: Pool, is: (client: PoolClient) => Promise<boolean>) {
  const client = await replica.connect()
  try {
    for (let look = 1; look <= looks; look += 1) {
      if (await is(client)) return client
      await setTimeout(pauseMilliseconds)
    }
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release()
  return undefined
}

/** Whether the server has this log position. The job's row also proves that the server is a copy of this database. */
async function has(client: PoolClient, written: string, { id, attempts }: Attempt) {
  const { rows } = await client.query<{ has: boolean }>(
    `select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, not pg_is_in_recovery())
       and exists (select from exports where id = $2 and attempts = $3) as has`,
    [written, id, attempts],
  )
  return rows[0]!.has
}
