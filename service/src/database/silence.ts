import { setTimeout as delay } from 'node:timers/promises'
import { Client, type Pool, type PoolClient } from 'pg'

/** How long a connection that owes an answer may say nothing, in milliseconds. */
export interface SilenceLimits {
  /** Then the server is asked what has become of it, on another connection. */
  asks: number
  /** Where the server knows nothing of it, as behind a pool of connections that is not ours. */
  atMost: number
}

/** How long the server has to say what has become of the others. */
const answerMilliseconds = 500

/** What may still be on its way when the server says that it answered. */
const onItsWayMilliseconds = 100

/**
 * Ends connections that fell silent while somebody waits for them: the network lost them, or the whole server hangs.
 * Whoever waits is told so at once instead of after the longest that a statement may take. A server that is only slow
 * says that it is at work, and is left to its own limits.
 */
export function endSilent(pool: Pool, url: string, limits: SilenceLimits) {
  const lines = new Map<PoolClient, Line>()
  pool.on('connect', (client) => void lines.set(client, lineOf(client)))
  pool.on('remove', (client) => void lines.delete(client))

  const silentFor = (milliseconds: number) => {
    const since = performance.now() - milliseconds
    return [...lines.values()].filter((line) => line.silentSince() <= since)
  }
  let asking = false
  const look = async () => {
    if (silentFor(limits.asks).length === 0 || asking) return
    asking = true
    const stuck = await stuckAmong(url, silentFor(limits.asks))
    await delay(onItsWayMilliseconds)
    asking = false
    // Where nobody answers at all, those that asked a little later are not kept for a look of their own.
    const suspects = silentFor(stuck === 'nobody answers' ? answerMilliseconds : limits.asks)
    const tooLong = silentFor(limits.atMost)
    for (const line of suspects) {
      if (stuck === 'nobody answers' || stuck.has(line.pid) || tooLong.includes(line)) line.end()
    }
  }
  const timer = setInterval(
    () => {
      if (pool.ended) return clearInterval(timer)
      void look()
    },
    Math.min(100, limits.asks / 4),
  )
  timer.unref()
}

interface Line {
  pid: number
  /** In the time of `performance.now()`; never while nothing is asked. */
  silentSince(): number
  end(): void
}

/** What the driver knows of a connection and does not declare. */
interface Wire {
  processID: number
  readyForQuery: boolean
  connection: { stream: { bytesRead: number; readableLength: number; destroy(): void } }
}

function lineOf(client: PoolClient): Line {
  const wire = client as unknown as Wire
  let heard = -1
  let since = Infinity
  return {
    get pid() {
      return wire.processID
    },
    silentSince: () => {
      const { bytesRead, readableLength } = wire.connection.stream
      // What has come and was not read yet is our own delay.
      if (wire.readyForQuery || readableLength > 0) since = Infinity
      else if (since === Infinity || bytesRead !== heard) since = performance.now()
      heard = bytesRead
      return since
    },
    end: () => wire.connection.stream.destroy(),
  }
}

/**
 * A server process that waits for us, or for our network to take what it says, has nothing more to say that would
 * arrive. One that cannot write its log, or waits for its copies to have it, may take for ever.
 */
const stuck = `
  select pid from pg_stat_activity where pid = any($1::int[])
    and (state <> 'active'
      or lower(wait_event) in ('clientwrite', 'syncrep', 'walsync', 'walwrite'))`

async function stuckAmong(url: string, lines: Line[]): Promise<Set<number> | 'nobody answers'> {
  const client = new Client({
    connectionString: url,
    application_name: 'accord looks',
    connectionTimeoutMillis: answerMilliseconds,
    query_timeout: answerMilliseconds,
  })
  client.on('error', () => {})
  const late = delay(answerMilliseconds, 'nobody answers' as const)
  const answer = async () => {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(stuck, [lines.map(({ pid }) => pid)])
    return new Set(rows.map(({ pid }) => pid))
  }
  try {
    return await Promise.race([answer(), late])
  } catch (error) {
    // Whoever refuses, because it has too many connections already, is there.
    return isAnswer(error) ? new Set() : 'nobody answers'
  } finally {
    void client.end().catch(() => {})
  }
}

function isAnswer(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')
}
