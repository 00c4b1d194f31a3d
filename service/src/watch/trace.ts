import { AsyncLocalStorage } from 'node:async_hooks'
import { startSending } from './otlp.ts'
import {
  type Attributes,
  newSpan,
  nowNanoseconds,
  traceparentOf,
  type SpanContext,
  type Span,
  type SpanKind,
} from './span.ts'
import type { Sampler, TraceSettings } from './watch-settings.ts'

interface Tracer {
  sampler: Sampler
  take(span: Span): void
}

type Begun = { name: string; kind?: SpanKind; attributes?: Attributes }

/** The span that whatever runs now belongs to. */
const current = new AsyncLocalStorage<Span>()
/** The process's own, like its metrics; without one nothing below does anything. */
let tracer: Tracer | undefined

/** From here on spans are kept and sent, until it is stopped. */
export function startTracing(settings: TraceSettings, resource: Attributes) {
  const sender = startSending(settings, resource)
  tracer = { sampler: settings.sampler, take: (span) => sender.take(span) }
  return {
    stop() {
      tracer = undefined
      return sender.stop()
    },
  }
}

export function isTracing(): boolean {
  return tracer !== undefined
}

/** For the log: undefined where nobody traces. */
export function traceIdNow(): string | undefined {
  return tracer && current.getStore()?.traceId
}

/** For what we ask of others, so that their part of it can be found. */
export function alongWithTrace(): Record<string, string> {
  const place = placeNow()
  return place ? { traceparent: traceparentOf(place) } : {}
}

export function placeNow(): SpanContext | undefined {
  return tracer && current.getStore()
}

/** Below what runs now, unless another place is given. Undefined where nobody traces. */
export function beginSpan(
  { name, kind = 'internal', attributes = {} }: Begun,
  parent: SpanContext | undefined = current.getStore(),
): Span | undefined {
  return tracer && newSpan({ name, kind, attributes }, parent, tracer.sampler)
}

export function endSpan(span: Span, attributes?: Attributes) {
  if (!span.sampled) return
  span.ended = nowNanoseconds()
  if (attributes) Object.assign(span.attributes, attributes)
  tracer?.take(span)
}

/** What `work` does belongs to the span. */
export function within<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work)
}

/** Work with a span of its own; what it throws is not told, only that it threw. */
export async function inSpan<Result>(begun: Begun, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(begun)
  if (!span) return work()
  try {
    return await within(span, work)
  } catch (error) {
    span.failed = true
    throw error
  } finally {
    endSpan(span)
  }
}

/** Called later by somebody else, `work` still belongs to what runs now. */
export function keepingPlace<Work extends (...parameters: never[]) => unknown>(work: Work): Work {
  return AsyncLocalStorage.bind(work)
}
