import {
  breadcrumbsIntegration,
  BrowserClient,
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
import { scrubbed } from './scrub-report.ts'

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
