import type { Context } from '#context.ts'
import { postBytes } from '#http/outbound.ts'
import { eventMetrics } from '#observability/metrics.ts'
import type { AttemptOutcome } from './deliveries.store.ts'
import type { EventRequest } from './event-request.ts'
import { restAfter } from './schedule.rules.ts'

/** How long a receiver may take to respond. */
export const patienceMilliseconds = 15_000

export interface Attempted extends AttemptOutcome {
  isSuccess: boolean
  /** How long the receiver asked not to get another request, in seconds. */
  restSeconds: number
}

/** Sends one request. A receiver that doesn't respond is an outcome too, so this throws only if it's stopped. */
export async function attempt(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  request: EventRequest,
  at: Date,
  signal?: AbortSignal,
): Promise<Attempted> {
  const started = performance.now()
  try {
    const sent = { ...request, milliseconds: patienceMilliseconds, signal }
    const { status, milliseconds, text, retryAfter } = await postBytes(config, sent)
    const isSuccess = status >= 200 && status < 300
    eventMetrics.attempts.inc({ outcome: isSuccess ? 'accepted' : 'refused' })
    const restSeconds = isSuccess ? 0 : restAfter(retryAfter, clock.now())
    return { at, status, milliseconds, response: text, error: null, isSuccess, restSeconds }
  } catch (error) {
    signal?.throwIfAborted()
    eventMetrics.attempts.inc({ outcome: 'unanswered' })
    const milliseconds = Math.round(performance.now() - started)
    const reason = reasonOf(error as Error)
    return {
      at,
      status: null,
      milliseconds,
      response: null,
      error: reason,
      isSuccess: false,
      restSeconds: 0,
    }
  }
}

/** Errors of a connection may quote what was sent, so only their codes are shown. */
function reasonOf(error: Error & { code?: string }): string {
  const { code, message } = error
  return code === undefined || code === 'ABORT_ERR' ? message.slice(0, 500) : code
}
