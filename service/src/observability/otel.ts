import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { traceMetrics } from './metrics.ts'
import type { SamplerSettings, TraceSettings } from '#config/observability-settings.ts'

const maxWaiting = 2048
const roundMilliseconds = 2000
const patienceMilliseconds = 5000

/**
 * Registers the OpenTelemetry SDK. No other code waits for it. Spans that no collector accepts are dropped and counted.
 */
export function startSdk(settings: TraceSettings, attributes: Record<string, string>) {
  const { url, headers, sampler } = settings
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: patienceMilliseconds })
  const provider = new TracerProvider({
    resource: resourceFromAttributes(attributes),
    sampler: samplerOf(sampler),
    spanProcessors: [countingDropped(exporter)],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return {
    /** Sends the remaining spans, unless that takes longer than one attempt. */
    async stop() {
      for (const api of [trace, context, propagation]) api.disable()
      await Promise.race([
        provider.shutdown(),
        new Promise((end) => setTimeout(end, patienceMilliseconds).unref()),
      ])
    },
  }
}

function samplerOf({ followsParent, share }: SamplerSettings): Sampler {
  const root =
    share === 1
      ? new AlwaysOnSampler()
      : share === 0
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(share)
  return followsParent ? new ParentBasedSampler({ root }) : root
}

/**
 * Wraps the SDK's batches, and counts the spans that are dropped because the queue is full or no collector accepts
 * them.
 */
function countingDropped(exporter: SpanExporter): SpanProcessor {
  let waiting = 0
  const batches = new BatchSpanProcessor({
    exporter: {
      export(spans, done) {
        waiting -= spans.length
        exporter.export(spans, (result) => {
          if (result.code !== ExportResultCode.SUCCESS) traceMetrics.dropped.inc(spans.length)
          // Failures are counted but reported as success. Otherwise, the shutdown would skip the other batches.
          done({ code: ExportResultCode.SUCCESS })
        })
      },
      shutdown: () => exporter.shutdown(),
    },
    maxQueueSize: maxWaiting,
    scheduledDelayMillis: roundMilliseconds,
  })
  return {
    onStart() {},
    onEnd(span) {
      if (waiting === maxWaiting) return traceMetrics.dropped.inc()
      waiting += 1
      batches.onEnd(span)
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
}
