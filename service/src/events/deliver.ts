import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '#context.ts'
import { hasReceivers, isOutboxEmpty } from '#data/events/outbox.store.ts'
import { retryOnConflict } from '#database/transactions.ts'
import { periodic } from '#jobs/periodic.ts'
import { attempt } from './attempt.ts'
import {
  type DueDelivery,
  type LeasedEndpoint,
  cancelDelivery,
  findDeliveryNow,
  hasDueEndpoint,
  leaseEndpoint,
  listDue,
  recordAttempt,
  releaseEndpoint,
  renewLease,
} from './deliveries.store.ts'
import { reactToHealth } from './endpoint-health.ts'
import { buildRequest } from './event-request.ts'
import { fanOut } from './fan-out.ts'
import { createPacer } from './request-pacer.ts'
import { attemptsInLine, delayAfter, isOverloaded } from './schedule.rules.ts'

export type DeliveryParts = Pick<
  Context,
  'clock' | 'config' | 'db' | 'secrets' | 'log' | 'wakeMailer'
> & { log: FastifyBaseLogger }

const ordinary = {
  /** How often workers look for new activity and for due deliveries. */
  lookMilliseconds: 200,
  /** How often they look while there are no endpoints and feeds. */
  idleMilliseconds: 2000,
  leaseSeconds: 60,
  renewMilliseconds: 15_000,
  /** Afterwards, the worker takes another endpoint. */
  turnMilliseconds: 10_000,
  /** Endpoints that a worker sends to at the same time. */
  endpoints: 64,
  /** Of these, the endpoints that failed last. They may take seconds to respond, so others keep most of the room. */
  failing: 24,
  /** Requests to one endpoint at the same time, at most one for each organization. */
  requests: 8,
  /** Requests to one endpoint that begin in a second. */
  perSecond: 100,
  /** How long a stopping worker waits for responses. */
  stopMilliseconds: 3000,
}

export type DeliveryPace = typeof ordinary

/** How many deliveries are read at a time. */
const batch = { max: 80, retries: 20 }
/** An endpoint with one organization has one line. An application's many lines get their turn one after the other. */
const perOrganization = 40

/** Plans and sends events until it's stopped. There can be several workers. */
export function startEventDelivery(parts: DeliveryParts, changed: Partial<DeliveryPace> = {}) {
  const pace = { ...ordinary, ...changed }
  const { db, log } = parts
  const turns = new Map<string, { isFailing: boolean; done: Promise<void> }>()
  const cutting = new AbortController()
  let quietUntil = 0

  const look = async (signal: AbortSignal) => {
    if (performance.now() < quietUntil) return
    if (turns.size === 0 && !(await hasReceivers(db))) {
      quietUntil = performance.now() + pace.idleMilliseconds
      return
    }
    if (!(await isOutboxEmpty(db))) await fanOut(parts, signal)
    if (await hasDueEndpoint(db)) await fill(signal)
  }

  const fill = async (signal: AbortSignal) => {
    while (turns.size < pace.endpoints && !signal.aborted) {
      const failing = [...turns.values()].filter(({ isFailing }) => isFailing).length
      const turn = randomUUID()
      const leasing = { turn, seconds: pace.leaseSeconds, takesFailing: failing < pace.failing }
      const endpoint = await leaseEndpoint(db, leasing)
      if (!endpoint) return
      const done = takeTurn(parts, pace, endpoint, {
        turn,
        stopping: signal,
        cutting: cutting.signal,
      })
        .catch((error: unknown) => log.warn({ err: error, endpoint: endpoint.id }, failed))
        .finally(() => turns.delete(turn))
      turns.set(turn, { isFailing: endpoint.isFailing, done })
    }
  }

  const looking = periodic(log, [{ every: pace.lookMilliseconds, failed, run: look }])
  return {
    wake: () => {
      quietUntil = 0
      looking.wake()
    },
    stop: async () => {
      // The lease of a request that is cut ends with its turn, and another worker sends it again.
      const timer = setTimeout(() => cutting.abort(), pace.stopMilliseconds)
      await looking.stop()
      await Promise.all([...turns.values()].map(({ done }) => done))
      clearTimeout(timer)
    },
  }
}

const failed = 'could not deliver events; will retry soon'

interface Turn {
  turn: string
  /** No further request is begun. */
  stopping: AbortSignal
  /** Requests are cut. */
  cutting: AbortSignal
}

