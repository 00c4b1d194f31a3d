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
  /** By a clock that nobody sets: a step of the system's would lift the brake, or hold it for as long. */
  endsAt: number
}

/** Past this many callers the oldest windows go, so that memory stays bounded. */
const maxCallers = 50_000
const windowsOf = new WeakMap<Context, Map<string, Window>>()

/**
 * A general brake, per session or per network. It lives in memory on purpose: a write to the database
 * for every read would cost more than the floods it stops. Limits that guard accounts are in the
 * database (`limits/`).
 */
export function requireWithinFlood(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const limit = request.actor ? 'requestsPerSession' : 'requestsAnonymous'
  const { exceeded, ...left } = countRequest(context, keyOf(request), context.config.limits[limit])
  if (exceeded) throw limitExceeded({ name: limit, ...left })
  reply.headers(rateLimitHeaders(left))
}

/** Counts once more. */
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

/** A session, an application for one person or in its own name, or a stranger's network. */
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
