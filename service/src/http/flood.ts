import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type RateLimitAllowance,
  rateLimitHeaders,
  limitExceeded,
} from '#rate-limits/require-within.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { ipAddressOf } from '#caller.ts'
import type { Context } from '#context.ts'
import type { Limit } from '#config/limit-settings.ts'

interface Window {
  count: number
  /** The end by a monotonic clock. A change of the system clock would otherwise end the limit early or extend it. */
  endsAt: number
}

/** With more callers than this, the oldest windows are dropped to bound the memory. */
const maxCallers = 50_000
const windowsOf = new WeakMap<Context, Map<string, Window>>()

/**
 * Limits all requests of a session or network. The counts are kept only in memory, because a database write for each
 * read would cost more than the floods that this stops. The limits that protect accounts are in the database
 * (`rate-limits/`).
 */
export function requireWithinFlood(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const limit = request.actor ? 'requestsPerSession' : 'requestsAnonymous'
  const { exceeded, ...left } = countRequest(context, keyOf(request), context.config.limits[limit])
  if (exceeded) throw limitExceeded({ name: limit, ...left })
  reply.headers(rateLimitHeaders(left))
}

export function countRequest(
  context: Context,
  key: string,
  { max, seconds }: Limit,
): RateLimitAllowance & { exceeded: boolean } {
  const window = windowOf(context, key, seconds)
  window.count += 1
  return {
    max,
    remaining: Math.max(0, max - window.count),
    seconds: Math.max(1, Math.ceil((window.endsAt - performance.now()) / 1000)),
    exceeded: window.count > max,
  }
}

/**
 * Returns a key for the session, for the application and the person that it acts for, or for an anonymous caller's
 * network.
 */
function keyOf(request: FastifyRequest): string {
  const { actor } = request
  if (!actor) return ipNetworkOf(ipAddressOf(request))
  return actor.sessionId ?? `${actor.application!.id} ${actor.profile?.id ?? actor.user?.id ?? ''}`
}

function windowOf(context: Context, key: string, seconds: number): Window {
  let windows = windowsOf.get(context)
  if (!windows) windowsOf.set(context, (windows = new Map()))

  const known = windows.get(key)
  if (known && known.endsAt > performance.now()) return known

  windows.delete(key)
  if (windows.size >= maxCallers) windows.delete(windows.keys().next().value!)
  const fresh = { count: 0, endsAt: performance.now() + seconds * 1000 }
  windows.set(key, fresh)
  return fresh
}