/** Sends to one endpoint until nothing is due, or until others should have their turn. */
async function takeTurn(
  parts: DeliveryParts,
  pace: DeliveryPace,
  endpoint: LeasedEndpoint,
  { turn, stopping, cutting }: Turn,
) {
  const { db, log } = parts
  const lost = new AbortController()
  const lease = { turn, seconds: pace.leaseSeconds }
  const renewing = periodic(log, [
    {
      every: pace.renewMilliseconds,
      failed: "could not renew an endpoint's lease",
      run: async () => {
        if (!(await renewLease(db, endpoint, lease))) lost.abort()
      },
    },
  ])
  const endsAt = performance.now() + pace.turnMilliseconds
  const course = {
    turn,
    /** An endpoint that failed last gets one request, which shows whether it works again. */
    width: endpoint.isFailing ? 1 : pace.requests,
    restSeconds: 0,
    hasEnded: false,
    isOver: () =>
      course.hasEnded ||
      stopping.aborted ||
      lost.signal.aborted ||
      course.restSeconds > 0 ||
      performance.now() > endsAt,
    signal: AbortSignal.any([cutting, lost.signal]),
    waitForTurn: createPacer(pace.perSecond),
  }
  try {
    while (!course.isOver()) {
      const due = await listDue(db, endpoint, { ...batch, perOrganization })
      if (due.length === 0) break
      await sendBatch(parts, pace, endpoint, due, course)
    }
  } catch (error) {
    restAfterError(course)
    throw error
  } finally {
    await renewing.stop()
    await releaseEndpoint(db, endpoint, turn, course.restSeconds)
  }
}

interface Course {
  turn: string
  width: number
  restSeconds: number
  /** Whether the endpoint or the lease is gone. No further request is begun. */
  hasEnded: boolean
  isOver: () => boolean
  signal: AbortSignal
  waitForTurn: () => Promise<void>
}

const errorRestSeconds = 5

/** Ends the turn. The same error would probably follow immediately, except after requests were cut. */
function restAfterError(course: Course) {
  course.hasEnded = true
  if (!course.signal.aborted) course.restSeconds = Math.max(course.restSeconds, errorRestSeconds)
}

/** Sends a batch with several requests at a time, and one organization's deliveries one after the other. */
async function sendBatch(
  parts: DeliveryParts,
  pace: DeliveryPace,
  endpoint: LeasedEndpoint,
  due: readonly DueDelivery[],
  course: Course,
) {
  const lines = [...Map.groupBy(due, ({ organization_id }) => organization_id).values()]
  const runLines = async (place: number) => {
    for (;;) {
      // Fewer lines run while the receiver is overloaded.
      if (place >= course.width || course.isOver()) return
      const line = lines.shift()
      if (!line) return
      try {
        await sendLine(parts, pace, endpoint, line, course)
      } catch (error) {
        restAfterError(course)
        throw error
      }
    }
  }
  while (lines.length > 0 && !course.isOver()) {
    // The lease is needed until the last request is recorded.
    const places = Array.from({ length: course.width }, (_, place) => runLines(place))
    const failure = (await Promise.allSettled(places)).find(({ status }) => status === 'rejected')
    if (failure) throw (failure as PromiseRejectedResult).reason
  }
}

async function sendLine(
  parts: DeliveryParts,
  pace: DeliveryPace,
  endpoint: LeasedEndpoint,
  line: readonly DueDelivery[],
  course: Course,
) {
  let isBlocked = false
  for (const { seq, in_line } of line) {
    if (course.isOver()) return
    // The next ones wait for this one. Retries outside of the line don't.
    if (isBlocked && in_line) continue
    await course.waitForTurn()
    if (!(await sendOne(parts, pace, endpoint, seq, course)) && in_line) isBlocked = true
  }
}

/** Returns false if the deliveries after this one have to wait. */
async function sendOne(
  parts: DeliveryParts,
  pace: DeliveryPace,
  endpoint: LeasedEndpoint,
  seq: string,
  course: Course,
): Promise<boolean> {
  const { db, clock } = parts
  const delivery = await findDeliveryNow(db, endpoint.id, seq, course.turn)
  if (!delivery?.is_leased) {
    course.hasEnded = true
    return false
  }
  if (delivery.state !== 'pending') return true
  const at = new Date(clock.now())
  const request = buildRequest(parts, delivery, at)
  if (!request) {
    await cancelDelivery(db, endpoint.id, seq)
    return true
  }
  const { isSuccess, restSeconds, ...outcome } = await attempt(parts, request, at, course.signal)
  const { is_resent } = delivery
  const number = delivery.scheduled_attempts + 1
  const delay = is_resent ? undefined : delayAfter(number, Math.random())
  const after = {
    state: isSuccess ? 'succeeded' : delay === undefined ? 'failed' : 'pending',
    seconds: Math.max(delay ?? 0, restSeconds),
    inLine: delivery.endpoint.strict_order || number < attemptsInLine,
    counts: !is_resent,
  } as const
  const place = { endpointId: endpoint.id, seq }
  const health = await retryOnConflict(() => recordAttempt(db, place, outcome, after))
  course.restSeconds = Math.max(course.restSeconds, restSeconds)
  if (isSuccess) {
    course.width = Math.min(pace.requests, course.width + 1)
    return true
  }
  if (outcome.status === null || isOverloaded(outcome.status)) course.width = 1
  if (health) await reactToHealth(parts, delivery.endpoint, health, outcome.status)
  return after.state === 'failed' || !after.inLine
}
