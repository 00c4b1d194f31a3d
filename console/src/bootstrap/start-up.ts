import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { removeExpired } from '../browser/browser-storage.ts'
import { settings } from '../browser/settings.ts'
import { startTranslation } from '../i18n/translation.ts'
import { showChosenScheme } from '../ui/scheme.ts'

/**
 * Loads Inter after the first paint, which the file would delay by 0.4 s. Until then, a fallback with nearly the same
 * metrics (tokens.css) keeps the page from shifting.
 */
export async function loadFont() {
  const inter = new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900' })
  await inter.load().then(
    () => document.fonts.add(inter),
    // The fallback font is good enough.
    () => undefined,
  )
}

/** Runs once in every document: the auth pages and the console. */
export function startUp() {
  removeExpired()
  showChosenScheme()
  void startTranslation()
  void loadFont()
  void unregisterServiceWorker()
  if (settings.sentryDsn) void reportErrorsTo(settings.sentryDsn)
}

/** An earlier console installed one that would keep serving its old files. */
async function unregisterServiceWorker() {
  const registration = await navigator.serviceWorker?.ready
  await registration?.unregister()
}

async function reportErrorsTo(dsn: string) {
  const { startErrorReporting } = await import('./error-reporting.ts')
  startErrorReporting(dsn)
}
