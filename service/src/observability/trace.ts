import {
  context,
  propagation,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { TraceSettings } from '#config/observability-settings.ts'

/** Whether this process creates traces. If not, the functions below do nothing. */
let tracing = false

/** Starts creating and sending spans. The SDK is loaded only now. */
export async function startTracing(settings: TraceSettings, resource: Record<string, string>) {
  const { startSdk } = await import('./otel.ts')
  const sdk = startSdk(settings, resource)
  tracing = true
  return {
    stop() {
      tracing = false
      return sdk.stop()
    },
  }
}

export function isTracing(): boolean {
  return tracing
}

/** Returns the current trace's ID for the log, or undefined if nothing is traced. */
export function traceIdNow(): string | undefined {
  return tracing ? trace.getActiveSpan()?.spanContext().traceId : undefined
}

/** Returns the headers for a request to another server that connect its part of the trace to this one. */
export function alongWithTrace(): Record<string, string> {
  const headers = {}
  if (tracing) propagation.inject(context.active(), headers)
  return headers
}

export function beginSpan(name: string, options?: SpanOptions, place = context.active()): Span {
  return trace.getTracer('accord').startSpan(name, options, place)
}

/** Marks a span as failed without a message, because the message could contain a person's name. */
export function markFailed(span: Span) {
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Runs work in a separate span. If the work fails, the span shows only the failure, not its reason. */
export async function inSpan<Result>(
  name: string,
  work: () => Promise<Result>,
  kind = SpanKind.INTERNAL,
): Promise<Result> {
  if (!tracing) return work()
  const span = beginSpan(name, { kind })
  try {
    return await context.with(trace.setSpan(context.active(), span), work)
  } catch (error) {
    markFailed(span)
    throw error
  } finally {
    span.end()
  }
}
