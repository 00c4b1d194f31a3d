import { browserTracingIntegration, init } from '@sentry/react'
import { scrubbed } from './scrub-report.ts'

/** Loaded only where a reporting address is configured; pages without one never fetch this file. */
export function startErrorReporting(dsn: string) {
  init({
    dsn,
    tracesSampleRate: 1,
    initialScope: { tags: { platform: 'id_frontend' } },
    integrations: [browserTracingIntegration()],
    // Reports go to a third party: they say what broke, not who was there or what they sent.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeBreadcrumb: (breadcrumb) =>
      breadcrumb.category === 'console' ? null : scrubbed(breadcrumb),
    beforeSend: (event) => scrubbed(event),
    beforeSendSpan: (span) => scrubbed(span),
  })
}
