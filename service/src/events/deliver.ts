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
import { attemptsInOrder, delayAfter, isOverloaded } from './schedule.rules.ts'

export type DeliveryParts = Pick<
  Context,
  'clock' | 'config' | 'db' | 'secrets' | 'log' | 'wakeMailer'
> & { log: FastifyBaseLogger }

const ordinaryLimits = {
  /** How often workers look for new activity and for due deliveries. */
  findMilliseconds: 200,
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
  /** Of these, the endpoints of one organization and its applications. They can be very many, too. */
  sameOrganization: 8,
  /** Requests to one endpoint at the same time, at most one for each organization. */
  requests: 8,
  /** Requests to one endpoint that begin in a second. */
  perSecond: 100,
  /** How long a stopping worker waits for responses. */
  stopMilliseconds: 3000,
}

export type DeliveryLimits = typeof ordinaryLimits

/** How many deliveries are read at a time. */
const batch = { max: 80, retries: 20 }
/** How many of these are one organization's. The many organizations of an application get their turn one after the other. */
const perOrganization = 40

/** Plans and sends events until it's stopped. There can be several workers. */
export function startEventDelivery(parts: DeliveryParts, changed: Partial<DeliveryLimits> = {}) {
  const limits = { ...ordinaryLimits, ...changed }
  const { db, log } = parts
  const turns = new Map<string, LeasedEndpoint & { done: Promise<void> }>()
  const cutting = new AbortController()
  let quietUntil = 0

  const findWork = async (signal: AbortSignal) => {
    if (performance.now() < quietUntil) return
    if (turns.size === 0 && !(await hasReceivers(db))) {
      quietUntil = performance.now() + limits.idleMilliseconds
      return
    }
    if (!(await isOutboxEmpty(db))) await fanOut(parts, signal)
    if (await hasDueEndpoint(db)) await fill(signal)
  }

  const fill = async (signal: AbortSignal) => {
    while (turns.size < limits.endpoints && !signal.aborted) {
      const id = randomUUID()
      const endpoint = await leaseEndpoint(db, leasing(id))
      if (!endpoint) return
      const done = takeTurn(parts, limits, endpoint, {
        id,
        stopping: signal,
        cutting: cutting.signal,
      })
        .catch((error: unknown) => log.warn({ err: error, endpoint: endpoint.id }, failed))
        .finally(() => turns.delete(id))
      turns.set(id, { ...endpoint, done })
    }
  }

  /** What the worker can still take, so that neither failing endpoints nor one organization's delay others. */
  const leasing = (turn: string) => {
    const taken = [...turns.values()]
    const failing = taken.filter(({ isFailing }) => isFailing).length
    const byOrganization = Map.groupBy(taken, ({ managedBy }) => managedBy)
    const full = [...byOrganization].filter(([, { length }]) => length >= limits.sameOrganization)
    return {
      turn,
      seconds: limits.leaseSeconds,
      takesFailing: failing < limits.failing,
      except: full.map(([organization]) => organization),
    }
  }

  const finding = periodic(log, [{ every: limits.findMilliseconds, failed, run: findWork }])
  return {
    wake: () => {
      quietUntil = 0
      finding.wake()
    },
    stop: async () => {
      // The lease of a request that is cut ends with its turn, and another worker sends it again.
      const timer = setTimeout(() => cutting.abort(), limits.stopMilliseconds)
      await finding.stop()
      await Promise.all([...turns.values()].map(({ done }) => done))
      clearTimeout(timer)
    },
  }
}

const failed = 'could not deliver events; will retry soon'

interface Beginning {
  id: string
  /** No further request is begun. */
  stopping: AbortSignal
  /** Requests are cut. */
  cutting: AbortSignal
}

/** Sends to one endpoint until nothing is due, or until others should have their turn. */
async function takeTurn(
  parts: DeliveryParts,
  limits: DeliveryLimits,
  endpoint: LeasedEndpoint,
  { id, stopping, cutting }: Beginning,
) {
  const { db, log } = parts
  const lost = new AbortController()
  const lease = { turn: id, seconds: limits.leaseSeconds }
  const renewing = periodic(log, [
    {
      every: limits.renewMilliseconds,
      failed: "could not renew an endpoint's lease",
      run: async () => {
        if (!(await renewLease(db, endpoint, lease))) lost.abort()
      },
    },
  ])
  const endsAt = performance.now() + limits.turnMilliseconds
  const turn = {
    id,
    /** An endpoint that failed last gets one request, which shows whether it works again. */
    width: endpoint.isFailing ? 1 : limits.requests,
    restSeconds: 0,
    hasEnded: false,
    isOver: () =>
      turn.hasEnded ||
      stopping.aborted ||
      lost.signal.aborted ||
      turn.restSeconds > 0 ||
      performance.now() > endsAt,
    signal: AbortSignal.any([cutting, lost.signal]),
    waitForTurn: createPacer(limits.perSecond),
  }
  try {
    while (!turn.isOver()) {
      const due = await listDue(db, endpoint, { ...batch, perOrganization })
      if (due.length === 0) break
      await sendBatch(parts, limits, endpoint, due, turn)
    }
  } catch (error) {
    restAfterError(turn)
    throw error
  } finally {
    await renewing.stop()
    await releaseEndpoint(db, endpoint, id, turn.restSeconds)
  }
}

