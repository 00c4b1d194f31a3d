import { randomBytes } from 'node:crypto'
import type { Sampler } from './watch-settings.ts'

export type SpanKind = 'internal' | 'server' | 'client'
export type Attributes = Record<string, string | number>

/** Where a span belongs: its trace and the one above it, and whether anybody is to hear of them. */
export interface SpanContext {
  traceId: string
  spanId: string
  sampled: boolean
}

export interface Span extends SpanContext {
  parentId: string | undefined
  name: string
  kind: SpanKind
  attributes: Attributes
  /** In nanoseconds of Unix time. */
  began: bigint
  ended: bigint
  failed: boolean
}

// Wall time at the start, and from then on a clock that cannot jump.
const origin = BigInt(Date.now()) * 1_000_000n - process.hrtime.bigint()

export function nowNanoseconds(): bigint {
  return origin + process.hrtime.bigint()
}

export function newSpan(
  { name, kind, attributes }: Pick<Span, 'name' | 'kind' | 'attributes'>,
  parent: SpanContext | undefined,
  sampler: Sampler,
): Span {
  const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
  const spanId = randomBytes(8).toString('hex')
  const sampled = parent && sampler.followsParent ? parent.sampled : isChosen(traceId, sampler)
  const began = nowNanoseconds()
  const parentId = parent?.spanId
  return {
    traceId,
    spanId,
    parentId,
    sampled,
    name,
    kind,
    attributes,
    began,
    ended: began,
    failed: false,
  }
}

/** By the trace alone, so that all who take part in it choose alike. */
function isChosen(traceId: string, { share }: Sampler): boolean {
  return Number.parseInt(traceId.slice(-13), 16) / 2 ** 52 < share
}

/** `traceparent` of W3C Trace Context; undefined for anything else. */
export function readTraceparent(header: unknown): SpanContext | undefined {
  if (typeof header !== 'string') return undefined
  const match = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/.exec(header)
  const [, traceId, spanId, flags] = match ?? []
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags!, 16) & 1) === 1 }
}

export function traceparentOf({ traceId, spanId, sampled }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${sampled ? 1 : 0}`
}
