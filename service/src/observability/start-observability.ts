import type { Server } from 'node:net'
import type { Pool } from 'pg'
import { version } from '#version.ts'
import { metricsRegistry, requestMetrics } from './metrics.ts'
import { startTracing } from './trace.ts'
import {
  type DatabaseMetrics,
  tracePool,
  observeDatabase,
  observePool,
} from './database-metrics.ts'
import { observeRuntime } from './runtime-metrics.ts'
import { startMetricsServer } from './metrics-server.ts'
import type { MetricsAddress, TraceSettings } from '#config/observability-settings.ts'

interface Parts {
  config: { metrics: MetricsAddress | undefined; traces: TraceSettings | undefined }
  database: Record<'pool' | 'reader' | 'unhurriedPool', Pool> & { background: { pool: Pool } }
  /** The process's name in traces, unless its configuration sets one. */
  name: string
}

interface Running {
  readMetrics: () => Promise<DatabaseMetrics>
  /** Returns whether the process can do its work, and the reasons if it can't. */
  ready: () => Promise<{ ready: boolean }>
  /** The server whose connections are counted. A worker has none. */
  server?: Server
}

/**
 * Starts this process's metrics and traces. They start as soon as the database is open, so that nothing is missed. The
 * metrics port opens later, when readiness can be checked.
 */
export async function startObservability({ config, database, name }: Parts) {
  const tracing =
    config.traces &&
    (await startTracing(config.traces, {
      'service.name': config.traces.serviceName ?? name,
      'service.version': version,
    }))
  const { pool, reader, background, unhurriedPool } = database
  const named: [string, Pool][] = [
    ['requests', pool],
    ['reader', reader],
    ['background', background.pool],
    ['unhurried', unhurriedPool],
  ]
  for (const [, each] of named) tracePool(each)
  const stops: (() => unknown)[] = [() => tracing?.stop()]

  return {
    async open({ readMetrics, ready, server }: Running) {
      if (!config.metrics) return
      const pools = named.map(([poolName, each]) => observePool(poolName, each))
      const runtime = observeRuntime(version)
      const waiting = observeDatabase(readMetrics)
      const metrics = async () => {
        for (const part of [...pools, runtime]) part.look()
        await Promise.all([waiting.look(), countConnections(server)])
        return metricsRegistry.metrics()
      }
      stops.push(() => runtime.stop())
      const { port, stop } = await startMetricsServer(config.metrics, { metrics, ready })
      stops.push(stop)
      return port
    },
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

async function countConnections(server: Server | undefined) {
  if (!server) return
  const count = await new Promise<number>((resolve) => {
    server.getConnections((_error, open) => resolve(open ?? 0))
  })
  requestMetrics.connections.set(count)
}
