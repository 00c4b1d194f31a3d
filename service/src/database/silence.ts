import { setTimeout as delay } from 'node:timers/promises'
import { Client, type Pool, type PoolClient } from 'pg'

/** How long a connection that owes an answer may say nothing, in milliseconds. */
export interface SilenceLimits {
  /** Then the server is asked what has become of it, on another connection. */
  asks: number
  /** How long the server has to say so: where nobody answers for this long, nobody is there. */
  answers: number
  /** Where the server knows nothing of it, as behind a pool of connections that is not ours. */
  atMost: number
}

/** By how much more our own process is late, and not the server. */
const ownDelayMilliseconds = 250

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
  /** From one look to another: how long a single one takes tells of the server, and not of the process. */
  const isStuck = ({ pid, heldSince = Infinity }: Line, said: Said, asked: number) =>
    said.lost.has(pid) || asked - heldSince >= limits.asks / 2
  let asking = false
  const look = async () => {
    if (silentFor(limits.asks).length === 0 || asking) return
    asking = true
    const asked = performance.now()
    const said = await askAbout(url, silentFor(limits.asks), limits.answers)
    const isOurDelay = performance.now() - asked > limits.answers + ownDelayMilliseconds
    await delay(onItsWayMilliseconds)
    asking = false
    if (said === 'nobody answers') {
      // Those that asked a little later are not kept for a look of their own.
      if (!isOurDelay) for (const line of silentFor(limits.answers)) line.end()
      return
    }
    const tooLong = silentFor(limits.atMost)
    for (const line of silentFor(limits.asks)) {
      line.heldSince = said.held.has(line.pid) ? (line.heldSince ?? asked) : undefined
      if (isStuck(line, said, asked) || tooLong.includes(line)) line.end()
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
  /** Since when every look of this silence found its server process to wait for the log. */
  heldSince: number | undefined
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
  const line: Line = {
    get pid() {
      return wire.processID
    },
    silentSince: () => {
      const { bytesRead, readableLength } = wire.connection.stream
      const before = since
      // What has come and was not read yet is our own delay.
      if (wire.readyForQuery || readableLength > 0) since = Infinity
      else if (since === Infinity || bytesRead !== heard) since = performance.now()
      if (since !== before) line.heldSince = undefined
      heard = bytesRead
      return since
    },
    heldSince: undefined,
    end: () => wire.connection.stream.destroy(),
  }
  return line
}

/** What the server says of its processes, by their numbers. */
interface Said {
  lost: ReadonlySet<number>
  held: ReadonlySet<number>
}

/**
 * A server process that waits for us, or for our network to take what it says, has nothing more to say that would
 * arrive: it is lost. One that cannot write its log, or waits for its copies to have it, may take for ever; but whoever
 * writes much does so again and again, so that one look does not tell.
 */
const question = `
  select pid, state <> 'active' or lower(wait_event) = 'clientwrite' as lost
  from pg_stat_activity where pid = any($1::int[])
    and (state <> 'active'
      or lower(wait_event) in ('clientwrite', 'syncrep', 'walsync', 'walwrite'))`

async function askAbout(
  url: string,
  lines: Line[],
  milliseconds: number,
): Promise<Said | 'nobody answers'> {
  const client = new Client({
    connectionString: url,
    application_name: 'accord looks',
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  client.on('error', () => {})
  let greeted = false
  const answer = async (): Promise<Said> => {
    await client.connect()
    greeted = true
    const { rows } = await client.query<{ pid: number; lost: boolean }>(question, [
      lines.map(({ pid }) => pid),
    ])
    const { true: lost = [], false: held = [] } = Object.groupBy(rows, (row) => `${row.lost}`)
    const numbers = (some: typeof rows) => new Set(some.map(({ pid }) => pid))
    return { lost: numbers(lost), held: numbers(held) }
  }
  const given = new AbortController()
  const late = delay(milliseconds, 'nobody answers' as const, { signal: given.signal })
  // Whoever lets us in and then says nothing is a pool of connections that has none left, and we stand in its line like
  // those that we ask about: they only wait.
  const silent = () => (greeted ? nothing : 'nobody answers')
  try {
    const said = await Promise.race([answer(), late])
    return said === 'nobody answers' ? silent() : said
  } catch (error) {
    // Whoever refuses, because it has too many connections already, is there.
    return isAnswer(error) ? nothing : silent()
  } finally {
    late.catch(() => {})
    given.abort()
    void client.end().catch(() => {})
  }
}

const nothing: Said = { lost: new Set(), held: new Set() }

function isAnswer(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')
}
