import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { removeExpired } from '../browser/browser-storage.ts'
import { settings } from '../browser/settings.ts'
import { startTranslation } from '../i18n/translation.ts'
import { showChosenScheme } from '../ui/scheme.ts'

/**
 * Loads Inter after the first paint, which the file would delay by 0.4 s. Until then, a fallback font with nearly the
 * same metrics (tokens.css) prevents the page from shifting.
 */
export async function loadFont() {
  const inter = new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900' })
  await inter.load().then(
    () => document.fonts.add(inter),
    // If Inter doesn't load, the fallback font is good enough.
    () => undefined,
  )
}

/** Runs once in every document, both in the auth pages and in the console. */
export function startUp() {
  removeExpired()
  showChosenScheme()
  void startTranslation()
  void loadFont()
  void unregisterServiceWorker()
  if (settings.sentryDsn) void reportErrorsTo(settings.sentryDsn)
}

/** Unregisters the service worker of an earlier version of the console, which would keep serving its old files. */
async function unregisterServiceWorker() {
  const registration = await navigator.serviceWorker?.ready
  await registration?.unregister()
}

async function reportErrorsTo(dsn: string) {
  const { startErrorReporting } = await import('./error-reporting.ts')
  startErrorReporting(dsn)
}
