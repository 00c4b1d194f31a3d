import {
  BrowserClient,
  breadcrumbsIntegration,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setActiveSpanInBrowser,
  spanStreamingIntegration,
  startInactiveSpan,
  startNewTrace,
} from '@sentry/react'

/** Removes query strings, email addresses, and secrets from a report. */
export function scrubbed<Value>(value: Value): Value {
  if (typeof value === 'string') return scrubText(value) as Value
  if (Array.isArray(value)) return value.map(scrubbed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, scrubbed(part as unknown)]),
  ) as Value
}

const queryString = /[?#][^\s"'<>]*=[^\s"'<>]*/g
/** Tokens and codes start with a known prefix (`service/src/crypto`). */
const ownSecret = /\bac[a-z]_[\w-]+/g
const emailAddress = /[^\s"'<>@/=&?]+(?:@|%40)[^\s"'<>@/=&?]+\.[a-z]{2,}/gi
const longWord = /[\w-]{32,}/g

function scrubText(text: string): string {
  return text
    .replaceAll(queryString, '')
    .replaceAll(ownSecret, '[secret]')
    .replaceAll(emailAddress, '[email]')
    .replaceAll(longWord, (word) => (looksRandom(word) ? '[secret]' : word))
}

/**
 * Returns whether a word could be a secret. Other parties' secrets are base64. The report's own IDs are hexadecimal,
 * and names have no digits.
 */
function looksRandom(word: string): boolean {
  return /[a-z]/.test(word) && /[A-Z]/.test(word) && /[0-9]/.test(word)
}

/**
 * Starts error reporting, which loads only if a reporting address is configured. It's assembled from parts, because the
 * standard `init` with tracing is twice as large.
 */
export function startErrorReporting(dsn: string) {
  const client = new BrowserClient({
    dsn,
    tracesSampleRate: 1,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration(),
      spanStreamingIntegration(),
    ],
    // Reports are sent to a third party, so they don't include people or the data that they sent.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeBreadcrumb: (breadcrumb) => {
      const { category, data } = breadcrumb
      if (category === 'navigation') trace('navigation', String(data?.['to']))
      return scrubbed(breadcrumb)
    },
    beforeSend: (event) => scrubbed(event),
    beforeSendSpan: (span) => scrubbed(span),
  })
  getCurrentScope().setTag('platform', 'id_frontend').setClient(client)
  client.init()
  trace('pageload', location.pathname, performance.timeOrigin / 1000)
}

/** Starts one trace for the page, and one for each later path. A trace ends when the browser is idle. */
function trace(op: 'pageload' | 'navigation', path: string, startTime = Date.now() / 1000) {
  // No hook can change the name in the report's header.
  const name = scrubbed(path)
  const span = startNewTrace(() => startInactiveSpan({ op, name, startTime }))
  setActiveSpanInBrowser(span)
  whenIdle(() => {
    span.end()
    // Errors on this page belong to the span, even after it was sent.
    setActiveSpanInBrowser(span)
  })
}

function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 1000)
}
