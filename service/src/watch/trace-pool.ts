import { context, SpanKind, trace } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'
import { beginSpan, isTracing, markFailed } from './trace.ts'

type Query = (...parameters: unknown[]) => unknown
type Taken = (...outcome: unknown[]) => void

/** A span for each statement of a request or a job: what it does to which table, never its values. */
export function tracePool(pool: Pool) {
  if (!isTracing()) return
  const connect = pool.connect.bind(pool) as (taken?: Taken) => unknown
  // Whoever waited for a connection is called by whoever gave it back.
  pool.connect = ((taken?: Taken) =>
    connect(taken && context.bind(context.active(), taken))) as typeof pool.connect
  // Also those that were opened before.
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
    // A stream tells by itself when it is over, to whoever reads it.
    if (answer instanceof Promise) answer.then(() => end(), end)
    return answer
  }
  client.query = traced as typeof client.query
}

/** `select tokens`, or the name that a prepared statement has. */
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
