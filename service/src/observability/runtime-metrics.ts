import { monitorEventLoopDelay, performance, PerformanceObserver } from 'node:perf_hooks'
import { runtimeMetrics } from './metrics.ts'

const kinds: Record<number, string> = { 1: 'minor', 4: 'major', 8: 'incremental', 16: 'weakcb' }
const percentiles = [50, 99]

/** Measures the resources that the process uses, and whether its event loop keeps up. */
export function observeRuntime(version: string): { look(): void; stop(): void } {
  runtimeMetrics.build.set({ version, node: process.versions.node }, 1)
  runtimeMetrics.start.set(Math.round(performance.timeOrigin) / 1000)
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let used = performance.eventLoopUtilization()
  const collected = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, detail } = entry as typeof entry & { detail: { kind: number } }
      const { kind } = detail
      runtimeMetrics.gc.observe({ kind: kinds[kind] ?? 'other' }, duration / 1000)
    }
  })
  collected.observe({ entryTypes: ['gc'] })

  return {
    look() {
      const { user, system } = process.cpuUsage()
      runtimeMetrics.cpu.reset()
      runtimeMetrics.cpu.inc((user + system) / 1e6)
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
      runtimeMetrics.resident.set(rss)
      runtimeMetrics.heapUsed.set(heapUsed)
      runtimeMetrics.heapTotal.set(heapTotal)
      runtimeMetrics.external.set(external)
      for (const percentile of percentiles) {
        runtimeMetrics.loopLag.set({ percentile }, seconds(delay.percentile(percentile)))
      }
      runtimeMetrics.loopLag.set({ percentile: 100 }, seconds(delay.max))
      delay.reset()
      const now = performance.eventLoopUtilization()
      runtimeMetrics.loopUse.set(performance.eventLoopUtilization(now, used).utilization)
      used = now
    },
    stop() {
      delay.disable()
      collected.disconnect()
    },
  }
}

/** Converts to seconds. Before the first measurement, the value isn't a number. */
function seconds(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0
}
