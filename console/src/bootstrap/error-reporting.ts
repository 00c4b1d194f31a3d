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

/** A report without query strings, e-mail addresses and secrets, wherever in it they stand. */
export function scrubbed<Value>(value: Value): Value {
  if (typeof value === 'string') return scrubText(value) as Value
  if (Array.isArray(value)) return value.map(scrubbed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, scrubbed(part as unknown)]),
  ) as Value
}

const queryString = /[?#][^\s"'<>]*=[^\s"'<>]*/g
/** Tokens and codes of every kind by how they begin, in whatever address they stand (`service/src/crypto`). */
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

/** What others call secret is base64; ids of the report itself are hexadecimal, and names have no digits. */
function looksRandom(word: string): boolean {
  return /[a-z]/.test(word) && /[A-Z]/.test(word) && /[0-9]/.test(word)
}

/**
 * Loaded only where a reporting address is configured; pages without one never fetch this file. Put
 * together from its parts, because the ready-made `init` and its tracing weigh twice as much.
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
    // Reports go to a third party: they say what broke, not who was there or what they sent.
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

/** One trace for the page and one for each path after it, until the browser has nothing left to draw. */
function trace(op: 'pageload' | 'navigation', path: string, startTime = Date.now() / 1000) {
  // The name also goes into the report's head, which no hook sees.
  const name = scrubbed(path)
  const span = startNewTrace(() => startInactiveSpan({ op, name, startTime }))
  setActiveSpanInBrowser(span)
  whenIdle(() => {
    span.end()
    // Ended and sent, it still is what the errors of this page belong to.
    setActiveSpanInBrowser(span)
  })
}

function whenIdle(callback: () => void) {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 1000)
}
