import type { Context } from '#context.ts'
import { postBytes } from '#http/outbound.ts'
import { eventMetrics } from '#observability/metrics.ts'
import type { AttemptOutcome } from './deliveries.store.ts'
import { restAfter } from './schedule.rules.ts'

/** How long a receiver may take to respond. */
export const patienceMilliseconds = 15_000

export interface AttemptRequest {
  to: string
  headers: Record<string, string>
  body: Buffer
  /** Text that isn't shown if the receiver repeats it. */
  secret?: string
  /** Returns what is wrong with a response that has a status of 2xx. */
  readsAnswer?: (text: string) => string | undefined
}

export interface Attempted extends AttemptOutcome {
  isSuccess: boolean
  /** How long the receiver asked not to get another request, in seconds. */
  restSeconds: number
}

/** Sends one request. A receiver that doesn't respond is an outcome too, so this throws only if it's stopped. */
export async function attempt(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  { secret, readsAnswer, ...request }: AttemptRequest,
  at: Date,
  signal?: AbortSignal,
): Promise<Attempted> {
  const started = performance.now()
  try {
    const sent = {
      ...request,
      milliseconds: patienceMilliseconds,
      signal,
      readsWhole: readsAnswer !== undefined,
    }
    const { status, milliseconds, text, whole, retryAfter } = await postBytes(config, sent)
    const isAccepted = status >= 200 && status < 300
    const fault = (isAccepted && readsAnswer?.(whole)) || null
    const error = fault !== null && text === null ? hiddenFault : hide(fault, secret)
    const isSuccess = isAccepted && error === null
    eventMetrics.attempts.inc({ outcome: isSuccess ? 'accepted' : 'refused' })
    const restSeconds = isSuccess ? 0 : restAfter(retryAfter, clock.now())
    const response = cut(hide(text, secret))
    return { at, status, milliseconds, response, error, isSuccess, restSeconds }
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

/** For a response that isn't shown, such as one from an internal network. */
const hiddenFault = "The response indicates that some data wasn't stored."

/** The database stores no more than this. Bytes that aren't text grow when they become replacement characters. */
const maxShownBytes = 4096

function cut(text: string | null): string | null {
  if (text === null || Buffer.byteLength(text) <= maxShownBytes) return text
  // A character that is cut becomes a replacement character of three bytes.
  return Buffer.from(text)
    .subarray(0, maxShownBytes - 3)
    .toString()
}

/** Removes a secret, also if the text ends in the middle of it. */
function hide(text: string | null, secret: string | undefined): string | null {
  if (text === null || secret === undefined) return text
  const shown = text.replaceAll(secret, '…')
  for (let length = secret.length - 1; length >= 4; length -= 1) {
    if (shown.endsWith(secret.slice(0, length))) return `${shown.slice(0, -length)}…`
  }
  return shown
}

/** Errors of a connection may quote what was sent, so only their codes are shown. */
function reasonOf(error: Error & { code?: string }): string {
  const { code, message } = error
  return code === undefined || code === 'ABORT_ERR' ? message.slice(0, 500) : code
}
