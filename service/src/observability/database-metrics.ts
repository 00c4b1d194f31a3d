import { backgroundMetrics, databaseMetrics, eventMetrics } from './metrics.ts'
import type { Pool, PoolClient } from 'pg'
import { SpanKind, context, trace } from '@opentelemetry/api'
import { beginSpan, isTracing, markFailed } from './trace.ts'

/** Emails, jobs, and events that wait in the database, for all instances and workers together. */
export interface DatabaseMetrics {
  jobs: { queue: string; state: string; count: number; age: number }[]
  mails: { count: number; age: number }
  exports: { step: string; count: number }[]
  events: { count: number }
}

/** How long a result is reused, no matter how often it's requested. */
const keptMilliseconds = 5000
const patienceMilliseconds = 2000

/** Reads the database's metrics when they're requested. They're left out if the database doesn't respond. */
export function observeDatabase(read: () => Promise<DatabaseMetrics>): { look(): Promise<void> } {
  let readAt = -keptMilliseconds
  let reading: Promise<void> | undefined

  const readNow = async () => {
    const found = await read().catch(() => undefined)
    readAt = performance.now()
    reading = undefined
    publish(found)
  }
  return {
    async look() {
      if (!reading && performance.now() - readAt < keptMilliseconds) return
      reading ??= readNow()
      const answered = await Promise.race([reading.then(() => true), later(patienceMilliseconds)])
      if (!answered) publish(undefined)
    },
  }
}

function publish(found: DatabaseMetrics | undefined) {
  const { jobs, jobsAge, mailsWaiting, mailsAge, exports } = backgroundMetrics
  databaseMetrics.up.set(found ? 1 : 0)
  for (const gauge of [jobs, jobsAge, exports]) gauge.reset()
  // Showing no value is better than showing an old one. A reset would set it to 0.
  for (const gauge of [mailsWaiting, mailsAge, eventMetrics.waiting]) gauge.remove()
  if (!found) return
  for (const { queue, state, count, age } of found.jobs) {
    jobs.set({ queue, state }, count)
    jobsAge.set({ queue, state }, age)
  }
  mailsWaiting.set(found.mails.count)
  mailsAge.set(found.mails.age)
  eventMetrics.waiting.set(found.events.count)
  for (const { step, count } of found.exports) exports.set({ step }, count)
}

function later(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false).unref())
}

type Connect = (taken?: (...outcome: unknown[]) => void) => unknown

/** Measures how a pool is used and how long its callers wait. It must be called before the pool's first use. */
export function observePool(name: string, pool: Pool): { look(): void } {
  const waited = databaseMetrics.wait.labels(name)
  const connect = pool.connect.bind(pool) as Connect
  // The pool's own statements also call this, with a callback instead of expecting a promise.
  const watched: Connect = (taken) => {
    const began = performance.now()
    const note = () => waited.observe((performance.now() - began) / 1000)
    if (taken === undefined) {
      const client = connect() as Promise<unknown>
      client.then(note, note)
      return client
    }
    return connect((...outcome) => {
      note()
      taken(...outcome)
    })
  }
  pool.connect = watched as typeof pool.connect

  return {
    look() {
      const { idleCount, totalCount, waitingCount } = pool
      databaseMetrics.connections.set({ pool: name, state: 'idle' }, idleCount)
      databaseMetrics.connections.set({ pool: name, state: 'busy' }, totalCount - idleCount)
      databaseMetrics.waiting.set({ pool: name }, waitingCount)
    },
  }
}

type Query = (...parameters: unknown[]) => unknown
type Taken = (...outcome: unknown[]) => void

/**
 * Creates a span for each statement of a request or a job. The span contains the verb and the table, but never values.
 */
export function tracePool(pool: Pool) {
  if (!isTracing()) return
  const connect = pool.connect.bind(pool) as (taken?: Taken) => unknown
  // This keeps the context of a waiting caller. Otherwise, it would continue in the context of the code that releases a
  // connection.
  pool.connect = ((taken?: Taken) =>
    connect(taken && context.bind(context.active(), taken))) as typeof pool.connect
  // Connections that were opened earlier are also traced.
  const traced = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (traced.has(client)) return
    traced.add(client)
    traceStatements(client)
  })
}

function traceStatements(client: PoolClient) {
  const query = client.query.bind(client) as Query
  const traced: Query = (...parameters) => {
    if (!trace.getActiveSpan()?.isRecording()) return query(...parameters)
    const span = beginSpan(statementName(parameters[0]), {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql' },
    })
    const end = (error?: unknown) => {
      if (error !== undefined && error !== null) markFailed(span)
      span.end()
    }
    const last = parameters.at(-1)
    if (typeof last === 'function') {
      const answered: Taken = (error, ...rest) => {
        end(error)
        ;(last as Taken)(error, ...rest)
      }
      return query(...parameters.slice(0, -1), answered)
    }
    const answer = query(...parameters)
    // The end of a stream isn't observed, because only its reader can detect it.
    if (answer instanceof Promise) answer.then(() => end(), end)
    return answer
  }
  client.query = traced as typeof client.query
}

/** Names a statement for its span, such as `select tokens`. A prepared statement keeps its own name. */
export function statementName(asked: unknown): string {
  const { name, text } = (typeof asked === 'string' ? { text: asked } : asked) as {
    name?: string
    text?: string
  }
  if (name) return name
  const verb = /^[\s(]*(\w+)/.exec(text ?? '')?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]\w*)"?(?:\."?(\w+)"?)?/i.exec(
    text ?? '',
  )
  return table ? `${verb} ${table[2] ?? table[1]}` : verb
}
