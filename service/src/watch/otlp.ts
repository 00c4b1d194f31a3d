import { traces } from './metrics.ts'
import type { Attributes, Span } from './span.ts'
import type { TraceSettings } from './watch-settings.ts'

const mostWaiting = 2048
const atOnce = 512
const roundMilliseconds = 2000
const patienceMilliseconds = 5000

const kinds = { internal: 1, server: 2, client: 3 }

/**
 * Sends spans as OTLP in JSON, some at a time. Nobody waits for it: what a collector does not take, or what comes
 * while too much waits, is dropped and counted.
 */
export function startSending(settings: TraceSettings, resource: Attributes) {
  let waiting: Span[] = []
  let sending: Promise<void> | undefined

  const sendAll = async () => {
    while (waiting.length > 0) {
      const some = waiting.slice(0, atOnce)
      waiting = waiting.slice(atOnce)
      if (!(await send(settings, bodyOf(some, resource)))) traces.dropped.of().value += some.length
    }
  }
  const round = () => (sending ??= sendAll().finally(() => (sending = undefined)))
  const timer = setInterval(() => void round(), roundMilliseconds)
  timer.unref()

  return {
    take(span: Span) {
      if (waiting.length < mostWaiting) waiting.push(span)
      else traces.dropped.add()
    },
    /** What is left is sent, if that takes no longer than one try. */
    async stop() {
      clearInterval(timer)
      await Promise.race([
        round(),
        new Promise((end) => setTimeout(end, patienceMilliseconds).unref()),
      ])
    },
  }
}

async function send({ url, headers }: TraceSettings, body: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    return ok
  } catch {
    return false
  }
}

function bodyOf(spans: Span[], resource: Attributes): string {
  const scopeSpans = [{ scope: { name: 'accord' }, spans: spans.map(described) }]
  return JSON.stringify({
    resourceSpans: [{ resource: { attributes: listed(resource) }, scopeSpans }],
  })
}

function described(span: Span) {
  const { traceId, spanId, parentId, name, kind, began, ended, attributes, failed } = span
  return {
    traceId,
    spanId,
    ...(parentId !== undefined && { parentSpanId: parentId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: String(began),
    endTimeUnixNano: String(ended),
    attributes: listed(attributes),
    status: failed ? { code: 2 } : {},
  }
}

function listed(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}