interface Turn {
  id: string
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
function restAfterError(turn: Turn) {
  turn.hasEnded = true
  if (!turn.signal.aborted) turn.restSeconds = Math.max(turn.restSeconds, errorRestSeconds)
}

/** Sends a batch with several requests at a time, and one organization's deliveries one after the other. */
async function sendBatch(
  parts: DeliveryParts,
  limits: DeliveryLimits,
  endpoint: LeasedEndpoint,
  due: readonly DueDelivery[],
  turn: Turn,
) {
  const queues = [...Map.groupBy(due, ({ organization_id }) => organization_id).values()]
  const runQueues = async (place: number) => {
    for (;;) {
      // Fewer queues run while the receiver is overloaded.
      if (place >= turn.width || turn.isOver()) return
      const queue = queues.shift()
      if (!queue) return
      try {
        await sendQueue(parts, limits, endpoint, queue, turn)
      } catch (error) {
        restAfterError(turn)
        throw error
      }
    }
  }
  while (queues.length > 0 && !turn.isOver()) {
    // The lease is needed until the last request is recorded.
    const places = Array.from({ length: turn.width }, (_, place) => runQueues(place))
    const failure = (await Promise.allSettled(places)).find(({ status }) => status === 'rejected')
    if (failure) throw (failure as PromiseRejectedResult).reason
  }
}

async function sendQueue(
  parts: DeliveryParts,
  limits: DeliveryLimits,
  endpoint: LeasedEndpoint,
  queue: readonly DueDelivery[],
  turn: Turn,
) {
  let isBlocked = false
  for (const { seq, in_order } of queue) {
    if (turn.isOver()) return
    // The next ones wait for this one. Retries that nothing waits for don't.
    if (isBlocked && in_order) continue
    await turn.waitForTurn()
    if (!(await sendOne(parts, limits, endpoint, seq, turn)) && in_order) isBlocked = true
  }
}

/** Returns false if the deliveries after this one have to wait. */
async function sendOne(
  parts: DeliveryParts,
  limits: DeliveryLimits,
  endpoint: LeasedEndpoint,
  seq: string,
  turn: Turn,
): Promise<boolean> {
  const { db, clock } = parts
  const delivery = await findDeliveryNow(db, endpoint.id, seq, turn.id)
  if (!delivery?.is_leased) {
    turn.hasEnded = true
    return false
  }
  if (delivery.state !== 'pending') return true
  if (delivery.is_on_hold) return false
  const at = new Date(clock.now())
  const request = buildRequest(parts, delivery, at)
  if (!request) {
    await cancelDelivery(db, endpoint.id, seq)
    return true
  }
  const { isSuccess, restSeconds, ...outcome } = await attempt(parts, request, at, turn.signal)
  const { is_resent } = delivery
  const number = delivery.scheduled_attempts + 1
  const delay = is_resent ? undefined : delayAfter(number, Math.random())
  const after = {
    state: isSuccess ? 'succeeded' : delay === undefined ? 'failed' : 'pending',
    seconds: Math.max(delay ?? 0, restSeconds),
    inOrder: delivery.endpoint.strict_order || number < attemptsInOrder,
    counts: !is_resent,
  } as const
  const place = { endpointId: endpoint.id, seq }
  const health = await retryOnConflict(() => recordAttempt(db, place, outcome, after))
  turn.restSeconds = Math.max(turn.restSeconds, restSeconds)
  if (isSuccess) {
    turn.width = Math.min(limits.requests, turn.width + 1)
    return true
  }
  if (outcome.status === null || isOverloaded(outcome.status)) turn.width = 1
  if (health) await reactToHealth(parts, delivery.endpoint, health, outcome.status)
  return after.state === 'failed' || !after.inOrder
}
